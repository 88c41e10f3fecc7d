import type { TestProjectInlineConfiguration } from 'vitest/config';

const shared = { environment: 'node', testTimeout: 120_000, hookTimeout: 120_000 } as const;

/** The consumer contracts write the pact, one file after the other; then it is held against document and server. */
export const contractProjects: TestProjectInlineConfiguration[] = [
  {
    test: {
      ...shared,
      name: 'consumer',
      include: ['contracts/consumer/*.pact.test.ts'],
      globalSetup: 'contracts/emptyPacts.ts',
      fileParallelism: false,
      sequence: { groupOrder: 1 },
    },
  },
  {
    test: {
      ...shared,
      name: 'contracts',
      include: ['contracts/{checks,kit}/*.pact.test.ts'],
      sequence: { groupOrder: 2 },
    },
  },
];
