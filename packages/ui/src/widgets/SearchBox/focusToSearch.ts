import { passFocus } from '../Button/passFocus.ts';

/** For what clears or widens the page's search and goes with it: a field in its place would call up the keyboard. */
export const focusToSearch = passFocus((control) =>
  control.closest('main')?.querySelector<HTMLElement>('search [type="submit"]'),
);
