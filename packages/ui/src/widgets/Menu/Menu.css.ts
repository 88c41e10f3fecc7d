import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { componentRule } from '../../tokens/componentRule.ts';
import { shadow } from '../../tokens/shadow.ts';
import { line, radius, size, space } from '../../tokens/space.ts';
import { color, motion } from '../../tokens/theme.css.ts';
import { type, weight } from '../../tokens/type.ts';
import { zIndex } from '../../tokens/zIndex.ts';

const appear = keyframes({ from: { opacity: 0 } });

export const place = style(componentRule({ position: 'relative', display: 'inline-flex', flex: 'none' }));

export const anchor = style(componentRule({ position: 'absolute', inset: 0, pointerEvents: 'none' }));

export const opener = style(
  componentRule({
    ...type.body,
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[1],
    minWidth: size.target,
    minHeight: size.target,
    paddingBlock: space[2],
    paddingInline: space[3],
    border: `${line.hairline} solid ${color.border}`,
    borderRadius: radius.medium,
    color: color.text,
    fontWeight: weight.medium,
    whiteSpace: 'nowrap',
    transition: `background-color ${motion.press} ${motion.easing}`,
    selectors: {
      '&:active': { background: color.surfaceSunken },
      '&[aria-expanded="true"]': { background: color.surfaceSunken },
      '&[aria-busy="true"]': { color: color.textFaint, cursor: 'progress' },
    },
  }),
);

export const frame = style(
  componentRule({
    zIndex: zIndex.alert,
    width: 'max-content',
    maxWidth: `min(calc(100vw - ${space[8]}), var(--radix-dropdown-menu-content-available-width))`,
    maxHeight: 'var(--radix-dropdown-menu-content-available-height)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: space[2],
    border: `${line.hairline} solid ${color.border}`,
    borderRadius: radius.medium,
    background: color.surfaceRaised,
    color: color.text,
    boxShadow: shadow.menu,
    animation: `${appear} ${motion.press} ${motion.easing}`,
  }),
);

export const item = recipe({
  base: componentRule({
    ...type.body,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[4],
    minHeight: size.target,
    paddingBlock: space[2],
    paddingInline: space[3],
    borderRadius: radius.small,
    outline: 'none',
    cursor: 'pointer',
    selectors: { '&[data-highlighted]': { background: color.surfaceSunken } },
  }),
  variants: {
    tone: {
      ordinary: componentRule({}),
      danger: componentRule({ color: color.dangerText, fontWeight: weight.medium }),
    },
  },
});

export const words = style(componentRule({ minWidth: 0 }));
export const hint = style(componentRule({ ...type.meta, display: 'block', color: color.textMuted }));
export const mark = style(componentRule({ flex: 'none', color: color.accent }));
export const divider = style(
  componentRule({ height: line.hairline, marginBlock: space[1], background: color.border }),
);
