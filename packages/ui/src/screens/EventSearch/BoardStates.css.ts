import { style } from '@vanilla-extract/css';
import { componentRule } from '../../tokens/componentRule.ts';
import { space } from '../../tokens/space.ts';
import { tabularNumbers } from '../../tokens/type.ts';

export const states = style(
  componentRule({
    ...tabularNumbers,
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[2],
    marginBottom: space[3],
    selectors: { '&:empty': { display: 'none' } },
  }),
);
