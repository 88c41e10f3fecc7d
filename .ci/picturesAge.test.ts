import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { markOfLooks, oldPictures } from './picturesAge.mjs';

let directory = '';
const picture = (name: string, text: string) => writeFileSync(join(directory, name), text);

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'looks-'));
  for (const theme of ['light', 'dark']) mkdirSync(join(directory, theme));
  picture('light/screens-home--all.webp', 'one');
  picture('dark/screens-event-detail--no-image.webp', 'two');
});
afterEach(() => rmSync(directory, { recursive: true }));

describe('how the shown screens look', () => {
  test('changes with their reviewed pictures', () => {
    const before = markOfLooks(directory);
    expect(markOfLooks(directory)).toBe(before);
    picture('dark/screens-event-detail--no-image.webp', 'three');
    expect(markOfLooks(directory)).not.toBe(before);
  });

  test('does not change with what is not shown', () => {
    const before = markOfLooks(directory);
    picture('light/widgets-chip--chosen.webp', 'new');
    expect(markOfLooks(directory)).toBe(before);
  });
});

test('pictures are old when the looks are not those that were noted', () => {
  const record = join(directory, 'taken.json');
  expect(oldPictures(record, 'a')).toContain('npm run pictures');
  writeFileSync(record, JSON.stringify({ looks: 'a' }));
  expect(oldPictures(record, 'a')).toBeNull();
  expect(oldPictures(record, 'b')).toContain('npm run pictures');
});
