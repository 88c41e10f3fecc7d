import { style } from '@vanilla-extract/css';
import { column } from '../../tokens/column.ts';
import { componentRule } from '../../tokens/componentRule.ts';
import { space } from '../../tokens/space.ts';
import { edge } from '../../tokens/theme.css.ts';

export const page = style(
  componentRule({
    ...column,
    paddingBottom: space[8],
  }),
);

export const headerPlace = style(componentRule({ marginInline: `calc(-1 * ${edge.gutter})` }));

export const search = style(componentRule({ paddingTop: space[2], paddingBottom: space[4] }));

export const sorts = style(componentRule({ paddingBlock: space[2] }));
