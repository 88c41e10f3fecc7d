import { style } from '@vanilla-extract/css';
import { componentRule } from '../../tokens/componentRule.ts';
import { space } from '../../tokens/space.ts';
import { color, edge } from '../../tokens/theme.css.ts';
import { type } from '../../tokens/type.ts';

export const page = style(
  componentRule({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[4],
    minHeight: '100dvh',
    paddingInline: edge.gutter,
    color: color.accent,
    textAlign: 'center',
  }),
);

export const ring = style(componentRule({ ...type.page }));
export const heading = style(componentRule({ ...type.section, color: color.text }));
export const text = style(componentRule({ ...type.body, color: color.textMuted }));
