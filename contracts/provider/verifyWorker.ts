import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Verifier } from '@pact-foundation/pact';
import { operationOf, readPact } from '../pactFiles.ts';
import { type StateName, states, type Value } from '../states.ts';
import type { Mismatch, Target, verify } from './verification.ts';

/** What the verifier tells of each interaction. */
interface Told {
  description: string;
  result: string;
  mismatch?: { mismatches?: Mismatch[]; message?: string };
}

process.once('message', async ([target, interactions]: Parameters<typeof verify>) => {
  const dir = mkdtempSync(join(tmpdir(), 'campus-bell-verify-'));
  const pact = join(dir, 'pact.json');
  writeFileSync(pact, JSON.stringify({ ...readPact(), interactions }));
  const unprepared: Record<string, string> = {};
  const verifier = new Verifier({
    providerBaseUrl: target.baseUrl,
    pactUrls: [pact],
    stateHandlers: createStateHandlers(target, unprepared) as never,
    logLevel: 'error',
    requestFilter: (request: IncomingMessage, _response: unknown, next: () => void) => {
      Object.assign(request.headers, target.headers);
      next();
    },
  });
  const text = await verifier.verifyProvider().catch((error: Error) => error.message);
  rmSync(dir, { recursive: true });
  // What is no list of results says why the verifier gave up.
  if (!text.startsWith('{')) throw new Error(text);
  const results: Told[] = JSON.parse(text).interactionResults;
  const judged = results.flatMap(({ description, result, mismatch: { mismatches = [], message } = {} }) => {
    const interaction = interactions.find((one) => one.description === description);
    const problems = [
      ...(interaction?.providerStates ?? [])
        .filter(({ name }) => name in unprepared)
        .map(({ name }) => `the state "${name}" could not be prepared: ${unprepared[name]}`),
      ...(result === 'OK' ? [] : problemsOf(mismatches, message)),
    ];
    return interaction ? [{ interaction, operation: operationOf(description), problems, mismatches }] : [];
  });
  process.send?.(judged, () => process.exit(0));
});

/** Asks the provider for its states; notes what went wrong. Without an endpoint the samples have to do. */
function createStateHandlers({ stateUrl, accessToken }: Target, failures: Record<string, string>) {
  async function change(action: string, state: StateName, params: unknown): Promise<Record<string, Value>> {
    const own: Record<string, Value> = state === 'member is signed in' && accessToken ? { accessToken } : {};
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
      const values = { ...own, ...(text.startsWith('{') ? JSON.parse(text) : {}) };
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
