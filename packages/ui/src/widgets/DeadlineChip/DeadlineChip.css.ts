import { style } from '@vanilla-extract/css';
import { componentRule } from '../../tokens/componentRule.ts';
import { tabularNumbers } from '../../tokens/type.ts';

export const label = style(
  componentRule({
    ...tabularNumbers,
    display: 'inline-flex',
    flex: 'none',
    maxWidth: '100%',
  }),
);
