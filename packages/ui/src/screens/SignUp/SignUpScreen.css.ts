import { style } from '@vanilla-extract/css';
import { componentRule } from '../../tokens/componentRule.ts';
import { line, radius, space } from '../../tokens/space.ts';
import { color } from '../../tokens/theme.css.ts';
import { type } from '../../tokens/type.ts';

export const points = style(
  componentRule({
    display: 'flex',
    flexDirection: 'column',
    border: `${line.hairline} solid ${color.border}`,
    borderRadius: radius.medium,
    background: color.surface,
    paddingInline: space[4],
  }),
);

export const point = style(
  componentRule({
    ...type.body,
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    paddingBlock: space[4],
    selectors: { '& + &': { borderTop: `${line.hairline} solid ${color.border}` } },
  }),
);

export const sign = style(componentRule({ flex: 'none', color: color.accent }));
