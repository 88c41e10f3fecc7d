import { style } from '@vanilla-extract/css';
import { componentRule } from '../../tokens/componentRule.ts';
import { line, radius, size, space } from '../../tokens/space.ts';
import { tapRow } from '../../tokens/tapRow.ts';
import { color, motion } from '../../tokens/theme.css.ts';
import { type, weight } from '../../tokens/type.ts';

export const row = style(
  componentRule({
    ...type.body,
    ...tapRow,
    gap: space[3],
    paddingBlock: space[2],
    cursor: 'pointer',
  }),
);

export const strong = style(componentRule({ ...type.card, fontWeight: weight.semibold }));

export const input = style(
  componentRule({
    position: 'absolute',
    opacity: 0,
    width: size.iconLarge,
    height: size.iconLarge,
    cursor: 'pointer',
  }),
);

export const box = style(
  componentRule({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: size.iconLarge,
    height: size.iconLarge,
    border: `${line.ring} solid ${color.borderStrong}`,
    borderRadius: radius.full,
    background: color.surface,
    color: color.onAccent,
    transition: `background-color ${motion.press} ${motion.easing}, border-color ${motion.press} ${motion.easing}`,
    selectors: {
      [`${input}:checked + &`]: { background: color.accent, borderColor: color.accent },
      [`${input}:disabled + &`]: { borderColor: color.border },
      [`${input}:focus-visible + &`]: {
        outline: `${line.ring} solid ${color.focusRing}`,
        outlineOffset: line.ring,
      },
    },
  }),
);

export const tick = style(
  componentRule({
    width: size.iconSmall,
    height: size.iconSmall,
    visibility: 'hidden',
    selectors: { [`${input}:checked + ${box} > &`]: { visibility: 'visible' } },
  }),
);

export const words = style(
  componentRule({ selectors: { [`${input}:disabled ~ &`]: { color: color.textFaint } } }),
);
