import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { finishTool, root } from './startTool.mjs';

/**
 * The fast checks, each a command that fails by its exit code.
 * A step: what it is called, and the tool and its arguments.
 */
export const checks = [
  ['format and lint', 'biome', 'ci', '--error-on-warnings', '--colors=off', '.'],
  ['types', 'tsc', '-b'],
  ['contract document', 'redocly', 'lint', '--format=stylish', '--config', '.redocly.yaml', 'openapi.yaml'],
  [
    'packages/api/src/schema.d.ts is that of openapi.yaml (`npm run schema` makes it so)',
    'openapi-typescript',
    'openapi.yaml',
    '-o',
    'packages/api/src/schema.d.ts',
    '--check',
  ],
  [
    'layers',
    'depcruise',
    '--config',
    '.dependency-cruiser.mjs',
    'packages',
    'app',
    'contracts',
    '.storybook',
  ],
  ['unused code', 'knip', '--config', '.knip.mjs', '--no-progress'],
  [
    'shipped code that only tests call',
    'knip',
    '--config',
    '.knip.mjs',
    '--no-progress',
    '--production',
    '--include=files,exports,types',
    ...['packages/domain', 'packages/api', 'packages/ui', 'app'].map((room) => `--workspace=${room}`),
  ],
  ['lock file for every platform', 'node', '.ci/lockFile.mjs'],
  ['workflows', 'node', '.ci/workflows.mjs'],
];

/** Runs the fast checks two at a time and prints a line each; gives their counts and the titles of the red ones. */
export async function runChecks() {
  const counts = { passed: 0, failed: 0, skipped: 0, failures: [] };
  const queue = [...checks];
  const worker = async () => {
    for (let step = queue.shift(); step !== undefined; step = queue.shift()) {
      const [title, command, ...args] = step;
      const started = Date.now();
      const { ok, output } = await finishTool(command, args);
      console.log(`${ok ? '✓' : '✗'} ${title} (${seconds(started)})`);
      if (!ok) {
        console.log(output);
        counts.failures.push(title);
      }
      counts[ok ? 'passed' : 'failed'] += 1;
    }
  };
  await Promise.all([worker(), worker()]);
  return counts;
}

/**
 * Runs Vitest on the named projects, or on some of their files, and gives its counts; a run that could not report
 * counts as one failure.
 */
export async function runVitest(projects, env = {}, files = []) {
  const report = join(root, '.vitest', `${projects.join('-')}.json`);
  rmSync(report, { force: true });
  const args = [
    'run',
    ...files,
    ...projects.map((project) => `--project=${project}`),
    '--reporter=default',
    '--reporter=./.ci/countsReporter.ts',
  ];
  const { ok } = await finishTool('vitest', args, {
    env: { ...env, VITEST_COUNTS: report },
    loud: true,
    minutes: 20,
  });
  return countsOf(ok, () => JSON.parse(readFileSync(report, 'utf8')));
}

/** Runs Playwright, or some of its files, and gives its counts. */
export async function runPlaywright(env = {}, files = []) {
  const report = join(root, '.e2e', 'results.json');
  rmSync(report, { force: true });
  const args = ['test', '-c', 'app/e2e/playwright.config.ts', '--reporter=list,json', ...files];
  const { ok } = await finishTool('playwright', args, {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    loud: true,
    minutes: 60,
  });
  return countsOf(ok, () => {
    const { stats, suites, errors } = JSON.parse(readFileSync(report, 'utf8'));
    const { expected, unexpected, flaky, skipped } = stats;
    const red = suites.flatMap((suite) => failuresOfPlaywright(suite).map((words) => [words, suite.file]));
    red.push(...errors.map((error) => [firstLine(error), '']));
    const [failures, redFiles] = [0, 1].map((column) => red.map((row) => row[column]));
    return { passed: expected, failed: unexpected + flaky, skipped, failures, redFiles };
  });
}

const firstLine = ({ message = '' } = {}) =>
  stripVTControlCharacters(message).trim().split('\n', 1)[0].slice(0, 200);

const named = (where, words) => (words === '' ? where : `${where}: ${words}`);

/** The tests of a suite of Playwright's JSON report that failed at least once: where, and the first line of why. */
export function failuresOfPlaywright({ title, suites = [], specs = [] }) {
  const red = specs.flatMap(({ title: spec, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => named(spec, firstLine(results.find(({ error }) => error)?.error))),
  );
  return [...red, ...suites.flatMap(failuresOfPlaywright)].map((words) => `${title} › ${words}`);
}

function countsOf(ok, readCounts) {
  let counts;
  try {
    counts = readCounts();
  } catch {
    counts = { passed: 0, failed: 0, skipped: 0 };
  }
  if (!ok && counts.failed === 0) counts.failed = 1;
  if (ok && counts.passed === 0) counts.failed += 1;
  return counts;
}

/** Counts of a command that ends with a closing line of its own; one that has none counts as one test. */
export function countsOfOutput(ok, coloured) {
  const output = stripVTControlCharacters(coloured);
  const line = [...output.matchAll(/^(\d+) passed, (\d+) failed, (\d+) skipped$/gm)].at(-1);
  const failures = output.match(/(?<=^✗ ).*$/gm) ?? [];
  if (line === undefined) return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0, failures };
  const [, passed, failed, skipped] = line.map(Number);
  return countsOf(ok, () => ({ passed, failed, skipped, failures }));
}

export function sum(parts) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const part of parts) for (const key of Object.keys(total)) total[key] += part[key];
  return total;
}

/** So many red tests may be a race each; more are a fault. */
const mostRaces = 4;

/**
 * Asks a few red tests once more: `run` gives the counts of some files by themselves, of everything where none is
 * named. Red twice is red. What is green then is counted so and told as `unsteady`: a race that somebody has to find.
 */
export async function lookAgain(counts, run) {
  const { passed, failed, failures = [], redFiles = [] } = counts;
  if (failed === 0 || failed > mostRaces) return counts;
  const files = redFiles.length === failed && redFiles.every(Boolean) ? [...new Set(redFiles)] : [];
  console.log(`Once more: ${files.join(' ') || 'all of it'}`);
  const second = await run(files);
  if (second.failed > 0 || second.passed < failed) return counts;
  const unsteady = failures.length === 0 ? ['could not say what'] : failures;
  return files.length === 0
    ? { ...second, unsteady }
    : { ...counts, passed: passed + failed, failed: 0, failures: [], unsteady };
}

/** What failed, a line each under the name of its suite: the last words of a long output say it once more. */
export function failureLines(title, { failed, failures = [], unsteady = [] }) {
  if (failed === 0) return unsteady.map((words) => `~ ${title}, red once and green by itself: ${words}`);
  return (failures.length === 0 ? ['could not say what'] : failures).map((words) => `✗ ${title}: ${words}`);
}

export function closingLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}

export function seconds(started) {
  return `${((Date.now() - started) / 1000).toFixed(1)} s`;
}
