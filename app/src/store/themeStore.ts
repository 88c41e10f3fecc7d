import { create } from 'zustand';
import { applyTheme, readTheme, type ThemeChoice, themeKey } from '../boot/theme.ts';
import { deviceStorage } from '../device/safeStorage.ts';

interface ThemeState {
  choice: ThemeChoice;
  choose(choice: ThemeChoice): void;
}

/** The theme, kept on the device (FR-10). */
export const useThemeStore = create<ThemeState>((set) => ({
  choice: 'system',
  choose(choice) {
    deviceStorage.set(themeKey, choice);
    applyTheme(choice);
    set({ choice });
  },
}));

/** Applies the kept choice at start-up, where the boot could not. */
export function restoreTheme(): void {
  const choice = readTheme(deviceStorage.get(themeKey));
  applyTheme(choice);
  useThemeStore.setState({ choice });
}
