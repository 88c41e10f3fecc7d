import { setTimeout } from 'node:timers/promises';
import { createCampus } from '@campus-bell/fixtures/campus';
import { createAnswerRecorder } from '@campus-bell/fixtures/contract/answerRecorder';
import { type OpenApiDocument, operationAt } from '@campus-bell/fixtures/contract/operations';
import { waivers } from '@campus-bell/fixtures/contract/waivers';
import { type ScenarioName, scenarios } from '@campus-bell/fixtures/scenarios';
import { createLocalApiFetch } from '@campus-bell/fixtures/server';
import { type CallRecord, createSwitchboard } from '@campus-bell/fixtures/server/switches';

const silent: ScenarioName[] = ['neverAnswers', 'networkDown', 'slowAnswers'];
const longestWaitTurns = 20;

/**
 * Makes calls once more without their bearer, with one that is refused, and one of each operation under each scenario
 * that stories and end-to-end tests may use. Every answer has to fit openapi.yaml, but for the scenarios with a waiver.
 */
export async function misfitsOfFixtures(
  document: OpenApiDocument,
  calls: readonly CallRecord[],
): Promise<string[]> {
  const names = (Object.keys(scenarios) as ScenarioName[]).filter((name) => !silent.includes(name));
  const named = calls.map((call) => [operationAt(document, call)?.operationId, call] as const);
  const oneEach = [...new Map(named.toReversed()).values()].toReversed();
  const runs: { label: string; sent: readonly CallRecord[]; scenario?: ScenarioName; bearer?: string }[] = [
    { label: 'without a bearer', sent: calls, bearer: '' },
    { label: 'with an expired bearer', sent: calls, bearer: 'Bearer expired' },
    ...names.map((scenario) => ({ label: scenario, sent: oneEach, scenario })),
  ];
  const problems: string[] = [];
  const misfits = new Map<string, string>();
  let found = new Set<string>();
  const record = createAnswerRecorder(document, (misfit) => found.add(misfit));
  for (const { label, sent, scenario, bearer } of runs) {
    found = new Set();
    const campus = createCampus();
    const active = scenario === undefined ? [] : [scenario];
    const answer = createLocalApiFetch(campus, { ...createSwitchboard(), scenarios: active });
    const authorization = bearer ?? `Bearer ${campus.signIn('member').accessToken}`;
    for (const call of sent) {
      const [id] = /\d+$/.exec(call.path) ?? [];
      if (id !== undefined) campus.addEvent({ id: Number(id) });
      const request = requestOf(call, authorization);
      const response = await Promise.race([answer(request), nothingCame()]);
      if (response !== null) await record(request, response);
    }
    if (!active.some((name) => name in waivers)) {
      for (const misfit of found) if (!misfits.has(misfit)) misfits.set(misfit, label);
    } else if (found.size === 0) problems.push(`the waiver for ${label} is not needed`);
  }
  return [...problems, ...[...misfits].map(([misfit, label]) => `${misfit} (first ${label})`)];
}

function requestOf({ method, path, query, withBearer, body }: CallRecord, authorization: string): Request {
  const headers = new Headers(body === '' ? {} : { 'Content-Type': 'application/json' });
  if (withBearer && authorization !== '') headers.set('Authorization', authorization);
  return new Request(`http://localhost:4174${path}${query}`, { method, headers, body: body || null });
}

/** Null after a few turns of the event loop: a scenario holds the answer back. */
async function nothingCame(): Promise<null> {
  for (let turn = 0; turn < longestWaitTurns; turn += 1) await setTimeout(1);
  return null;
}
