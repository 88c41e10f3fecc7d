import { globalStyle, style } from '@vanilla-extract/css';
import { componentRule } from '../../tokens/componentRule.ts';
import { layers } from '../../tokens/layers.css.ts';
import { buttonHeight, size, space } from '../../tokens/space.ts';
import { color, edge } from '../../tokens/theme.css.ts';
import { type } from '../../tokens/type.ts';
import { zIndex } from '../../tokens/zIndex.ts';

export const page = style(
  componentRule({
    display: 'flex',
    flexDirection: 'column',
    width: '100%',
    maxWidth: size.column,
    minHeight: '100dvh',
    marginInline: 'auto',
    marginBottom: `calc(-1 * (max(${edge.navigation}, ${edge.safeBottom}) + ${edge.actions}))`,
    background: color.background,
  }),
);

export const main = style(componentRule({ display: 'flex', flex: 1, flexDirection: 'column' }));

export const content = style(
  componentRule({
    display: 'flex',
    flex: 1,
    flexDirection: 'column',
    gap: space[6],
    paddingTop: space[4],
    paddingBottom: space[8],
    paddingInline: edge.gutter,
  }),
);

export const lead = style(componentRule({ display: 'flex', flexDirection: 'column', gap: space[2] }));
export const heading = style(componentRule({ ...type.page, textWrap: 'balance' }));
export const text = style(componentRule({ ...type.body, color: color.textMuted }));

export const foot = style(
  componentRule({
    position: 'sticky',
    bottom: 0,
    zIndex: zIndex.actionBar,
    display: 'flex',
    flexDirection: 'column',
    gap: space[2],
    paddingTop: space[3],
    paddingBottom: `calc(${space[4]} + ${edge.safeBottom})`,
    paddingInline: edge.gutter,
    background: color.background,
  }),
);

globalStyle(`:root:has(${foot})`, {
  '@layer': { [layers.components]: { vars: { [edge.actions]: `calc(${space[6]} + ${buttonHeight})` } } },
});
