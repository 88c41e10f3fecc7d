import type { TestProjectInlineConfiguration } from 'vitest/config';

const project = (name: string, folders: string, more: object): TestProjectInlineConfiguration => {
  const include = [`contracts/${folders}/*.pact.test.ts`];
  return {
    test: { name, include, environment: 'node', testTimeout: 120_000, hookTimeout: 120_000, ...more },
  };
};

/** The consumer contracts write the pact, one file after the other; then it is held against document and server. */
export const contractProjects = [
  project('consumer', 'consumer', {
    globalSetup: 'contracts/emptyPacts.ts',
    fileParallelism: false,
    sequence: { groupOrder: 1 },
  }),
  project('contracts', '{checks,kit}', { sequence: { groupOrder: 2 } }),
];
