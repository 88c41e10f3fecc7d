import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { componentRule } from '../../tokens/componentRule.ts';
import { media } from '../../tokens/media.ts';
import { line, radius, size, space } from '../../tokens/space.ts';
import { color, motion } from '../../tokens/theme.css.ts';
import { tabularNumbers, type, weight } from '../../tokens/type.ts';
import { zIndex } from '../../tokens/zIndex.ts';

const largeText = '(max-width: 14rem)';
const roomy = '(min-width: 28rem)';

export const card = recipe({
  base: componentRule({
    position: 'relative',
    containerType: 'inline-size',
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

export const main = style(componentRule({ display: 'flex', alignItems: 'flex-start', gap: space[3] }));

export const rank = style(
  componentRule({
    ...type.section,
    ...tabularNumbers,
    flex: 'none',
    minWidth: size.rank,
    color: color.accentText,
  }),
);

export const words = style(componentRule({ flex: 1, minWidth: 0 }));

export const labels = style(
  componentRule({ display: 'flex', flexWrap: 'wrap', gap: space[1], marginBottom: space[2] }),
);

const clamped = { display: '-webkit-box', WebkitBoxOrient: 'vertical', overflow: 'hidden' } as const;

export const title = style(
  componentRule({
    ...type.card,
    ...clamped,
    WebkitLineClamp: 2,
    '@container': { [largeText]: { WebkitLineClamp: 4 } },
  }),
);

/** The picture gives way to the words where the text is large and the screen small. */
export const image = style(
  componentRule({ flex: 'none', '@container': { [largeText]: { display: 'none' } } }),
);

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

export const preview = style(
  componentRule({
    ...type.body,
    ...clamped,
    WebkitLineClamp: 1,
    marginTop: space[1],
    color: color.textMuted,
    wordBreak: 'break-all',
    '@container': { [roomy]: { WebkitLineClamp: 2, wordBreak: 'keep-all' } },
  }),
);

export const meta = style(
  componentRule({
    ...type.meta,
    ...tabularNumbers,
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

export const views = style(componentRule({ display: 'inline-flex', alignItems: 'center', gap: space[1] }));

export const like = style(
  componentRule({
    position: 'relative',
    zIndex: zIndex.raised,
    flex: 'none',
    marginRight: `calc(-1 * ${space[2]})`,
  }),
);

export const ghostMeta = style(
  componentRule({
    display: 'flex',
    alignItems: 'center',
    minHeight: size.target,
    fontWeight: weight.regular,
  }),
);
