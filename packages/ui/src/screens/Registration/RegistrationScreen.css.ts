import { style } from '@vanilla-extract/css';
import { componentRule } from '../../tokens/componentRule.ts';
import { space } from '../../tokens/space.ts';

export const fields = style(componentRule({ display: 'flex', flexDirection: 'column', gap: space[5] }));
