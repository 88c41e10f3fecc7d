import { style } from '@vanilla-extract/css';
import { componentRule } from '../../tokens/componentRule.ts';
import { line, radius, size, space } from '../../tokens/space.ts';
import { color } from '../../tokens/theme.css.ts';
import { weight } from '../../tokens/type.ts';

export const boxes = style(
  componentRule({
    border: `${line.hairline} solid ${color.border}`,
    borderRadius: radius.medium,
    background: color.surface,
  }),
);

export const all = style(
  componentRule({
    display: 'flex',
    paddingInline: space[4],
    paddingBlock: space[2],
    borderBottom: `${line.hairline} solid ${color.border}`,
  }),
);

export const each = style(componentRule({ padding: space[2], paddingLeft: space[4] }));

export const row = style(componentRule({ display: 'flex', alignItems: 'center', gap: space[2] }));

export const required = style(componentRule({ color: color.accentText, fontWeight: weight.semibold }));

export const view = style(
  componentRule({ flex: 'none', minWidth: size.target, paddingInline: space[3], whiteSpace: 'nowrap' }),
);
