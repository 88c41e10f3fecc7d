/** A test that ran. */
export interface RanTest {
  /** Path of its file. */
  file: string;
  name: string;
  status: string;
}

/** Each test with its result, in the order in which they ended. */
export function resultsOf(ran: readonly RanTest[]): Map<string, string> {
  return new Map(ran.map(({ file, name, status }) => [`${file} › ${name}`, status]));
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

/** Whether the files, and the tests within them, ran in another order, as far as there are several. */
export function isShuffled(first: readonly RanTest[], second: readonly RanTest[]): boolean {
  const filesOf = (ran: readonly RanTest[]) => [...new Set(ran.map(({ file }) => file))];
  const files = filesOf(first);
  const testsOf = (ran: readonly RanTest[]) =>
    files.flatMap((wanted) => ran.filter(({ file }) => file === wanted).map(({ name }) => name));
  const filesMoved = files.length < 2 || files.join() !== filesOf(second).join();
  const testsMoved = first.length === files.length || testsOf(first).join() !== testsOf(second).join();
  return filesMoved && testsMoved;
}
