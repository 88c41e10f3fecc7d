import { style } from '@vanilla-extract/css';
import { componentRule } from '../../tokens/componentRule.ts';
import { radius, space } from '../../tokens/space.ts';
import { color } from '../../tokens/theme.css.ts';
import { type } from '../../tokens/type.ts';

export const refusal = style(
  componentRule({
    ...type.body,
    display: 'flex',
    flexDirection: 'column',
    gap: space[3],
    padding: space[4],
    borderRadius: radius.medium,
    background: color.surfaceSunken,
    color: color.textMuted,
  }),
);
