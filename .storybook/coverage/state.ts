import { storyNameFromExport, toId } from 'storybook/internal/csf';

/** What can happen to a route; every route says of each of them which story shows it, or why it cannot happen. */
export const stateNames = {
  loading: 'Loading',
  empty: 'Empty',
  filled: 'First page',
  more: 'More under way',
  end: 'End',
  failed: 'Failed',
  failedOnPageTwo: 'Failed on page two',
  unauthorised: 'Unauthorised',
  offline: 'Offline',
  longText: 'Long text',
  missingImage: 'Missing image',
  zero: 'Counts of 0',
  many: 'Counts of 99+',
} as const;

export type StateName = keyof typeof stateNames;

/** Why something has no story. */
export interface Waiver {
  readonly waiver: string;
}

/**
 * A story as `Title/ExportName`, without `Screens/`: `Event detail/Actions/LikeFailed`. Other titles begin with a
 * slash: `/Widgets/Toast/PushFlow`.
 */
export type StoryPath = string;

/** The stories that show a thing, or the reason why none does. */
export type Shown = StoryPath | readonly StoryPath[] | Waiver;

/** One row of the coverage: a screen with the routes that lead to it. */
export interface ScreenCoverage {
  /** The stories' title without `Screens/`; subtitles belong to it. */
  readonly title: string;
  readonly states: Readonly<Record<StateName, Shown>>;
  /** What else can happen here, as export names below the title. */
  readonly others: readonly string[];
}

/** Says why something has no story. */
export const waived = (waiver: string): Waiver => ({ waiver });

/** The same reason for several states. */
export function waivedAll<Name extends StateName>(
  names: readonly Name[],
  reason: string,
): Record<Name, Waiver> {
  return Object.fromEntries(names.map((name) => [name, waived(reason)])) as Record<Name, Waiver>;
}

export const isWaiver = (shown: Shown): shown is Waiver => typeof shown === 'object' && 'waiver' in shown;

/** The stories that are named, none for a waiver. */
export function storiesOf(shown: Shown): readonly StoryPath[] {
  if (typeof shown === 'string') return [shown];
  return isWaiver(shown) ? [] : shown;
}

/** Title and name of a story as Storybook shows them, and its id. */
export function storyOf(path: StoryPath): { id: string; title: string; name: string } {
  const full = path.startsWith('/') ? path.slice(1) : `Screens/${path}`;
  const at = full.lastIndexOf('/');
  const title = full.slice(0, at);
  const name = storyNameFromExport(full.slice(at + 1));
  return { id: toId(title, name), title, name };
}
