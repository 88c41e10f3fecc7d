import { globalStyle, style } from '@vanilla-extract/css';
import { column } from '../../tokens/column.ts';
import { componentRule } from '../../tokens/componentRule.ts';
import { layers } from '../../tokens/layers.css.ts';
import { space } from '../../tokens/space.ts';
import { color } from '../../tokens/theme.css.ts';

export const screen = style(
  componentRule({
    width: '100%',
    ...column,
    paddingTop: space[2],
    paddingBottom: space[10],
  }),
);

/** Sideways belongs to the step to the next event. */
export const swiped = style(componentRule({ touchAction: 'pan-y pinch-zoom' }));

// A text to read stands on one sheet, header included.
globalStyle(`:root:has(${screen})`, {
  '@layer': { [layers.components]: { vars: { [color.background]: color.surface } } },
});
