import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { finishTool, root } from './startTool.mjs';

/**
 * The fast checks, each a command that fails by its exit code.
 * A step: what it is called, and the tool and its arguments.
 */
export const checks = [
  ['format and lint', 'biome', 'ci', '--error-on-warnings', '--colors=off', '.'],
  ['types', 'tsc', '-b'],
  ['contract document', 'redocly', 'lint', '--config', '.redocly.yaml', 'openapi.yaml'],
  [
    'generated schema is current',
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
  ['unused code', 'knip', '--config', '.knip.json', '--no-progress'],
  ['lock file for every platform', 'node', '.ci/lockFile.mjs'],
  ['workflows', 'node', '.ci/workflows.mjs'],
];

/** Runs the fast checks two at a time and prints a line each; gives their counts. */
export async function runChecks() {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  const queue = [...checks];
  const worker = async () => {
    for (let step = queue.shift(); step !== undefined; step = queue.shift()) {
      const [title, command, ...args] = step;
      const started = Date.now();
      const { ok, output } = await finishTool(command, args);
      console.log(`${ok ? '✓' : '✗'} ${title} (${seconds(started)})`);
      if (!ok) console.log(output);
      counts[ok ? 'passed' : 'failed'] += 1;
    }
  };
  await Promise.all([worker(), worker()]);
  return counts;
}

/** Runs Vitest on the named projects and gives its counts; a run that could not report counts as one failure. */
export async function runVitest(projects, env = {}) {
  const report = join(root, '.vitest', `${projects.join('-')}.json`);
  rmSync(report, { force: true });
  const args = [
    'run',
    ...projects.map((project) => `--project=${project}`),
    '--reporter=default',
    '--reporter=json',
  ];
  const { ok } = await finishTool('vitest', [...args, `--outputFile.json=${report}`], { env, loud: true });
  return countsOf(ok, () => {
    const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(report, 'utf8'));
    return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests };
  });
}

/** Runs Playwright and gives its counts. */
export async function runPlaywright(env = {}) {
  const report = join(root, '.e2e', 'results.json');
  rmSync(report, { force: true });
  const args = ['test', '-c', 'app/e2e/playwright.config.ts', '--reporter=list,json'];
  const { ok } = await finishTool('playwright', args, {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    loud: true,
  });
  return countsOf(ok, () => {
    const { expected, unexpected, flaky, skipped } = JSON.parse(readFileSync(report, 'utf8')).stats;
    return { passed: expected, failed: unexpected + flaky, skipped };
  });
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
export function countsOfOutput(ok, output) {
  const line = [...output.matchAll(/^(\d+) passed, (\d+) failed, (\d+) skipped$/gm)].at(-1);
  if (line === undefined) return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
  return countsOf(ok, () => ({ passed: Number(line[1]), failed: Number(line[2]), skipped: Number(line[3]) }));
}

export function sum(parts) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const part of parts) for (const key of Object.keys(total)) total[key] += part[key];
  return total;
}

export function closingLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}

export function seconds(started) {
  return `${((Date.now() - started) / 1000).toFixed(1)} s`;
}
