/** Where the device keeps home as it was shown last, for the worker; it goes with the person, like every cache but the app's own. */
export const shownHomeCache = 'shown-home';
export const shownHomePath = '/';

/** Home's content as markup: what everybody may see, and no more. */
export interface ShownHome {
  /** The script of the build that has drawn it: the next one may draw otherwise. */
  app: string;
  /** What stands in the document where nothing has been drawn yet, and what takes its place. */
  fillings: readonly (readonly [empty: string, filled: string])[];
}
