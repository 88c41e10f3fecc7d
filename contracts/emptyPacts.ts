import { mkdirSync, rmSync } from 'node:fs';
import { writtenDir } from './pactFiles.ts';

/** Runs before the consumer contracts: Pact adds to the file that it finds. */
export function setup() {
  rmSync(writtenDir, { recursive: true, force: true });
  mkdirSync(writtenDir, { recursive: true });
}
