import { style } from '@vanilla-extract/css';
import { componentRule } from '../../tokens/componentRule.ts';
import { media } from '../../tokens/media.ts';
import { radius, size, space } from '../../tokens/space.ts';
import { color, motion } from '../../tokens/theme.css.ts';

export const iconButton = style(
  componentRule({
    position: 'relative',
    display: 'inline-flex',
    flex: 'none',
    alignItems: 'center',
    justifyContent: 'center',
    width: size.target,
    height: size.target,
    borderRadius: radius.full,
    color: color.text,
    transition: `background-color ${motion.press} ${motion.easing}`,
    selectors: {
      '&:active': { background: color.fill },
      '&:focus-visible': { borderRadius: radius.full },
    },
    '@media': { [media.hover]: { ':hover': { background: color.fill } } },
  }),
);

export const sign = style(
  componentRule({
    position: 'absolute',
    top: space[1],
    right: `calc(-1 * ${space[1]})`,
    minWidth: `calc(50% + ${space[1]})`,
    pointerEvents: 'none',
  }),
);
