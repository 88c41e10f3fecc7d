import { defineConfig } from 'vitest/config';

/** The consumer contracts; one file after the other, since all of them write into the same pact. */
export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../node_modules/.vite-contracts',
  test: {
    name: 'contracts',
    environment: 'node',
    include: ['consumer/*.pact.test.ts'],
    fileParallelism: false,
  },
});
