import { style } from '@vanilla-extract/css';
import { column } from '../../tokens/column.ts';
import { componentRule } from '../../tokens/componentRule.ts';
import { space } from '../../tokens/space.ts';
import { color, edge } from '../../tokens/theme.css.ts';
import { zIndex } from '../../tokens/zIndex.ts';

/** Over the page, below what stays of it. */
export const cover = style(
  componentRule({
    position: 'fixed',
    inset: 0,
    left: edge.rail,
    zIndex: zIndex.opening,
    overflow: 'hidden',
    contain: 'strict',
    background: color.surface,
    vars: { [color.background]: color.surface },
  }),
);

export const place = style(componentRule({ ...column, paddingTop: space[2] }));
