import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IndexEntry } from 'storybook/internal/types';
import { runTool } from '../../.ci/startTool.mjs';

/** A story or a docs page of the built Storybook. */
export type Entry = Pick<IndexEntry, 'id' | 'title' | 'name' | 'type'>;

/** Builds the Storybook into a folder; ends the process when that fails. */
export function buildStorybook(directory: string) {
  const { status } = runTool('storybook', ['build', '-o', directory, '--quiet'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) {
    console.error('The Storybook does not build.');
    process.exit(1);
  }
}

/** All entries of the built Storybook, in the order of its sidebar. */
export const readEntries = (directory: string): Entry[] =>
  Object.values(JSON.parse(readFileSync(join(directory, 'index.json'), 'utf8')).entries);

/** Those that a word names: a row's whole id names that row only, else the beginning of ids. No word names all. */
export function withPrefix<Row extends { id: string }>(
  rows: readonly Row[],
  words: readonly string[],
): Row[] {
  if (words.length === 0) return [...rows];
  const ids = new Set(rows.map(({ id }) => id));
  return rows.filter(({ id }) => words.some((word) => (ids.has(word) ? id === word : id.startsWith(word))));
}
