import { readFileSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { Verifier } from '@pact-foundation/pact';
import { operationOf, readPact } from '../pactFiles.ts';
import { type StateName, states, type Value } from '../states.ts';
import type { InteractionResult, Job, Mismatch } from './verification.ts';

type Values = Record<string, Value>;

/** What the verifier tells of each interaction. */
interface Told {
  description: string;
  result: string;
  mismatch?: { mismatches?: Mismatch[]; message?: string };
}

/** Asks the provider for its states; notes what went wrong. Without an endpoint the samples have to do. */
function createStateHandlers({ stateUrl, accessToken }: Job, failures: Record<string, string>) {
  async function change(action: string, state: StateName, params: unknown): Promise<Values> {
    const own: Values = state === 'member is signed in' && accessToken !== null ? { accessToken } : {};
    if (stateUrl === null) return { ...states[state].answers, ...own };
    try {
      const answer = await fetch(stateUrl, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ state, params, action }),
      });
      const text = await answer.text();
      if (action === 'teardown') return {};
      if (!answer.ok) throw new Error(`answered ${answer.status}`);
      const values: Values = { ...own, ...(text.startsWith('{') ? JSON.parse(text) : {}) };
      const missing = Object.keys(states[state].answers).filter((name) => values[name] === undefined);
      if (missing.length > 0) throw new Error(`answered no ${missing.join(', no ')}`);
      return values;
    } catch (error) {
      failures[state] = error instanceof Error ? error.message : 'did not answer';
      return {};
    }
  }
  const handlerOf = (state: StateName) => ({
    setup: (params: unknown) => change('setup', state, params),
    teardown: (params: unknown) => change('teardown', state, params),
  });
  return Object.fromEntries((Object.keys(states) as StateName[]).map((state) => [state, handlerOf(state)]));
}

async function verify(job: Job): Promise<InteractionResult[]> {
  const { interactions } = readPact(job.pact);
  if (interactions.length === 0) return [];
  const unprepared: Record<string, string> = {};
  const verifier = new Verifier({
    providerBaseUrl: job.baseUrl,
    pactUrls: [job.pact],
    stateHandlers: createStateHandlers(job, unprepared) as never,
    logLevel: 'error',
    requestFilter: (request: IncomingMessage, _response: unknown, next: () => void) => {
      Object.assign(request.headers, job.headers);
      next();
    },
  });
  const text = await verifier.verifyProvider().catch((error: Error) => error.message);
  // What is no list of results says why the verifier gave up.
  if (!text.startsWith('{')) throw new Error(text);
  const results: Told[] = JSON.parse(text).interactionResults;
  return results.flatMap(({ description, result, mismatch: { mismatches = [], message } = {} }) => {
    const interaction = interactions.find((one) => one.description === description);
    const problems = [
      ...(interaction?.providerStates ?? [])
        .filter(({ name }) => name in unprepared)
        .map(({ name }) => `the state "${name}" could not be prepared: ${unprepared[name]}`),
      ...(result === 'OK' ? [] : problemsOf(mismatches, message)),
    ];
    return interaction ? [{ interaction, operation: operationOf(description), problems, mismatches }] : [];
  });
}

function problemsOf(mismatches: Mismatch[], message = 'the answer does not fit'): string[] {
  if (mismatches.length === 0) return [message];
  const status = mismatches.find(({ type }) => type === 'StatusMismatch');
  if (status) return [`status ${status.expected} is expected, ${status.actual} came`];
  const lines = mismatches.map(({ type, path, mismatch }) => {
    const where = path && path !== '$' ? `${path.replaceAll(/\[\d+\]/g, '[*]')}: ` : '';
    const text = `${type.startsWith('Header') ? 'header: ' : where}${mismatch}`;
    return text.length > 240 ? `${text.slice(0, 239)}…` : text;
  });
  return [...new Set(lines)].sort();
}

const [, , jobsFile = '', resultsFile = ''] = process.argv;
const results: InteractionResult[][] = [];
for (const job of JSON.parse(readFileSync(jobsFile, 'utf8')) as Job[]) results.push(await verify(job));
writeFileSync(resultsFile, JSON.stringify(results));
process.exit(0);
