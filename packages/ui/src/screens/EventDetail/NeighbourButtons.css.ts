import { style } from '@vanilla-extract/css';
import { componentRule } from '../../tokens/componentRule.ts';
import { color } from '../../tokens/theme.css.ts';

export const neighbour = style(
  componentRule({ selectors: { '&[aria-disabled="true"]': { color: color.textFaint, cursor: 'default' } } }),
);
