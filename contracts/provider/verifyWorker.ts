import { readFileSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { Verifier } from '@pact-foundation/pact';
import type { Job, RawResult } from './verification.ts';

/** Asks the provider for a state; notes what went wrong, keeps the bearer that it answers. */
function createStateHandlers(job: Job, states: string[], result: RawResult) {
  let bearer: string | null = null;
  const ask = async (state: string, params: unknown, action: string) => {
    if (job.stateUrl === null) return;
    try {
      const answer = await fetch(job.stateUrl, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ state, params, action }),
      });
      const text = await answer.text();
      if (!answer.ok && action === 'setup') result.states[state] = `answered ${answer.status}`;
      const values = text.startsWith('{') ? (JSON.parse(text) as { accessToken?: unknown }) : {};
      if (typeof values.accessToken === 'string') bearer = values.accessToken;
      if (action === 'teardown') bearer = null;
    } catch (error) {
      result.states[state] = error instanceof Error ? error.message : 'did not answer';
    }
  };
  const handlers = Object.fromEntries(
    states.map((state) => [
      state,
      {
        setup: (params: unknown) => ask(state, params, 'setup'),
        teardown: (params: unknown) => ask(state, params, 'teardown'),
      },
    ]),
  );
  return { handlers, bearer: () => bearer };
}

async function verify(job: Job): Promise<RawResult> {
  const result: RawResult = { answers: [], states: {}, crashed: null };
  for (const pact of job.pacts) {
    const { interactions } = JSON.parse(readFileSync(pact.file, 'utf8')) as {
      interactions: { providerStates?: { name: string }[] }[];
    };
    const states = new Set(
      interactions.flatMap(({ providerStates = [] }) => providerStates.map(({ name }) => name)),
    );
    const { handlers, bearer } = createStateHandlers(job, [...states], result);
    const verifier = new Verifier({
      providerBaseUrl: job.baseUrl,
      pactUrls: [pact.file],
      stateHandlers: handlers,
      logLevel: 'error',
      requestFilter: (request: IncomingMessage, _response: unknown, next: () => void) => {
        for (const [name, value] of Object.entries(job.headers)) {
          const isBearer = name.toLowerCase() === 'authorization';
          if (!isBearer) request.headers[name.toLowerCase()] = value;
          else if (pact.signedIn && request.headers.authorization) request.headers.authorization = value;
        }
        const token = bearer();
        if (pact.signedIn && token !== null && request.headers.authorization) {
          request.headers.authorization = `Bearer ${token}`;
        }
        next();
      },
    });
    const text = await verifier.verifyProvider().catch((error: Error) => error.message);
    try {
      result.answers.push(JSON.parse(text) as RawResult['answers'][number]);
    } catch {
      result.crashed = text;
    }
  }
  return result;
}

const [, , jobsFile = '', resultsFile = ''] = process.argv;
const jobs = JSON.parse(readFileSync(jobsFile, 'utf8')) as Job[];
const results: RawResult[] = [];
for (const job of jobs) results.push(await verify(job));
writeFileSync(resultsFile, JSON.stringify(results));
process.exit(0);
