/** Distances on the 4 px grid; the key is the number of steps. */
export const space = {
  0: '0',
  half: '2px',
  1: '4px',
  2: '8px',
  3: '12px',
  4: '16px',
  5: '20px',
  6: '24px',
  8: '32px',
  10: '40px',
  12: '48px',
  16: '64px',
} as const;

/** Corner radii: chips and inputs, cards and thumbnails, sheets and dialogs, badges and dots. */
export const radius = { small: '8px', medium: '12px', large: '20px', full: '9999px' } as const;

/** Line widths. */
export const line = { hairline: '1px', ring: '2px', mark: '3px' } as const;

/** Height of a large button, and of rows as high; it follows the text. */
export const buttonHeight = '3.25rem';

/** Sizes of things that do not follow the text. */
export const size = {
  sentinel: '1px',
  dot: '8px',
  pauseDot: '6px',
  badgeText: '16px',
  iconSmall: '16px',
  icon: '20px',
  iconLarge: '24px',
  iconHero: '40px',
  rank: '22px',
  target: '44px',
  control: '48px',
  header: '56px',
  navigation: '56px',
  rail: '96px',
  thumbnail: '72px',
  grip: '36px',
  column: '680px',
  page: '1120px',
  dialog: '360px',
  sheet: '560px',
  toast: '440px',
  /** Words within a drawing, in its own units. */
  drawnText: '12px',
} as const;
