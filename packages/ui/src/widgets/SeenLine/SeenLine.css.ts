import { style } from '@vanilla-extract/css';
import { componentRule } from '../../tokens/componentRule.ts';
import { line as lineWidth, space } from '../../tokens/space.ts';
import { color } from '../../tokens/theme.css.ts';
import { type } from '../../tokens/type.ts';

const stroke = { content: '""', flex: 1, borderTop: `${lineWidth.hairline} solid ${color.border}` } as const;

export const line = style(
  componentRule({
    ...type.meta,
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    paddingTop: space[1],
    paddingBottom: space[4],
    color: color.textMuted,
    '::before': stroke,
    '::after': stroke,
  }),
);
