import { style } from '@vanilla-extract/css';
import { componentRule } from '../../tokens/componentRule.ts';
import { space } from '../../tokens/space.ts';
import { color } from '../../tokens/theme.css.ts';
import { type } from '../../tokens/type.ts';

export const list = style(
  componentRule({
    ...type.meta,
    display: 'flex',
    flexDirection: 'column',
    gap: space[1],
    color: color.textMuted,
  }),
);

export const statement = style(
  componentRule({
    display: 'flex',
    gap: space[2],
    selectors: { '&::before': { content: '"·"', flex: 'none' } },
  }),
);
