import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../.ci/startTool.mjs';
import type { Theme } from './storyPage.ts';

/** One picture: a story in a theme. */
export interface PictureKey {
  theme: Theme;
  id: string;
}

export const outcomes = ['failed', 'changed', 'new', 'removed', 'unchanged'] as const;
export type Outcome = (typeof outcomes)[number];
export type Counts = Record<Outcome, number>;

/** What a run of the visual review leaves for approving it, beside its pictures. */
export interface Run {
  /** The languages in which stories are pictured: all in Korean, screens in English too. */
  language: 'ko' | 'en';
  /** Version of the Chromium that drew them. */
  chromium: string;
  /** Every story there is, also those that the run did not look at. */
  storyIds: string[];
  rows: (PictureKey & { outcome: Outcome })[];
}

/** Where the reviewed pictures of a language lie, and what a run leaves. */
export const reviewedFolder = (language: Run['language']) =>
  join(root, '.storybook/screenshots', language === 'ko' ? '' : language);
export const runFolder = join(root, '.visual');
export const runFile = join(runFolder, 'run.json');

/** The most that all reviewed pictures of a language together may weigh, in bytes. */
export const sizeLimit = 40 * 1024 * 1024;

/** Where a picture lies inside a set. */
export const pictureFile = ({ theme, id }: PictureKey) => join(theme, `${id}.webp`);

/** The version of the Chromium that drew a set, or null before there is one. */
export function drawnBy(directory: string): string | null {
  const file = join(directory, 'set.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).chromium : null;
}

/** The size of every picture of a set by its file, in bytes. */
export const readSet = (directory: string): Map<string, number> =>
  new Map(
    globSync('{light,dark}/*.webp', { cwd: directory }).map((file) => [
      file,
      statSync(join(directory, file)).size,
    ]),
  );

/** The exit code of a run (0 all the same, 1 not, 2 no verdict), and the line that says why there is no verdict. */
export function verdictOf(
  { unchanged, ...others }: Counts,
  drawn: { reviewed: string | null; now: string },
): { code: number; note: string | null } {
  if (drawn.reviewed !== null && drawn.reviewed !== drawn.now) {
    const note = `No verdict: the reviewed pictures were drawn by Chromium ${drawn.reviewed}, these by ${drawn.now}.`;
    return { code: 2, note };
  }
  return { code: Object.values(others).every((count) => count === 0) ? 0 : 1, note: null };
}

/**
 * Why a run may not become the reviewed set, or null when it may.
 * @param bytes of all pictures of the set as it would be
 * @param drawn by which Chromium: the pictures that stay beside the new ones, if some do, and the new ones
 */
export function refusalOf(bytes: number, drawn: { staying: string | null; now: string }): string | null {
  if (bytes > sizeLimit) {
    return `The set would weigh ${megabytes(bytes)}, more than the ${megabytes(sizeLimit)} that it may.`;
  }
  if (drawn.staying === null || drawn.staying === drawn.now) return null;
  return `The pictures that stay were drawn by Chromium ${drawn.staying}, the new ones by ${drawn.now}: approve a whole run.`;
}

/** Bytes as people read them. */
export const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`;
