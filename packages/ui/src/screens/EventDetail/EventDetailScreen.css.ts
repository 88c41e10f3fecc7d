import { style } from '@vanilla-extract/css';
import { componentRule } from '../../tokens/componentRule.ts';
import { size, space } from '../../tokens/space.ts';
import { edge } from '../../tokens/theme.css.ts';

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
