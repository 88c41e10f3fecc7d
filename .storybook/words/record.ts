/** By the key of a text the stories that show it, as far as they were recorded. */
export type Shown = Readonly<Record<string, readonly string[]>>;

/** More stories than these tell a reader nothing new. */
export const mostStories = 8;

const titleOf = (story: string) => story.replace(/--.*$/, '');

/**
 * The record after a run. What ran says anew what it shows, the rest is believed; stories and texts that are gone
 * are forgotten.
 * Whom the record knew before stays before others, so that a run that shows the same leaves it as it is; there is room
 * for a few stories only, of as many screens as there are.
 * @param ran the keys that each story showed that ran and passed
 * @param there all texts and stories there are
 */
export function afterRun(
  before: Shown,
  ran: ReadonlyMap<string, readonly string[]>,
  there: { readonly keys: ReadonlySet<string>; readonly stories: ReadonlySet<string> },
): Shown {
  const shownBy = new Map<string, string[]>();
  for (const story of [...ran.keys()].sort()) {
    for (const key of ran.get(story) ?? []) shownBy.set(key, [...(shownBy.get(key) ?? []), story]);
  }
  const named = new Set([...Object.keys(before), ...shownBy.keys()]);
  const keys = [...named].filter((key) => there.keys.has(key)).sort();
  const after = keys.map((key): [string, string[]] => {
    const now = shownBy.get(key) ?? [];
    const known = (before[key] ?? []).filter(
      (story) => there.stories.has(story) && (!ran.has(story) || now.includes(story)),
    );
    const titles = new Set(known.map(titleOf));
    const firsts = now.filter((story) => !titles.has(titleOf(story)) && titles.add(titleOf(story)));
    return [key, [...new Set([...known, ...firsts, ...now])].slice(0, mostStories).sort()];
  });
  return Object.fromEntries(after.filter(([, shown]) => shown.length > 0));
}
