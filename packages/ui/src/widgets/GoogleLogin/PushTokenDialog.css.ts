import { style } from '@vanilla-extract/css';
import { componentRule } from '../../tokens/componentRule.ts';
import { radius, size, space } from '../../tokens/space.ts';
import { color } from '../../tokens/theme.css.ts';
import { tabularNumbers, type, weight } from '../../tokens/type.ts';

export const content = style(
  componentRule({ display: 'flex', flexDirection: 'column', gap: space[5], paddingTop: space[3] }),
);

export const steps = style(
  componentRule({
    display: 'flex',
    flexDirection: 'column',
    gap: space[3],
    padding: space[4],
    borderRadius: radius.medium,
    background: color.surfaceSunken,
    counterReset: 'step',
  }),
);

export const step = style(
  componentRule({
    ...type.body,
    display: 'flex',
    gap: space[3],
    counterIncrement: 'step',
    selectors: {
      '&::before': {
        ...type.meta,
        ...tabularNumbers,
        content: 'counter(step)',
        flex: 'none',
        width: size.rank,
        height: size.rank,
        borderRadius: radius.full,
        background: color.accent,
        color: color.onAccent,
        fontWeight: weight.bold,
        lineHeight: size.rank,
        textAlign: 'center',
      },
    },
  }),
);

export const buttons = style(componentRule({ display: 'flex', flexDirection: 'column', gap: space[2] }));
