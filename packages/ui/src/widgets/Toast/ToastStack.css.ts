import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { componentRule } from '../../tokens/componentRule.ts';
import { shadow } from '../../tokens/shadow.ts';
import { line, radius, size, space } from '../../tokens/space.ts';
import { color, edge, motion } from '../../tokens/theme.css.ts';
import { type, weight } from '../../tokens/type.ts';
import { zIndex } from '../../tokens/zIndex.ts';

const rise = keyframes({
  from: { opacity: 0, transform: `translateY(calc(${space[4]} * ${motion.travel}))` },
});
const run = keyframes({ from: { transform: 'scaleX(1)' }, to: { transform: 'scaleX(0)' } });

export const stack = recipe({
  base: componentRule({
    position: 'fixed',
    left: `calc(${edge.rail} + ${edge.gutter})`,
    right: edge.gutter,
    zIndex: zIndex.toast,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: space[2],
    outline: 'none',
    pointerEvents: 'none',
  }),
  variants: {
    placement: {
      bottom: componentRule({
        bottom: `calc(max(${edge.navigation}, ${edge.safeBottom}) + ${edge.actions} + ${space[4]})`,
      }),
      centre: componentRule({ insetBlock: 0, height: 'fit-content', marginBlock: 'auto' }),
    },
  },
});

export const toast = style(
  componentRule({
    ...type.body,
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    columnGap: space[2],
    width: '100%',
    maxWidth: size.toast,
    minHeight: size.control,
    overflow: 'hidden',
    paddingBlock: space[1],
    paddingInline: space[4],
    borderRadius: radius.medium,
    background: color.inverse,
    boxShadow: shadow.toast,
    color: color.onInverse,
    pointerEvents: 'auto',
    animation: `${rise} ${motion.page} ${motion.easing}`,
  }),
);

export const sign = style(componentRule({ flex: 'none' }));
export const words = style(
  componentRule({ flex: '1 1 8rem', minWidth: 0, paddingBlock: space[2], fontWeight: weight.medium }),
);

export const press = style(
  componentRule({
    flex: 'none',
    minWidth: size.target,
    minHeight: size.target,
    paddingInline: space[2],
    borderRadius: radius.small,
    fontWeight: weight.bold,
    textAlign: 'center',
    textDecoration: 'underline',
    textUnderlineOffset: '0.25em',
    selectors: {
      '&:focus-visible': { outlineColor: 'currentColor', outlineOffset: `calc(-1 * ${line.ring})` },
    },
  }),
);

export const close = style(
  componentRule({
    display: 'flex',
    flex: 'none',
    alignItems: 'center',
    justifyContent: 'center',
    width: size.target,
    height: size.target,
    marginRight: `calc(-1 * ${space[2]})`,
    borderRadius: radius.small,
    selectors: {
      '&:focus-visible': { outlineColor: 'currentColor', outlineOffset: `calc(-1 * ${line.ring})` },
    },
  }),
);

export const progress = style(
  componentRule({
    position: 'absolute',
    insetInline: 0,
    bottom: 0,
    height: line.mark,
    background: 'currentColor',
    transformOrigin: 'left',
    animation: `${run} linear forwards`,
  }),
);
