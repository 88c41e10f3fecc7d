import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readOpenApi } from '@campus-bell/fixtures/contract/readOpenApi';
import { pactFile } from '../pactFiles.ts';
import { checkFixtureAnswers } from '../provider/fixtureAnswers.ts';
import { type Provider, startFixtureProvider } from '../provider/fixtureProvider.ts';
import { checkMutations } from '../provider/mutations.ts';
import { verify } from '../provider/verification.ts';
import { checkClosure } from './closure.ts';
import type { Finding } from './Finding.ts';
import { checkLooseness } from './looseness.ts';
import { checkDescriptions, compareWithOpenApi } from './openApi.ts';
import { compareFile, regenerate } from './regenerate.ts';
import { checkStates, statesPage } from './statesPage.ts';

const mostInteractions = 70;
/** One of so many fields is renamed, every one with `--every-field`. */
const sampleEvery = 11;

/** Runs every contract check, one line each; gives the exit code. */
export async function runChecks(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      write: { type: 'boolean', default: false },
      'every-field': { type: 'boolean', default: false },
    },
  });
  const started = performance.now();
  const { pact, readings, counts, output } = await regenerate();
  if (counts.failed > 0) console.log(output);
  console.log(`${counts.failed === 0 ? '✓' : '✗'} consumer contracts (${counts.passed} tests)`);
  const document = readOpenApi();
  const provider = await startFixtureProvider();
  const page = join(import.meta.dirname, '..', 'STATES.md');

  const checks: Record<string, () => Finding | Promise<Finding>> = {
    'the pact is current': () => compareFile(pactFile, `${JSON.stringify(pact, null, 2)}\n`, values.write),
    'the pact fits openapi.yaml': () => compareWithOpenApi(document, pact),
    'interactions are called as their operations': () => checkDescriptions(document, pact, mostInteractions),
    'fields of the pact are those the client reads': () => checkClosure(pact, readings),
    'answers are loose': () => checkLooseness(pact),
    'states are listed and used': () => checkStates(pact),
    'STATES.md is current': () => compareFile(page, statesPage(pact), values.write),
    'the fixture server keeps the contract': () => verifyFixtures(provider),
    'every answer of the fixtures fits openapi.yaml': () =>
      checkFixtureAnswers(document, provider.api.switchboard.calls),
    'a renamed field turns the verification red': () =>
      checkMutations(provider, values['every-field'] ? 1 : sampleEvery),
  };
  for (const [title, run] of Object.entries(checks)) {
    counts[(await holds(title, run)) ? 'passed' : 'failed'] += 1;
  }
  await provider.close();
  console.log(`\n(${((performance.now() - started) / 1000).toFixed(1)} s)`);
  console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
  return counts.failed === 0 && counts.passed > 0 ? 0 : 1;
}

async function holds(title: string, run: () => Finding | Promise<Finding>): Promise<boolean> {
  const { problems, detail } = await Promise.resolve()
    .then(run)
    .catch((error: Error): Finding => ({ problems: [error.message] }));
  console.log(`${problems.length === 0 ? '✓' : '✗'} ${title}${detail ? ` (${detail})` : ''}`);
  for (const problem of problems) console.log(`    ${problem}`);
  return problems.length === 0;
}

async function verifyFixtures(provider: Provider): Promise<Finding> {
  const [results = []] = await verify([provider]);
  const problems = results.flatMap(({ interaction, problems }) =>
    problems.map((problem) => `${interaction.description}: ${problem}`),
  );
  problems.push(...provider.api.switchboard.mismatches);
  if (results.length === 0) problems.push('the verifier ran no interaction');
  return { problems, detail: `${results.length} interactions` };
}
