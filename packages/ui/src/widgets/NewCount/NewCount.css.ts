import { style } from '@vanilla-extract/css';
import { componentRule } from '../../tokens/componentRule.ts';
import { space } from '../../tokens/space.ts';
import { color } from '../../tokens/theme.css.ts';
import { tabularNumbers, weight } from '../../tokens/type.ts';

export const count = style(
  componentRule({
    ...tabularNumbers,
    marginLeft: space[2],
    color: color.accentText,
    fontWeight: weight.semibold,
  }),
);
