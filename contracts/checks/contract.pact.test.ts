import { join } from 'node:path';
import { type OpenApiDocument, operationAt } from '@campus-bell/fixtures/contract/operations';
import { readOpenApi } from '@campus-bell/fixtures/contract/readOpenApi';
import type { CallRecord } from '@campus-bell/fixtures/server/switches';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readReadings } from '../consumer/recordReads.ts';
import { operationOf, pactFile, readPact, readWrittenPact } from '../pactFiles.ts';
import { misfitsOfFixtures } from '../provider/fixtureAnswers.ts';
import { type Provider, startFixtureProvider } from '../provider/fixtureProvider.ts';
import { type InteractionResult, verify } from '../provider/verification.ts';
import { states } from '../states.ts';
import { gapsBetween, renamed } from './closure.ts';
import { leavesOf } from './openApi.ts';
import { statesPage } from './statesPage.ts';

const mostInteractions = 70;

const document: OpenApiDocument = readOpenApi();
const pact = readWrittenPact();
const descriptions = pact.interactions.map(({ description }) => description);
let provider: Provider;
let results: InteractionResult[] = [];
let calls: CallRecord[] = [];

beforeAll(async () => {
  provider = await startFixtureProvider();
  results = await verify(provider, readPact().interactions);
  calls = [...provider.api.switchboard.calls];
});

afterAll(() => provider.close());

test('the pact is current (`npm run contracts -- -u` makes it so)', () =>
  expect(`${JSON.stringify(pact, null, 2)}\n`).toMatchFileSnapshot(pactFile));

test('STATES.md is current (`npm run contracts -- -u` makes it so)', () =>
  expect(statesPage(pact)).toMatchFileSnapshot(join(import.meta.dirname, '..', 'STATES.md')));

test('the pact fits openapi.yaml', async () => {
  expect(await leavesOf(document, pact)).toEqual([]);
});

test('interactions are called as their operations, each once, and are not too many', () => {
  const misnamed = pact.interactions.filter(
    ({ description, request }) => operationAt(document, request)?.operationId !== operationOf(description),
  );
  expect(misnamed.map(({ description }) => description)).toEqual([]);
  expect(descriptions).toEqual([...new Set(descriptions)]);
  expect(descriptions.length).toBeLessThanOrEqual(mostInteractions);
});

test('fields of the pact are those the client reads', () => {
  expect(gapsBetween(pact, readReadings())).toEqual([]);
});

test.each(pact.interactions)('$description: its answer is matched by type alone', ({ response }) => {
  const matched = Object.keys(response.matchingRules?.body ?? {});
  expect(literals(response.body?.content).filter((path) => !matched.includes(path))).toEqual([]);
});

/** Paths of the sample texts and numbers in a body. */
function literals(value: unknown, path = '$'): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => literals(item, `${path}[*]`));
  if (typeof value === 'string' || typeof value === 'number') return [path.replace(/\[\*\]$/, '')];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, field]) => literals(field, `${path}.${key}`));
}

test('every interaction has a state, every state an interaction', () => {
  const needed = pact.interactions.map(({ providerStates = [] }) => providerStates.map(({ name }) => name));
  expect(descriptions.filter((_, at) => needed[at]?.length === 0)).toEqual([]);
  expect(Object.keys(states).filter((name) => !needed.flat().includes(name))).toEqual([]);
});

test('the fixture server keeps the contract', () => {
  const broken = results.flatMap(({ interaction, problems }) =>
    problems.map((problem) => `${interaction.description}: ${problem}`),
  );
  expect([...broken, ...provider.api.switchboard.mismatches]).toEqual([]);
  expect(results.length).toBeGreaterThan(0);
});

test('a renamed field turns the verification red', async () => {
  const judged = await verify(provider, renamed(pact));
  expect(judged.length).toBeGreaterThan(0);
  const unnoticed = judged.filter(({ problems }) => problems.length === 0);
  expect(unnoticed.map(({ interaction }) => interaction.description)).toEqual([]);
});

test('every answer of the fixtures fits openapi.yaml', async () => {
  expect(await misfitsOfFixtures(provider, calls)).toEqual([]);
});
