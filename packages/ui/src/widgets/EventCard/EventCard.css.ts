import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { componentRule } from '../../tokens/componentRule.ts';
import { iconShape } from '../../tokens/iconShape.ts';
import { layers } from '../../tokens/layers.css.ts';
import { media } from '../../tokens/media.ts';
import { line, radius, size, space } from '../../tokens/space.ts';
import { color, motion } from '../../tokens/theme.css.ts';
import { tabularNumbers, type, weight } from '../../tokens/type.ts';

/** A card is asked for its width through its list: ten cards that are each asked themselves lay a page out ten times. */
const besideWords = `2 * (${space[4]} + ${line.hairline})`;
const largeText = `(max-width: calc(14rem + ${besideWords}))`;
const roomy = `(min-width: calc(28rem + ${besideWords}))`;

export const card = recipe({
  base: componentRule({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gridTemplateRows: 'auto auto 1fr auto',
    padding: space[4],
    paddingBottom: space[1],
    border: `${line.hairline} solid ${color.border}`,
    borderRadius: radius.medium,
    background: color.surface,
    transition: `background-color ${motion.press} ${motion.easing}`,
    selectors: { '&:active': { background: color.surfacePressed } },
    '@media': { [media.hover]: { ':hover': { background: color.surfacePressed } } },
  }),
  variants: {
    unread: { true: componentRule({ background: color.unreadTint, borderColor: color.accentSoft }) },
  },
});

const words = { gridColumn: 2, minWidth: 0 } as const;

export const rank = style(
  componentRule({
    ...type.section,
    ...tabularNumbers,
    gridColumn: 1,
    gridRow: '1 / 4',
    minWidth: size.rank,
    marginRight: space[3],
    color: color.accentText,
  }),
);

export const labels = style(
  componentRule({
    ...words,
    gridRow: 1,
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[1],
    marginBottom: space[2],
  }),
);

const clamped = { display: '-webkit-box', WebkitBoxOrient: 'vertical', overflow: 'hidden' } as const;

/** Stands before the title of an event that was opened. */
export const read = style({});

/** One that was read is quieter by its colour alone: another weight would move the lines when the mark comes later. */
export const title = style(
  componentRule({
    ...type.card,
    ...clamped,
    ...words,
    gridRow: 2,
    WebkitLineClamp: 2,
    '@container': { [largeText]: { WebkitLineClamp: 4 } },
    selectors: { [`${read} ~ &`]: { color: color.textMuted } },
  }),
);

/** The picture gives way to the words where the text is large and the screen small. */
export const image = style({
  '@layer': {
    [layers.components]: { gridColumn: 3, gridRow: '1 / 4', alignSelf: 'start', marginLeft: space[3] },
    // Its frame is a block by the rules of its own.
    [layers.utilities]: { '@container': { [largeText]: { display: 'none' } } },
  },
});

export const link = style(
  componentRule({
    selectors: {
      '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.medium },
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::after': {
        outline: `${line.ring} solid ${color.focusRing}`,
        outlineOffset: line.ring,
      },
    },
  }),
);

/** The line of the preview, in which the deadline comes later without moving what stands below. */
export const previewRow = style(
  componentRule({
    ...words,
    gridRow: 3,
    alignSelf: 'start',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    columnGap: space[2],
    marginTop: space[1],
    selectors: { '&:empty': { display: 'none' } },
  }),
);

export const preview = style(
  componentRule({
    ...type.body,
    ...clamped,
    flex: `1 1 ${space[12]}`,
    minWidth: 0,
    WebkitLineClamp: 1,
    color: color.textMuted,
    wordBreak: 'break-all',
    '@container': { [roomy]: { WebkitLineClamp: 2, wordBreak: 'keep-all' } },
  }),
);

export const meta = style(
  componentRule({
    ...type.meta,
    ...tabularNumbers,
    gridColumn: '1 / 4',
    gridRow: 4,
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    minHeight: size.target,
    color: color.textFaint,
  }),
);

export const facts = style(
  componentRule({
    display: 'flex',
    flex: 1,
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space[2],
    rowGap: space[1],
    minWidth: 0,
    paddingBlock: space[2],
  }),
);

export const views = style(
  componentRule({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[1],
    '::before': {
      content: '""',
      flex: 'none',
      width: '1em',
      height: '1em',
      background: 'currentColor',
      ...iconShape('eye'),
    },
    '@media': {
      [media.forcedColors]: { '::before': { forcedColorAdjust: 'none', background: 'CanvasText' } },
    },
  }),
);

export const ghostMeta = style(
  componentRule({
    gridColumn: '1 / 4',
    gridRow: 4,
    display: 'flex',
    alignItems: 'center',
    minHeight: size.target,
    fontWeight: weight.regular,
  }),
);
