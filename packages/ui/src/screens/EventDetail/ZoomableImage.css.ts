import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { componentRule } from '../../tokens/componentRule.ts';
import { line } from '../../tokens/space.ts';

export const pane = recipe({
  base: componentRule({
    width: '100%',
    height: '100%',
    overflow: 'hidden',
    selectors: { '&:focus-visible': { outlineOffset: `calc(-1 * ${line.ring})` } },
  }),
  variants: {
    isClose: {
      true: componentRule({ cursor: 'grab' }),
      false: componentRule({ cursor: 'zoom-in' }),
    },
  },
});

export const picture = style(componentRule({ width: '100%', height: '100%' }));
