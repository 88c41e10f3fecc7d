import { join } from 'node:path';
import type { Outcome, PictureKey } from './reviewedSet.ts';

/** What a run of the visual review leaves for approving it. */
export interface Run {
  chromium: string;
  /** Every story there is, also those that the run did not look at. */
  storyIds: string[];
  taken: (PictureKey & { outcome: Outcome })[];
}

/** Where a run keeps its facts. */
export function runFile(directory: string): string {
  return join(directory, 'run.json');
}
