import { style } from '@vanilla-extract/css';
import { componentRule } from '../../tokens/componentRule.ts';
import { radius, size, space } from '../../tokens/space.ts';
import { color, motion } from '../../tokens/theme.css.ts';
import { type, weight } from '../../tokens/type.ts';

export const reset = style(
  componentRule({
    ...type.meta,
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[1],
    minHeight: size.target,
    paddingInline: space[2],
    marginRight: `calc(-1 * ${space[2]})`,
    marginBlock: `calc(-1 * ${space[3]})`,
    borderRadius: radius.small,
    color: color.accentText,
    fontWeight: weight.medium,
    transition: `color ${motion.press} ${motion.easing}`,
    selectors: { '&[aria-disabled="true"]': { color: color.textFaint, cursor: 'default' } },
  }),
);
