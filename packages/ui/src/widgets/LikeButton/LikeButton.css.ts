import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { componentRule } from '../../tokens/componentRule.ts';
import { media } from '../../tokens/media.ts';
import { radius, size, space } from '../../tokens/space.ts';
import { color, motion } from '../../tokens/theme.css.ts';
import { tabularNumbers, type, weight } from '../../tokens/type.ts';

export const likeButton = recipe({
  base: componentRule({
    ...tabularNumbers,
    display: 'inline-flex',
    flex: 'none',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[1],
    minWidth: size.target,
    minHeight: size.target,
    paddingInline: space[2],
    borderRadius: radius.full,
    color: color.textMuted,
    transition: `background-color ${motion.press} ${motion.easing}, color ${motion.press} ${motion.easing}`,
    selectors: {
      '&[aria-pressed="true"]': { color: color.like },
      '&[aria-busy="true"]': { opacity: 0.6, cursor: 'progress' },
      '&:active': { background: color.fill },
      '&:focus-visible': { borderRadius: radius.full },
    },
    '@media': { [media.hover]: { ':hover': { background: color.fill } } },
  }),
  variants: {
    extent: {
      small: componentRule({ ...type.meta, fontWeight: weight.medium }),
      large: componentRule({
        ...type.meta,
        flexDirection: 'column',
        gap: 0,
        minWidth: size.control,
        fontWeight: weight.semibold,
        lineHeight: 1.2,
      }),
    },
  },
  defaultVariants: { extent: 'small' },
});

export const star = style(
  componentRule({ selectors: { '[aria-pressed="true"] > &': { fill: 'currentColor' } } }),
);
