/** The part of Vitest's JSON report that tells results and order. */
export interface TestReport {
  testResults: {
    name: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
}

/** Each test with its result. */
export function resultsOf({ testResults }: TestReport): Map<string, string> {
  return new Map(
    testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, status }) => [`${name} › ${fullName}`, status] as const),
    ),
  );
}

/** The tests in the order in which they ran. */
export function orderOf(report: TestReport): string[] {
  return [...resultsOf(report).keys()];
}

/** What one run has otherwise than the other, a line each. */
export function differencesOf(
  first: ReadonlyMap<string, string>,
  second: ReadonlyMap<string, string>,
): string[] {
  const names = new Set([...first.keys(), ...second.keys()]);
  return [...names].flatMap((name) => {
    const [before, after] = [first.get(name) ?? 'missing', second.get(name) ?? 'missing'];
    return before === after ? [] : [`${name}: ${before}, then ${after}`];
  });
}
