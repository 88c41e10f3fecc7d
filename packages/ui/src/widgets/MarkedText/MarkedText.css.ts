import { style } from '@vanilla-extract/css';
import { componentRule } from '../../tokens/componentRule.ts';
import { color } from '../../tokens/theme.css.ts';

export const match = style(componentRule({ background: color.accentSoft, color: color.accentText }));
