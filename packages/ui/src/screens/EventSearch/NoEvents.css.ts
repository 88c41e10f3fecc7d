import { style } from '@vanilla-extract/css';
import { componentRule } from '../../tokens/componentRule.ts';
import { space } from '../../tokens/space.ts';

export const ways = style(
  componentRule({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space[2] }),
);
