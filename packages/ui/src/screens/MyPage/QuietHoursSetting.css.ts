import { style } from '@vanilla-extract/css';
import { componentRule } from '../../tokens/componentRule.ts';
import { line, radius, size, space } from '../../tokens/space.ts';
import { color } from '../../tokens/theme.css.ts';
import { tabularNumbers, type } from '../../tokens/type.ts';

export const setting = style(
  componentRule({
    display: 'flex',
    flexDirection: 'column',
    gap: space[2],
    paddingBlock: space[2],
    paddingInline: space[4],
    border: `${line.hairline} solid ${color.border}`,
    borderRadius: radius.medium,
    background: color.surface,
  }),
);

export const times = style(componentRule({ display: 'flex', flexWrap: 'wrap', gap: space[4] }));

export const timeLabel = style(
  componentRule({
    ...type.meta,
    display: 'flex',
    flex: '1 1 7.5rem',
    flexDirection: 'column',
    gap: space[1],
    color: color.textMuted,
  }),
);

export const time = style(
  componentRule({
    ...type.body,
    ...tabularNumbers,
    fontSize: '1rem',
    width: '100%',
    minWidth: 0,
    minHeight: size.control,
    paddingInline: space[4],
    border: `${line.hairline} solid ${color.borderStrong}`,
    borderRadius: radius.small,
    background: color.surface,
    color: color.text,
  }),
);

export const hint = style(componentRule({ ...type.meta, color: color.textMuted }));
