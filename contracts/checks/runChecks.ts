import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readOpenApi } from '@campus-bell/fixtures/contract/readOpenApi';
import { javaTest } from '../kit/javaTest.ts';
import { interactionsOf, pactsDir } from '../pactFiles.ts';
import { checkFixtureAnswers } from '../provider/fixtureAnswers.ts';
import { startFixtureProvider } from '../provider/fixtureProvider.ts';
import { verifySeededFaults } from '../provider/seededFaults.ts';
import { verify } from '../provider/verification.ts';
import { states } from '../states.ts';
import type { Check, Finding } from './Check.ts';
import { checkClosure } from './closure.ts';
import { checkJava, hasJavac, javaFile } from './java.ts';
import { checkLooseness } from './looseness.ts';
import { checkCoverage, compareWithOpenApi } from './openApi.ts';
import { compareFiles, regenerate } from './regenerate.ts';
import { checkStates, statesPage } from './statesPage.ts';

const mostInteractions = 70;

/** Runs every contract check, one line each; gives the exit code. */
export async function runChecks(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { write: { type: 'boolean', default: false } } });
  const started = performance.now();
  const { pacts, texts, readings, counts, output } = await regenerate();
  if (counts.failed > 0) console.log(output);
  console.log(`${counts.failed === 0 ? '✓' : '✗'} consumer contracts (${counts.passed} tests)`);
  const document = readOpenApi();
  const coverage = checkCoverage(document, pacts, mostInteractions);
  const page = new Map([['STATES.md', statesPage(pacts)]]);
  const java = new Map([[javaFile, javaTest()]]);
  const kitDir = join(import.meta.dirname, '..', 'kit');

  const checks: Check[] = [
    { title: 'pacts are current', run: () => compareFiles(texts, pactsDir, values.write) },
    { title: 'pacts fit openapi.yaml', run: () => compareWithOpenApi(document, pacts) },
    { title: 'every operation has a contract', run: () => coverage },
    { title: 'fields of the pacts are those the client reads', run: () => checkClosure(pacts, readings) },
    { title: 'answers are loose, requests exact', run: () => checkLooseness(pacts) },
    { title: 'states are well named, listed and used', run: () => checkStates(pacts) },
    {
      title: 'STATES.md is current',
      run: () => compareFiles(page, join(import.meta.dirname, '..'), values.write),
    },
    { title: `${javaFile} is current`, run: () => compareFiles(java, kitDir, values.write) },
    {
      title: 'every answer of the fixtures fits openapi.yaml',
      run: () => checkFixtureAnswers(document, pacts),
    },
    { title: 'the fixture server keeps the contract', run: verifyFixtures },
    { title: 'the second provider is green, and red for each seeded fault', run: verifySeededFaults },
  ];
  const compiles = { title: `${javaFile} compiles against stubs, with every state`, run: checkJava };
  if (hasJavac()) checks.push(compiles);
  else counts.skipped += 1;
  for (const check of checks) {
    const holds = await runCheck(check);
    counts[holds ? 'passed' : 'failed'] += 1;
  }

  if (!hasJavac()) console.log(`– ${compiles.title}: there is no javac on this machine`);
  const { length } = interactionsOf(pacts);
  const { length: stateCount } = Object.keys(states);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`\noperations ${coverage.detail}, interactions ${length}, states ${stateCount} (${seconds} s)`);
  console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
  return counts.failed === 0 && counts.passed > 0 ? 0 : 1;
}

async function runCheck({ title, run }: Check): Promise<boolean> {
  const finding = await Promise.resolve()
    .then(run)
    .catch((error: Error): Finding => ({ problems: [error.message] }));
  const holds = finding.problems.length === 0;
  console.log(`${holds ? '✓' : '✗'} ${title}${finding.detail ? ` (${finding.detail})` : ''}`);
  for (const problem of finding.problems) console.log(`    ${problem}`);
  return holds;
}

async function verifyFixtures(): Promise<Finding> {
  const provider = await startFixtureProvider();
  try {
    const [results = []] = await verify([provider]);
    const problems = results.flatMap(({ description, problems }) =>
      problems.map((problem) => `${description}: ${problem}`),
    );
    if (results.length === 0) problems.push('the verifier ran no interaction');
    return { problems, detail: `${results.length} interactions` };
  } finally {
    await provider.close();
  }
}
