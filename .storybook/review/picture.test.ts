import { describe, expect, it } from 'vitest';
import { compare, decode, encode, type Picture, withoutEmptyEnd } from './picture.ts';

const grey = [120, 120, 120, 255];

function picture(width: number, height: number, painted: Record<number, number[]> = {}): Picture {
  const data = Buffer.alloc(width * height * 4, Buffer.from(grey));
  for (const [pixel, colour] of Object.entries(painted)) Buffer.from(colour).copy(data, Number(pixel) * 4);
  return { width, height, data };
}

describe('comparing two pictures', () => {
  it('finds no difference between equal ones', async () => {
    expect(await compare(picture(4, 4), picture(4, 4))).toEqual({ pixels: 0 });
  });

  it('counts a pixel of a smoothed edge', async () => {
    const edge = (between: number) => {
      const shades = [0, 0, 0, 0, between, 255, 255, 255, 255];
      const painted = Array.from({ length: 81 }, (_, pixel) => {
        const shade = shades[(pixel % 9) - (pixel < 36 ? 0 : 1)] ?? 0;
        return [pixel, [shade, shade, shade, 255]];
      });
      return picture(9, 9, Object.fromEntries(painted));
    };
    expect((await compare(edge(100), edge(160))).pixels).toBe(9);
  });

  it('counts a single pixel that changed and marks it', async () => {
    const difference = await compare(picture(4, 4), picture(4, 4, { 5: [140, 140, 140, 255] }));
    expect(difference.pixels).toBe(1);
    expect('marked' in difference && [...difference.marked.data.subarray(20, 23)]).toEqual([214, 0, 94]);
  });

  it('lets pass what no eye sees', async () => {
    expect(await compare(picture(4, 4), picture(4, 4, { 5: [121, 120, 120, 255] }))).toEqual({ pixels: 0 });
  });

  it('counts the area that only one of them has, whatever its colour', async () => {
    const white = Object.fromEntries(
      Array.from({ length: 8 }, (_, pixel) => [pixel + 16, [255, 255, 255, 255]]),
    );
    const black = Object.fromEntries(Array.from({ length: 8 }, (_, pixel) => [pixel + 16, [0, 0, 0, 255]]));
    for (const tall of [picture(4, 6), picture(4, 6, white), picture(4, 6, black)]) {
      expect((await compare(picture(4, 4), tall)).pixels).toBe(8);
      expect((await compare(tall, picture(4, 4))).pixels).toBe(8);
    }
    expect((await compare(picture(4, 4), picture(5, 4))).pixels).toBe(4);
  });
});

describe('the end of a picture', () => {
  it('keeps a little room below what is painted', () => {
    const { height } = withoutEmptyEnd(picture(4, 100, { 42: [0, 0, 0, 255] }));
    expect(height).toBe(11 + 16);
  });

  it('stays when something is painted there', () => {
    expect(withoutEmptyEnd(picture(4, 100, { 396: [0, 0, 0, 255] })).height).toBe(100);
  });

  it('leaves a strip of a picture without anything', () => {
    expect(withoutEmptyEnd(picture(4, 100)).height).toBe(32);
  });
});

describe('the file of a picture', () => {
  it('gives back every pixel', async () => {
    const before = picture(6, 6, { 3: [1, 2, 3, 255], 20: [250, 251, 252, 255] });
    expect(await compare(before, await decode(await encode(before)))).toEqual({ pixels: 0 });
    expect((await decode(await encode(before))).data.equals(before.data)).toBe(true);
  });
});
