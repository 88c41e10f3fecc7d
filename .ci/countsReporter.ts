import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  /** Where, and the first line of why. */
  failures: string[];
  /** The file of each, empty for an error outside of every file. */
  redFiles: string[];
}

/** The first line that says something: Storybook puts its own address before what went wrong. */
const why = (error: SerializedError | undefined): string =>
  stripVTControlCharacters(error?.message ?? 'no error was given')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('Click to debug the error'))[0]
    ?.slice(0, 200) ?? '';

/** Counts of a run of Vitest, with what failed; errors outside every test are failures too. */
export function countsOfRun(modules: readonly TestModule[], outside: readonly SerializedError[]): Counts {
  const counts: Counts = { passed: 0, failed: 0, skipped: 0, failures: [], redFiles: [] };
  const fail = (file: string, where: string, error: SerializedError | undefined) => {
    counts.failed += 1;
    counts.redFiles.push(file);
    counts.failures.push(`${where}: ${why(error)}`);
  };
  for (const module of modules) {
    const { relativeModuleId: file } = module;
    for (const error of module.errors()) fail(file, file, error);
    for (const suite of module.children.allSuites())
      for (const error of suite.errors()) fail(file, `${file} › ${suite.fullName}`, error);
    for (const test of module.children.allTests()) {
      const { state, errors } = test.result();
      if (state === 'failed') fail(file, `${file} › ${test.fullName}`, errors?.[0]);
      else counts[state === 'passed' ? 'passed' : 'skipped'] += 1;
    }
  }
  for (const error of outside) fail('', 'outside every test', error);
  return counts;
}

/** Writes the counts into the file that `VITEST_COUNTS` names, for the closing lines of `npm test`. */
export default class CountsReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], outside: readonly SerializedError[]): void {
    const file = process.env.VITEST_COUNTS;
    if (file === undefined) return;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(countsOfRun(modules, outside)));
  }
}
