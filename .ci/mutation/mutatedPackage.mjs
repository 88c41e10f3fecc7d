/** The package whose mutants are tried by its own tests: `domain` or `api`. */
export const mutatedPackage = process.env.MUTATED_PACKAGE ?? 'domain';
