import type { routes } from '@campus-bell/domain/routes';

/** What can happen to a route; each has a story that is tagged with it, `state:failed`, or a reason why it cannot happen. */
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

/** Every route of the app, and what stands at an address that is none. */
export type RouteName = keyof typeof routes | 'notFound';

/**
 * What stories say of themselves. They are read without being run, so these are written out at the story, not computed
 * or taken from another one. A state of the screen is a tag, `state:failed`; one of another route names it,
 * `state:loginReturn.failed`.
 */
export interface CoverageParameters {
  /** The components whose dialog or sheet is open, or was. */
  opens?: string | readonly string[];
  /** At a screen's or a flow's meta: what its students call it, in the title of its page and on the start page. */
  titled?: string;
  /** At a screen's meta: what it may load on top of the first load, kB of script in brotli; home is the first load. */
  kilobytes?: number;
  /** At a screen's meta: whether visitors are sent to the login from it. */
  onlyMembers?: true;
  /** At a screen's meta: the routes that lead to it. */
  route?: RouteName | readonly RouteName[];
  /** At a screen's meta: what no story shows, by the reason. */
  waived?: Readonly<Record<string, readonly StateName[]>>;
}
