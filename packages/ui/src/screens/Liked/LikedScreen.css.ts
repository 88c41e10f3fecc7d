import { style } from '@vanilla-extract/css';
import { componentRule } from '../../tokens/componentRule.ts';
import { size, space } from '../../tokens/space.ts';
import { edge } from '../../tokens/theme.css.ts';

export const page = style(
  componentRule({
    maxWidth: size.column,
    marginInline: 'auto',
    paddingInline: edge.gutter,
    paddingBottom: space[8],
  }),
);

export const headerPlace = style(componentRule({ marginInline: `calc(-1 * ${edge.gutter})` }));

export const search = style(componentRule({ paddingTop: space[2], paddingBottom: space[4] }));
