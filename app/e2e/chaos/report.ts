/** One thing that went wrong. */
export interface Finding {
  title: string;
  /** Where, and how to see it again. */
  at: string;
  details: readonly string[];
}

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Prints findings of the same words as one, with the first place where each was found. */
export function sayFaults(findings: readonly Finding[], mostDetails = 12): void {
  for (const title of new Set(findings.map((finding) => finding.title))) {
    const [first, ...more] = findings.filter((finding) => finding.title === title);
    if (first === undefined) continue;
    say(`✗ ${title}${more.length > 0 ? ` (${more.length + 1} times)` : ''}`);
    say(`  ${first.at}`);
    for (const detail of first.details.slice(0, mostDetails)) say(`    ${detail}`);
    if (first.details.length > mostDetails) say(`    … and ${first.details.length - mostDetails} more`);
  }
}

/** Prints the figures and ends the run; the closing line is counted by `npm test`. */
export function closing(
  figures: string,
  { passed, failed, began }: { passed: number; failed: number; began: number },
): never {
  say(`${figures}, ${((Date.now() - began) / 60_000).toFixed(1)} min`);
  say(`${passed} passed, ${failed} failed, 0 skipped`);
  process.exit(failed === 0 && passed > 0 ? 0 : 1);
}
