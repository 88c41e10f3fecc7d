import { style } from '@vanilla-extract/css';
import { componentRule } from '../../tokens/componentRule.ts';
import { shadow } from '../../tokens/shadow.ts';
import { radius, size, space } from '../../tokens/space.ts';
import { color, edge } from '../../tokens/theme.css.ts';
import { type, weight } from '../../tokens/type.ts';
import { zIndex } from '../../tokens/zIndex.ts';

export const skipLink = style(
  componentRule({
    ...type.body,
    position: 'fixed',
    top: `calc(${edge.safeTop} + ${space[2]})`,
    left: space[2],
    zIndex: zIndex.toast,
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: size.target,
    paddingInline: space[4],
    borderRadius: radius.medium,
    background: color.inverse,
    boxShadow: shadow.toast,
    color: color.onInverse,
    fontWeight: weight.semibold,
    selectors: { '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' } },
  }),
);
