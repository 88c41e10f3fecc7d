import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { componentRule } from '../../tokens/componentRule.ts';
import { layers } from '../../tokens/layers.css.ts';
import { media } from '../../tokens/media.ts';
import { line, radius, size, space } from '../../tokens/space.ts';
import { color, motion } from '../../tokens/theme.css.ts';
import { tabularNumbers, type } from '../../tokens/type.ts';

/** A card is asked for its width through its list: ten cards that are each asked themselves lay a page out ten times. */
const besideWords = `2 * (${space[4]} + ${line.hairline})`;
const largeText = `(max-width: calc(14rem + ${besideWords}))`;
const roomy = `(min-width: calc(28rem + ${besideWords}))`;

/** What the rank takes before the words, and the picture after them. */
const rankWidth = '1.5rem';
const besideRank = `calc(${rankWidth} + ${space[3]})`;
const besidePicture = `calc(${size.thumbnail} + ${space[3]})`;

/**
 * Blocks alone: a row of a long list is laid out sooner than in a grid. Rank and picture float in the card's own padding,
 * so that they take no room from the words, but the last line stands below both.
 */
export const card = recipe({
  base: componentRule({
    position: 'relative',
    padding: space[4],
    paddingBottom: space[1],
    border: `${line.hairline} solid ${color.border}`,
    borderRadius: radius.medium,
    background: color.surface,
    transition: `background-color ${motion.press} ${motion.easing}`,
    // Not of a tap on the star, which has its own look.
    selectors: { '&:has(a:active)': { background: color.surfacePressed } },
    '@media': { [media.hover]: { ':hover': { background: color.surfacePressed } } },
  }),
  variants: {
    unread: { true: componentRule({ background: color.unreadTint, borderColor: color.accentSoft }) },
    ranked: { true: componentRule({ paddingLeft: `calc(${space[4]} + ${besideRank})` }) },
    pictured: {
      true: componentRule({
        paddingRight: `calc(${space[4]} + ${besidePicture})`,
        '@container': { [largeText]: { paddingRight: space[4] } },
      }),
    },
  },
});

export const rank = style(
  componentRule({
    ...type.section,
    ...tabularNumbers,
    float: 'left',
    minWidth: rankWidth,
    marginLeft: `calc(-1 * ${besideRank})`,
    color: color.accentText,
  }),
);

export const labels = style(
  componentRule({
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
    WebkitLineClamp: 2,
    '@container': { [largeText]: { WebkitLineClamp: 4 } },
    selectors: { [`${read} ~ &`]: { color: color.textMuted } },
  }),
);

/** The picture gives way to the words where the text is large and the screen small. */
export const image = style({
  '@layer': {
    [layers.components]: { float: 'right', marginRight: `calc(-1 * ${besidePicture})` },
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

/** Stands before the preview, where it may come later without moving what stands below. */
export const deadline = style(
  componentRule({ float: 'left', maxWidth: '100%', marginTop: space[1], marginRight: space[2] }),
);

/** Below a deadline that leaves it no room. */
export const preview = style(
  componentRule({
    ...type.body,
    minWidth: space[12],
    marginTop: space[1],
    overflow: 'hidden',
    color: color.textMuted,
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    '@container': { [roomy]: { ...clamped, WebkitLineClamp: 2, whiteSpace: 'normal' } },
  }),
);

export const meta = recipe({
  base: componentRule({
    ...type.meta,
    ...tabularNumbers,
    clear: 'both',
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    minHeight: size.target,
    color: color.textFaint,
  }),
  variants: {
    ranked: { true: componentRule({ marginLeft: `calc(-1 * ${besideRank})` }) },
    pictured: {
      true: componentRule({
        marginRight: `calc(-1 * ${besidePicture})`,
        '@container': { [largeText]: { marginRight: 0 } },
      }),
    },
  },
});

export const facts = style(componentRule({ flex: 1, minWidth: 0, paddingBlock: space[2] }));

/** Words of the last line stand in one line box: each box of its own would cost a long list more than its text. */
export const board = style(componentRule({ marginRight: space[2] }));

/** A space follows, where the line may end: without one large text would end it within the number of views. */
export const time = style(componentRule({ marginRight: space[1], whiteSpace: 'nowrap' }));
