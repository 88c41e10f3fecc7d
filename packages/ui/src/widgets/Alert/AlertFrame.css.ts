import { keyframes, style } from '@vanilla-extract/css';
import { componentRule } from '../../tokens/componentRule.ts';
import { modal } from '../../tokens/modal.ts';
import { shadow } from '../../tokens/shadow.ts';
import { radius, size, space } from '../../tokens/space.ts';
import { color, edge, motion } from '../../tokens/theme.css.ts';
import { type } from '../../tokens/type.ts';
import { zIndex } from '../../tokens/zIndex.ts';

const fade = keyframes({ from: { opacity: 0 } });
const rise = keyframes({
  from: { opacity: 0, transform: `translateY(calc(${space[2]} * ${motion.travel}))` },
});

export const overlay = style(
  componentRule({
    position: 'fixed',
    inset: 0,
    zIndex: zIndex.alert,
    background: color.scrim,
    animation: `${fade} ${motion.page} ${motion.easing}`,
  }),
);

export const frame = style(
  componentRule({
    ...modal,
    inset: 0,
    zIndex: zIndex.alert,
    width: `min(${size.dialog}, calc(100% - 2 * ${edge.gutter}))`,
    height: 'fit-content',
    maxHeight: `calc(100dvh - ${space[12]})`,
    margin: 'auto',
    overflowY: 'auto',
    padding: space[6],
    paddingBottom: space[5],
    borderRadius: radius.large,
    background: color.surfaceRaised,
    boxShadow: shadow.dialog,
    outline: 'none',
    animation: `${rise} ${motion.page} ${motion.easing}`,
  }),
);

export const title = style(componentRule({ ...type.section }));
export const text = style(
  componentRule({ ...type.body, marginTop: space[2], color: color.textMuted, whiteSpace: 'pre-line' }),
);
export const buttons = style(
  componentRule({
    display: 'flex',
    flexDirection: 'row-reverse',
    flexWrap: 'wrap',
    gap: space[2],
    marginTop: space[6],
  }),
);
export const button = style(componentRule({ flex: '1 1 8rem' }));
