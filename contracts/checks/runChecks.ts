import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readOpenApi } from '@campus-bell/fixtures/contract/readOpenApi';
import { pactFile } from '../pactFiles.ts';
import { checkFixtureAnswers } from '../provider/fixtureAnswers.ts';
import { startFixtureProvider } from '../provider/fixtureProvider.ts';
import { runMutations } from '../provider/mutations.ts';
import { verify } from '../provider/verification.ts';
import { states } from '../states.ts';
import { checkClosure } from './closure.ts';
import type { Finding } from './Finding.ts';
import { checkLooseness } from './looseness.ts';
import { checkCoverage, compareWithOpenApi } from './openApi.ts';
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
  const coverage = checkCoverage(document, pact, mostInteractions);
  const page = join(import.meta.dirname, '..', 'STATES.md');

  const checks: Record<string, () => Finding | Promise<Finding>> = {
    'the pact is current': () => compareFile(pactFile, `${JSON.stringify(pact, null, 2)}\n`, values.write),
    'the pact fits openapi.yaml': () => compareWithOpenApi(document, pact),
    'every operation has a contract': () => coverage,
    'fields of the pact are those the client reads': () => checkClosure(pact, readings),
    'answers are loose, requests exact': () => checkLooseness(pact),
    'states are well named, listed and used': () => checkStates(pact),
    'STATES.md is current': () => compareFile(page, statesPage(pact), values.write),
    'every answer of the fixtures fits openapi.yaml': () => checkFixtureAnswers(document, pact),
    'the fixture server keeps the contract': verifyFixtures,
    'a renamed field turns the verification red': () =>
      checkMutations(values['every-field'] ? 1 : sampleEvery),
  };
  for (const [title, run] of Object.entries(checks)) {
    counts[(await holds(title, run)) ? 'passed' : 'failed'] += 1;
  }

  const { length } = pact.interactions;
  const { length: stateCount } = Object.keys(states);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`\noperations ${coverage.detail}, interactions ${length}, states ${stateCount} (${seconds} s)`);
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

async function verifyFixtures(): Promise<Finding> {
  const provider = await startFixtureProvider();
  try {
    const [results = []] = await verify([provider]);
    const problems = results.flatMap(({ interaction, problems }) =>
      problems.map((problem) => `${interaction.description}: ${problem}`),
    );
    if (results.length === 0) problems.push('the verifier ran no interaction');
    return { problems, detail: `${results.length} interactions` };
  } finally {
    await provider.close();
  }
}

async function checkMutations(every: number): Promise<Finding> {
  const mutations = await runMutations(every);
  const missed = mutations.filter(({ noticed }) => !noticed);
  const problems = missed.map(
    ({ operation, field }) => `${operation}: ${field} was renamed, nothing turned red`,
  );
  if (mutations.length === 0) problems.push('no field was renamed');
  return { problems, detail: `${mutations.length} fields` };
}
