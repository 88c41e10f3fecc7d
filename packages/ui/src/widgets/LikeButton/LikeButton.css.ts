import { recipe } from '@vanilla-extract/recipes';
import { componentRule } from '../../tokens/componentRule.ts';
import { iconShape } from '../../tokens/iconShape.ts';
import { media } from '../../tokens/media.ts';
import { radius, size, space } from '../../tokens/space.ts';
import { color, motion } from '../../tokens/theme.css.ts';
import { tabularNumbers, type, weight } from '../../tokens/type.ts';
import { zIndex } from '../../tokens/zIndex.ts';

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
      '&::before': {
        content: '""',
        flex: 'none',
        width: '1.25rem',
        height: '1.25rem',
        background: 'currentColor',
        ...iconShape('star'),
      },
      '&[aria-pressed="true"]::before': iconShape('starFilled'),
    },
    '@media': {
      [media.hover]: { ':hover': { background: color.fill } },
      [media.forcedColors]: { '::before': { forcedColorAdjust: 'none', background: 'ButtonText' } },
    },
  }),
  variants: {
    extent: {
      small: componentRule({
        ...type.meta,
        position: 'relative',
        zIndex: zIndex.raised,
        marginRight: `calc(-1 * ${space[2]})`,
        fontWeight: weight.medium,
      }),
      large: componentRule({
        ...type.meta,
        flexDirection: 'column',
        gap: 0,
        minWidth: size.control,
        fontWeight: weight.semibold,
        lineHeight: 1.2,
        '::before': { width: '1.5rem', height: '1.5rem' },
      }),
    },
  },
  defaultVariants: { extent: 'small' },
});
