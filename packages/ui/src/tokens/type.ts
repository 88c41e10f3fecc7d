/**
 * The type face, with the device's Korean sans behind it. Each name that a device does not know is looked up before the
 * first text stands: none more than it takes.
 */
export const fontFamily =
  "'Campus Bell Sans', 'Pretendard Variable', 'Noto Sans CJK KR', 'Malgun Gothic', system-ui, sans-serif";

export const weight = { regular: 400, medium: 500, semibold: 600, bold: 700 } as const;

const textLine = 1.5;
const titleLine = 1.3;

/** Text styles, to be spread into a rule. Sizes are rem so that they follow the reader's text size. */
export const type = {
  caption: { fontSize: '0.75rem', lineHeight: textLine },
  /** Five labels side by side: never wider than a fifth of the screen lets three syllables be. */
  tab: { fontSize: 'min(0.75rem, 6vw)', lineHeight: 1.2 },
  meta: { fontSize: '0.8125rem', lineHeight: textLine },
  body: { fontSize: '0.9375rem', lineHeight: textLine },
  reading: { fontSize: '1.0625rem', lineHeight: 1.7 },
  card: {
    fontSize: '1.0625rem',
    lineHeight: titleLine,
    fontWeight: weight.semibold,
    letterSpacing: '-0.01em',
  },
  button: { fontSize: '1.0625rem', lineHeight: titleLine, fontWeight: weight.semibold },
  section: { fontSize: '1.25rem', lineHeight: titleLine, fontWeight: weight.bold, letterSpacing: '-0.02em' },
  page: { fontSize: '1.5rem', lineHeight: titleLine, fontWeight: weight.bold, letterSpacing: '-0.02em' },
} as const;

/** Figures of one width, for counts and badges. */
export const tabularNumbers = { fontVariantNumeric: 'tabular-nums' } as const;
