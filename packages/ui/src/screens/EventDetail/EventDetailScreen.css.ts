import { globalStyle, style } from '@vanilla-extract/css';
import { componentRule } from '../../tokens/componentRule.ts';
import { layers } from '../../tokens/layers.css.ts';
import { size, space } from '../../tokens/space.ts';
import { color, edge } from '../../tokens/theme.css.ts';

export const screen = style(
  componentRule({
    width: '100%',
    maxWidth: size.column,
    marginInline: 'auto',
    paddingInline: edge.gutter,
    paddingTop: space[2],
    paddingBottom: space[10],
  }),
);

// A text to read stands on one sheet, header included.
globalStyle(`:root:has(${screen})`, {
  '@layer': { [layers.components]: { vars: { [color.background]: color.surface } } },
});
