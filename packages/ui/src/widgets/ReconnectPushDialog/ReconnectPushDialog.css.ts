import { style } from '@vanilla-extract/css';
import { componentRule } from '../../tokens/componentRule.ts';
import { space } from '../../tokens/space.ts';

export const buttons = style(
  componentRule({ display: 'flex', flexDirection: 'column', gap: space[2], paddingTop: space[3] }),
);
