import { recipe } from '@vanilla-extract/recipes';
import { componentRule } from '../../tokens/componentRule.ts';

export const button = recipe({
  base: componentRule({ minWidth: 'min-content' }),
  variants: {
    kind: { cancel: componentRule({ flex: 1 }), register: componentRule({ flex: 2 }) },
  },
});
