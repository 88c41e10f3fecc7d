import { setTimeout } from 'node:timers/promises';
import { createCampus } from '@campus-bell/fixtures/campus';
import { type AnswerCheck, createAnswerCheck } from '@campus-bell/fixtures/contract/answerCheck';
import type { OpenApiDocument } from '@campus-bell/fixtures/contract/operations';
import { waivers } from '@campus-bell/fixtures/contract/waivers';
import { type ScenarioName, scenarios } from '@campus-bell/fixtures/scenarios';
import { createLocalApiFetch } from '@campus-bell/fixtures/server';
import { createSwitchboard } from '@campus-bell/fixtures/server/switches';
import type { Finding } from '../checks/Finding.ts';
import { filledRequest, operationOf, type Pact, type PactInteraction } from '../pactFiles.ts';
import { prepareState } from './campusStates.ts';

const silent: ScenarioName[] = ['neverAnswers', 'networkDown', 'slowAnswers'];
const longestWaitTurns = 20;

type Bearer = 'member' | 'none' | 'expired';

/**
 * Sends the agreed requests to the handlers: all of them as member, visitor and with a refused bearer, and one of
 * each operation under each scenario that stories and end-to-end tests may use. Every answer has to fit openapi.yaml.
 */
export async function checkFixtureAnswers(document: OpenApiDocument, pact: Pact): Promise<Finding> {
  const check = createAnswerCheck(document);
  const names = (Object.keys(scenarios) as ScenarioName[]).filter((name) => !silent.includes(name));
  const bearers: Bearer[] = ['member', 'none', 'expired'];
  const runs: { scenario: ScenarioName | null; bearer: Bearer }[] = [
    ...bearers.map((bearer) => ({ scenario: null, bearer })),
    ...names.map((scenario) => ({ scenario, bearer: 'member' as const })),
  ];
  const all = pact.interactions;
  const answered = all.filter(({ response }) => response.status < 400).toReversed();
  const firstOfEach = new Map(answered.map((call) => [operationOf(call.description), call]));
  const oneEach = [...firstOfEach.values()].toReversed();
  const problems: string[] = [];
  const misfits = new Map<string, string[]>();
  let answers = 0;
  for (const { scenario, bearer } of runs) {
    const found = await answerAll(scenario === null ? all : oneEach, scenario, bearer, check);
    answers += found.answers;
    const isWaived = scenario !== null && scenario in waivers;
    if (isWaived && found.problems.size === 0) problems.push(`the waiver for ${scenario} is not needed`);
    const label = scenario ?? `bearer: ${bearer}`;
    if (isWaived) continue;
    for (const misfit of found.problems) misfits.set(misfit, [...(misfits.get(misfit) ?? []), label]);
  }
  for (const [misfit, labels] of misfits) {
    const more = labels.length > 1 ? ` and ${labels.length - 1} more runs` : '';
    problems.push(`${misfit} (${labels[0]}${more})`);
  }
  return { problems, detail: `${answers} answers, ${names.length} scenarios` };
}

async function answerAll(
  interactions: PactInteraction[],
  scenario: ScenarioName | null,
  bearer: Bearer,
  check: AnswerCheck,
) {
  const campus = createCampus();
  const switchboard = createSwitchboard();
  const answer = createLocalApiFetch(campus, switchboard);
  const problems = new Set<string>();
  let answers = 0;
  for (const interaction of interactions) {
    if (scenario === null) campus.reset();
    switchboard.failures = [];
    switchboard.scenarios = scenario === null ? [] : [scenario];
    const failCalls = (method: string, path: string) =>
      void switchboard.failures.push({ method, path, value: 500, left: null });
    const values = {};
    for (const { name, params = {} } of interaction.providerStates ?? []) {
      Object.assign(values, prepareState({ campus, failCalls }, name, params));
    }
    const request = requestOf(filledRequest(interaction, values), bearer);
    const response = await within(answer(request));
    if (response === null) continue;
    answers += 1;
    const type = response.headers.get('Content-Type') ?? '';
    const came = { status: response.status, type, text: await response.text() };
    const { pathname } = new URL(request.url);
    for (const problem of check({ method: request.method, path: pathname }, came)) problems.add(problem);
  }
  return { problems, answers };
}

function requestOf(request: ReturnType<typeof filledRequest>, bearer: Bearer) {
  const { method, path, query = {}, authorization, body } = request;
  const search = new URLSearchParams(Object.entries(query).map(([name, [value = '']]) => [name, value]));
  const sent = new Headers();
  if (body !== undefined) sent.set('Content-Type', 'application/json');
  if (bearer === 'expired') sent.set('Authorization', 'Bearer expired');
  else if (bearer === 'member' && authorization !== null) sent.set('Authorization', authorization);
  const init = { method, headers: sent, body: body === undefined ? null : JSON.stringify(body) };
  return new Request(`http://localhost:4174${path}?${search}`, init);
}

/** An answer that comes within a few turns of the event loop; null for one that a scenario holds back. */
function within(answer: Promise<Response>): Promise<Response | null> {
  const turns = async () => {
    for (let turn = 0; turn < longestWaitTurns; turn += 1) await setTimeout(1);
    return null;
  };
  return Promise.race([answer, turns()]);
}
