/** The widths at which the layout changes, as media conditions. */
export const media = {
  narrow: '(max-width: 359.98px)',
  tablet: '(min-width: 600px)',
  wide: '(min-width: 960px)',
  noRail: '(max-width: 959.98px)',
  /** A phone that lies on its side. */
  onItsSide: '(orientation: landscape) and (max-height: 499.98px) and (max-width: 959.98px)',
  hover: '(hover: hover) and (pointer: fine)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  dark: '(prefers-color-scheme: dark)',
  forcedColors: '(forced-colors: active)',
} as const;
