import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { componentRule } from '../../tokens/componentRule.ts';
import { line, radius, size, space } from '../../tokens/space.ts';
import { color, edge, motion } from '../../tokens/theme.css.ts';
import { type, weight } from '../../tokens/type.ts';

export const chip = recipe({
  base: componentRule({
    ...type.caption,
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[1],
    maxWidth: '100%',
    paddingBlock: space.half,
    paddingInline: space[2],
    borderRadius: radius.small,
    fontWeight: weight.medium,
  }),
  variants: {
    tone: {
      neutral: componentRule({ background: color.fill, color: color.textMuted }),
      accent: componentRule({ background: color.accentSoft, color: color.accentText }),
      danger: componentRule({ background: color.dangerSoft, color: color.dangerText }),
      success: componentRule({ background: color.successSoft, color: color.successText }),
    },
  },
  defaultVariants: { tone: 'neutral' },
});

export const filterChip = style(
  componentRule({
    ...type.body,
    display: 'inline-flex',
    flex: 'none',
    alignItems: 'center',
    gap: space[2],
    minHeight: size.target,
    paddingInline: space[4],
    border: `${line.hairline} solid ${color.border}`,
    borderRadius: radius.full,
    background: color.surface,
    color: color.textMuted,
    fontWeight: weight.medium,
    transition: `background-color ${motion.press} ${motion.easing}, color ${motion.press} ${motion.easing}`,
    selectors: {
      '&:active': { background: color.surfacePressed },
      '&[aria-pressed="true"], &[data-chosen]': {
        borderColor: color.accent,
        background: color.accentSoft,
        color: color.accentText,
        fontWeight: weight.semibold,
      },
      '&:focus-visible': { borderRadius: radius.full },
    },
  }),
);

const fadeTo = (side: string) => `linear-gradient(to ${side}, transparent, black ${space[12]}, black 100%)`;

/** Reaches both edges of the page, so that chips leave where the screen ends. */
export const chipRowPlace = style(
  componentRule({
    marginInline: `calc(-1 * ${edge.gutter})`,
    selectors: {
      '&[data-fade="start"]': { maskImage: fadeTo('right') },
      '&[data-fade="end"]': { maskImage: fadeTo('left') },
      '&[data-fade="both"]': {
        maskImage: `${fadeTo('right')}, ${fadeTo('left')}`,
        maskComposite: 'intersect',
      },
    },
  }),
);

export const chipRow = style(
  componentRule({
    position: 'relative',
    display: 'flex',
    gap: space[2],
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    paddingInline: edge.gutter,
    paddingBlock: space[1],
    scrollPaddingInline: `calc(${edge.gutter} + ${space[12]})`,
    scrollbarWidth: 'none',
    selectors: { '&::-webkit-scrollbar': { display: 'none' } },
  }),
);

/** In one line, however long: one that wrapped would make the row as high, in sight or not. */
export const chipPlace = style(componentRule({ flex: 'none', whiteSpace: 'nowrap' }));

export const chipNote = style(
  componentRule({ ...type.meta, color: 'inherit', fontWeight: weight.regular, opacity: 0.85 }),
);
