/** The student's choice; `system` follows the device. */
export type ThemeChoice = 'system' | 'light' | 'dark';

/** Where the device keeps the choice. */
export const themeKey = 'theme';

/** The choice that was kept; anything else is none. */
export function readTheme(kept: string | null): ThemeChoice {
  return kept === 'light' || kept === 'dark' ? kept : 'system';
}

/** Draws the document in a theme. */
export function applyTheme(choice: ThemeChoice): void {
  if (choice === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = choice;
}
