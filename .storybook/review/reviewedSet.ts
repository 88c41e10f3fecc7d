import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../.ci/startTool.mjs';
import type { Difference } from './picture.ts';
import { type Theme, themes } from './storyPage.ts';

/** What stands beside the reviewed pictures. */
export interface SetFacts {
  /** Version of the Chromium that drew them. */
  chromium: string;
  pictures: number;
}

/** One picture: a story in a theme. */
export interface PictureKey {
  theme: Theme;
  id: string;
}

export const outcomes = ['failed', 'changed', 'new', 'removed', 'unchanged'] as const;
export type Outcome = (typeof outcomes)[number];

/** The languages in which stories are pictured: all in Korean, screens in English too. */
export type PicturedLanguage = 'ko' | 'en';

/** What a run of the visual review leaves for approving it, beside its pictures. */
export interface Run {
  language: PicturedLanguage;
  chromium: string;
  /** Every story there is, also those that the run did not look at. */
  storyIds: string[];
}

/** Where the reviewed pictures of a language lie, and what a run leaves. */
export const reviewedFolder = (language: PicturedLanguage) =>
  join(root, '.storybook/screenshots', language === 'ko' ? '' : language);
export const runFolder = join(root, '.visual');
export const runFile = join(runFolder, 'run.json');

/** The most that all reviewed pictures of a language together may weigh, in bytes. */
export const sizeLimit = 40 * 1024 * 1024;

/** Where a picture lies inside a set. */
export function pictureFile({ theme, id }: PictureKey): string {
  return join(theme, `${id}.webp`);
}

/** The facts of a reviewed set, or null before there is one. */
export function readSetFacts(directory: string): SetFacts | null {
  const file = join(directory, 'set.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as SetFacts) : null;
}

/** Every picture of a set with its size in bytes. */
export function readSet(directory: string): (PictureKey & { bytes: number })[] {
  return themes.flatMap((theme) => {
    const folder = join(directory, theme);
    if (!existsSync(folder)) return [];
    return readdirSync(folder)
      .filter((name) => name.endsWith('.webp'))
      .sort()
      .map((name) => ({
        theme,
        id: name.slice(0, -'.webp'.length),
        bytes: statSync(join(folder, name)).size,
      }));
  });
}

/** What a story's new picture is against the reviewed one; `difference` is null where there is none to compare with. */
export function outcomeOf(taken: { failed: boolean; difference: Difference | null }): Outcome {
  if (taken.failed) return 'failed';
  if (taken.difference === null) return 'new';
  return taken.difference.pixels === 0 ? 'unchanged' : 'changed';
}

/** Reviewed pictures of stories that are gone. */
export function removedFrom<Key extends PictureKey>(set: readonly Key[], storyIds: readonly string[]): Key[] {
  const known = new Set(storyIds);
  return set.filter(({ id }) => !known.has(id));
}

/** How many pictures came to which outcome. */
export function countOutcomes(rows: readonly { outcome: Outcome }[]): Record<Outcome, number> {
  const counts = { failed: 0, changed: 0, new: 0, removed: 0, unchanged: 0 };
  for (const { outcome } of rows) counts[outcome] += 1;
  return counts;
}

/** The exit code of a run (0 all the same, 1 not, 2 no verdict), and the line that says why there is no verdict. */
export function verdictOf(
  counts: Record<Outcome, number>,
  { set, chromium }: { set: SetFacts | null; chromium: string },
): { code: number; note: string | null } {
  if (set !== null && set.chromium !== chromium) {
    const note = `No verdict: the reviewed pictures were drawn by Chromium ${set.chromium}, these by ${chromium}.`;
    return { code: 2, note };
  }
  const isSame = counts.failed + counts.changed + counts.new + counts.removed === 0;
  return { code: isSame ? 0 : 1, note: null };
}

/**
 * Why a run may not become the reviewed set, or null when it may.
 * @param wanted `bytes`: all pictures of the set as it would be; `keepsOld`: some of the old set stay beside the new
 */
export function refusalOf(wanted: {
  bytes: number;
  chromium: string;
  set: SetFacts | null;
  keepsOld: boolean;
}): string | null {
  const { bytes, chromium, set, keepsOld } = wanted;
  if (bytes > sizeLimit) {
    return `The set would weigh ${megabytes(bytes)}, more than the ${megabytes(sizeLimit)} that it may.`;
  }
  if (!keepsOld || set === null || set.chromium === chromium) return null;
  return `The pictures that stay were drawn by Chromium ${set.chromium}, the new ones by ${chromium}: approve a whole run.`;
}

/** Bytes as people read them. */
export function megabytes(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
