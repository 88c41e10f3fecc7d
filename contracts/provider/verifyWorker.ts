import { readFileSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { Verifier } from '@pact-foundation/pact';
import { readPact } from '../pactFiles.ts';
import { type StateName, states, type Value } from '../states.ts';
import type { Job, RawResult } from './verification.ts';

type Values = Record<string, Value>;

/** Asks the provider for its states; notes what went wrong. Without an endpoint the samples have to do. */
function createStateHandlers({ stateUrl, accessToken }: Job, failures: RawResult['states']) {
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

async function verify(job: Job): Promise<RawResult> {
  const states: RawResult['states'] = {};
  if (readPact(job.pact).interactions.length === 0) return { interactionResults: [], states };
  const verifier = new Verifier({
    providerBaseUrl: job.baseUrl,
    pactUrls: [job.pact],
    stateHandlers: createStateHandlers(job, states) as never,
    logLevel: 'error',
    requestFilter: (request: IncomingMessage, _response: unknown, next: () => void) => {
      Object.assign(request.headers, job.headers);
      next();
    },
  });
  const text = await verifier.verifyProvider().catch((error: Error) => error.message);
  // What is no list of results says why the verifier gave up.
  if (!text.startsWith('{')) throw new Error(text);
  return { ...JSON.parse(text), states };
}

const [, , jobsFile = '', resultsFile = ''] = process.argv;
const results: RawResult[] = [];
for (const job of JSON.parse(readFileSync(jobsFile, 'utf8')) as Job[]) results.push(await verify(job));
writeFileSync(resultsFile, JSON.stringify(results));
process.exit(0);
