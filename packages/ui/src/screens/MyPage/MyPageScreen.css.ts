import { style } from '@vanilla-extract/css';
import { componentRule } from '../../tokens/componentRule.ts';
import { line, radius, size, space } from '../../tokens/space.ts';
import { color, edge } from '../../tokens/theme.css.ts';
import { type, weight } from '../../tokens/type.ts';

export const page = style(
  componentRule({ width: '100%', maxWidth: size.column, marginInline: 'auto', paddingBottom: space[8] }),
);

export const main = style(
  componentRule({ display: 'flex', flexDirection: 'column', gap: space[6], paddingInline: edge.gutter }),
);

export const card = style(
  componentRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[4],
    marginTop: space[2],
    padding: space[5],
    borderRadius: radius.large,
    background: color.surface,
    border: `${line.hairline} solid ${color.border}`,
  }),
);

export const face = style(
  componentRule({
    ...type.section,
    display: 'grid',
    flex: 'none',
    placeItems: 'center',
    width: size.navigation,
    height: size.navigation,
    borderRadius: radius.full,
    background: color.accentSoft,
    color: color.accentText,
  }),
);

export const words = style(
  componentRule({
    display: 'flex',
    flex: '1 1 10rem',
    flexDirection: 'column',
    gap: space.half,
    minWidth: 0,
  }),
);
export const name = style(componentRule({ ...type.section }));
export const fact = style(componentRule({ ...type.body, color: color.textMuted }));
export const step = style(componentRule({ marginTop: space[2] }));
export const notice = style(
  componentRule({ ...type.meta, paddingBottom: space[2], color: color.dangerText }),
);

export const settings = style(componentRule({ display: 'grid', gap: space[2] }));

export const group = style(
  componentRule({
    overflow: 'hidden',
    border: `${line.hairline} solid ${color.border}`,
    borderRadius: radius.medium,
    background: color.surface,
  }),
);

export const groupTitle = style(
  componentRule({
    ...type.meta,
    marginBottom: space[2],
    color: color.textMuted,
    fontWeight: weight.semibold,
  }),
);
