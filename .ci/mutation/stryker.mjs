import { mutatedPackage, notMutated } from './mutatedPackage.mjs';

/** Stryker's settings for one package: see `run.mjs`. */
export default {
  testRunner: 'same-process',
  plugins: ['./.ci/mutation/sameProcess.mjs'],
  mutate: [`packages/${mutatedPackage}/src/**/*.ts`, ...notMutated],
  ignorePatterns: [
    '.storybook',
    '.e2e',
    '.vitest',
    '.visual',
    '.github',
    'app/public',
    'dist',
    'storybook-static',
    '.cache',
  ],
  coverageAnalysis: 'perTest',
  incremental: true,
  // What was tried before is not trusted: a new test of a constant would not be seen.
  force: true,
  incrementalFile: `.cache/mutation/${mutatedPackage}.json`,
  concurrency: Number(process.env.MUTATION_WORKERS ?? 2),
  // A busy machine must not be taken for a mutant that never ends.
  dryRunTimeoutMinutes: 30,
  timeoutMS: 15_000,
  timeoutFactor: 2,
  reporters: ['progress-append-only', 'json'],
  jsonReporter: { fileName: `.cache/mutation/${mutatedPackage}.last.json` },
  tempDirName: '.cache/mutation/sandbox',
  disableTypeChecks: false,
};
