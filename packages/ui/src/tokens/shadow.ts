import { space } from './space.ts';
import { color } from './theme.css.ts';

const cast = (down: keyof typeof space, blur: keyof typeof space) =>
  `0 ${space[down]} ${space[blur]} ${color.shadow}`;

/** Shadows of what floats, lowest first; nothing that lies on the page has one. */
export const shadow = {
  tab: cast(0, 1),
  bar: cast(0, 4),
  toast: cast(1, 6),
  menu: cast(2, 8),
  dialog: cast(2, 10),
  sheet: cast(0, 10),
} as const;
