import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One agreed call, as a pact file has it. */
export interface PactInteraction {
  description: string;
  /** Whether a verification stays green when it does not hold; the comments say why. */
  pending?: boolean;
  comments?: { text: string[] };
  providerStates?: { name: string; params?: Record<string, unknown> }[];
  request: { method: string; path: string; headers?: Record<string, string[]> };
  response: {
    status: number;
    body?: { content: unknown };
    /** The matchers by part (`body`, `header`) and by place in it. */
    matchingRules?: Record<string, Record<string, unknown>>;
  };
}

/** The pact, as its file has it. */
export interface Pact {
  interactions: PactInteraction[];
}

export const pactFile = join(import.meta.dirname, 'pacts', 'campus-bell-web-app.json');

/** Where a run of the consumer contracts writes, emptied before each. */
export const writtenDir = join(import.meta.dirname, '../.vitest/pacts');

/** Reads a pact, by default the committed one. */
export const readPact = (file = pactFile) => JSON.parse(readFileSync(file, 'utf8')) as Pact;

/** The pact that the consumer contracts have just written, in an order of its own. */
export function readWrittenPact(): Pact {
  const [file] = globSync('*.json', { cwd: writtenDir });
  if (file === undefined) throw new Error('No pact was written: run all of `npm run contracts`.');
  const written = readPact(join(writtenDir, file));
  return {
    ...written,
    interactions: written.interactions.toSorted((a, b) => (a.description < b.description ? -1 : 1)),
  };
}

/** The operationId that a description starts with. */
export const operationOf = (description: string) => description.split(' ')[0] ?? '';
