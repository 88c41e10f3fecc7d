import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { qrPicture } from './qrPicture.ts';

const link =
  'https://design.example/bell/iframe.html?id=screens-home--loading&viewMode=story&globals=theme:dark;network:offline';

/** Paints the path on a grid again. */
function paint({ side, path }: { side: number; path: string }): boolean[][] {
  const grid = Array.from({ length: side }, () => Array<boolean>(side).fill(false));
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let step = 0; step < Number(length); step += 1) {
      const row = grid[Number(y)];
      if (row !== undefined) row[Number(x) + step] = true;
    }
  }
  return grid;
}

test('the picture is the code of the link, module for module, with its quiet zone', () => {
  const painted = paint(qrPicture(link));
  expect(painted).toEqual(encode(link, { ecc: 'L', border: 4 }).data);
  expect(painted.slice(0, 4).flat()).not.toContain(true);
  expect(painted[4]?.slice(4, 11)).toEqual(Array(7).fill(true));
});

test('another link is another picture', () => {
  expect(qrPicture(link).path).not.toBe(qrPicture(`${link};role:member`).path);
});
