import { readFileSync } from 'node:fs';
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

/** Reads a pact, by default the committed one. */
export const readPact = (file = pactFile) => JSON.parse(readFileSync(file, 'utf8')) as Pact;

/** The operationId that a description starts with. */
export const operationOf = (description: string) => description.split(' ')[0] ?? '';
