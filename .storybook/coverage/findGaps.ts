import { dialogs } from './dialogs.ts';
import { errorCatalogue, storiesOfError } from './errorCatalogue.ts';
import { messageRows } from './messageTexts.ts';
import { screens } from './screens.ts';
import { isWaiver, type Shown, stateNames, storiesOf, storyOf } from './state.ts';

/** Something that has to be shown, and where. */
export interface Claim {
  /** What it is, for a person: `/liked, Offline`. */
  readonly subject: string;
  readonly shown: Shown;
}

/** Everything that has to be shown. */
export function claims(): Claim[] {
  const ofScreens = Object.entries(screens).flatMap(([route, { title, states, others }]) => [
    ...Object.entries(stateNames).map(([name, label]) => ({
      subject: `Route ${route}, ${label}`,
      shown: states[name as keyof typeof states],
    })),
    ...others.map((name) => ({ subject: `Route ${route}, ${name}`, shown: `${title}/${name}` })),
  ]);
  const ofDialogs = Object.entries(dialogs).map(([name, shown]) => ({ subject: `Dialog ${name}`, shown }));
  const ofMessages = messageRows.map(({ key, shown }) => ({ subject: `Message ${key}`, shown }));
  const ofErrors = errorCatalogue.map((row) => ({
    subject: `Error "${row.situation}"`,
    shown: storiesOfError(row),
  }));
  return [...ofScreens, ...ofDialogs, ...ofMessages, ...ofErrors];
}

/** What is neither shown nor waived: one sentence each. */
export function findGaps(storyIds: ReadonlySet<string>, all: readonly Claim[] = claims()): string[] {
  return all.flatMap(({ subject, shown }) => {
    if (isWaiver(shown)) return shown.waiver.trim() === '' ? [`${subject}: the waiver gives no reason`] : [];
    const stories = storiesOf(shown);
    if (stories.length === 0) return [`${subject}: no story`];
    return stories
      .map((path) => storyOf(path))
      .filter(({ id }) => !storyIds.has(id))
      .map(({ title, name }) => `${subject}: there is no story "${title}: ${name}"`);
  });
}
