/** The package whose mutants are tried by its own tests: `domain` or `api`. */
export const mutatedPackage = process.env.MUTATED_PACKAGE ?? 'domain';

/**
 * What is not changed: tests and what only they use, what is generated, and lists of names and texts, which a test could
 * only repeat.
 */
export const notMutated = [
  '!**/*.test.ts',
  '!**/*.fake.ts',
  '!**/schema.d.ts',
  '!**/boardAliases.ts',
  '!**/words/!(fill|room|intl).ts',
  '!**/words/campus/en.ts',
];
