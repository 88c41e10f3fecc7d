import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { memberConsumer, refusedConsumer } from './consumer/consumers.ts';

/** One agreed call, as a pact file has it. */
export interface PactInteraction {
  description: string;
  providerStates?: { name: string; params?: Record<string, unknown> }[];
  request: {
    method: string;
    path: string;
    query?: Record<string, string[]>;
    headers?: Record<string, string[]>;
    body?: { content: unknown };
    matchingRules?: Rules;
  };
  response: { status: number; body?: { content: unknown }; matchingRules?: Rules };
}

/** The matchers of a message, by part (`body`, `header`) and by path in it. */
type Rules = Record<string, Record<string, { matchers: { match: string }[] }>>;

/** A committed pact. */
export interface Pact {
  name: string;
  /** Whether a verification replaces the sample bearers by one of the signed-in member. */
  signedIn: boolean;
  content: { consumer: { name: string }; interactions: PactInteraction[] };
}

export const pactsDir = join(import.meta.dirname, 'pacts');

/** Names of the pact files by consumer. */
export const pactNames: Record<string, string> = {
  [memberConsumer]: 'campus-bell-web-app.json',
  [refusedConsumer]: 'campus-bell-web-app-refused.json',
};

/** Reads the pacts of a folder, by default the committed ones. */
export function readPacts(dir = pactsDir): Pact[] {
  const names = readdirSync(dir).filter((name) => name.endsWith('.json'));
  return names.sort().map((name) => {
    const content = JSON.parse(readFileSync(join(dir, name), 'utf8')) as Pact['content'];
    return { name, signedIn: content.consumer.name !== refusedConsumer, content };
  });
}

/** All interactions of all pacts. */
export const interactionsOf = (pacts: Pact[]) => pacts.flatMap(({ content }) => content.interactions);

/** The operationId that a description starts with. */
export const operationOf = (description: string) => description.split(' ')[0] ?? '';
