import { create } from 'zustand';
import { deviceStorage } from '../device/safeStorage.ts';

/** The student's choice; `system` follows the device. */
export type ThemeChoice = 'system' | 'light' | 'dark';

interface ThemeState {
  choice: ThemeChoice;
  choose(choice: ThemeChoice): void;
}

const key = 'theme';

/** The theme, kept on the device (FR-10). */
export const useThemeStore = create<ThemeState>((set) => ({
  choice: 'system',
  choose(choice) {
    deviceStorage.set(key, choice);
    applyTheme(choice);
    set({ choice });
  },
}));

/** Applies the kept choice at start-up. */
export function restoreTheme(): void {
  const kept = deviceStorage.get(key);
  const choice: ThemeChoice = kept === 'light' || kept === 'dark' ? kept : 'system';
  applyTheme(choice);
  useThemeStore.setState({ choice });
}

function applyTheme(choice: ThemeChoice): void {
  if (choice === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = choice;
}
