import { style } from '@vanilla-extract/css';
import { componentRule } from '../../tokens/componentRule.ts';
import { line, radius, space } from '../../tokens/space.ts';
import { color } from '../../tokens/theme.css.ts';
import { type, weight } from '../../tokens/type.ts';

export const points = style(componentRule({ display: 'flex', flexDirection: 'column', gap: space[3] }));

export const point = style(
  componentRule({
    display: 'flex',
    gap: space[3],
    padding: space[4],
    border: `${line.hairline} solid ${color.border}`,
    borderRadius: radius.medium,
    background: color.surface,
  }),
);

export const sign = style(componentRule({ flex: 'none', marginTop: space.half, color: color.textMuted }));
export const words = style(componentRule({ display: 'flex', flexDirection: 'column', gap: space[1] }));
export const pointTitle = style(componentRule({ ...type.body, fontWeight: weight.semibold }));
export const pointText = style(componentRule({ ...type.body, color: color.textMuted }));

export const ways = style(componentRule({ display: 'flex', flexDirection: 'column', gap: space[3] }));

export const resets = style(componentRule({ display: 'flex', flexDirection: 'column', gap: space[3] }));

export const reset = style(
  componentRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[3],
    minHeight: '4.25rem',
    paddingBlock: space[3],
    paddingInline: space[4],
    border: `${line.hairline} solid ${color.border}`,
    borderRadius: radius.medium,
    background: color.surface,
  }),
);

export const resetName = style(
  componentRule({ ...type.body, flex: '1 1 8rem', fontWeight: weight.semibold }),
);

export const done = style(
  componentRule({
    ...type.body,
    display: 'flex',
    alignItems: 'center',
    gap: space[1],
    color: color.successText,
    fontWeight: weight.semibold,
  }),
);
