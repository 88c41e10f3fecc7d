import { keyframes, style } from '@vanilla-extract/css';
import { componentRule } from '../../tokens/componentRule.ts';
import { modal } from '../../tokens/modal.ts';
import { space } from '../../tokens/space.ts';
import { color, edge, motion } from '../../tokens/theme.css.ts';
import { zIndex } from '../../tokens/zIndex.ts';

const fade = keyframes({ from: { opacity: 0 } });
const fadeOut = keyframes({ to: { opacity: 0 } });

export const stage = style(
  componentRule({
    ...modal,
    inset: 0,
    zIndex: zIndex.dialog,
    paddingTop: edge.safeTop,
    paddingBottom: edge.safeBottom,
    background: color.stage,
    color: color.onGlass,
    outline: 'none',
    animation: `${fade} ${motion.page} ${motion.easing}`,
    selectors: {
      '&:focus-visible': { borderRadius: 0 },
      '&[data-state="closed"]': { animation: `${fadeOut} ${motion.page} ${motion.easing} forwards` },
    },
  }),
);

export const buttons = style(
  componentRule({
    position: 'absolute',
    top: `calc(${edge.safeTop} + ${space[1]})`,
    right: space[1],
    zIndex: zIndex.raised,
    display: 'flex',
    gap: space[1],
  }),
);
