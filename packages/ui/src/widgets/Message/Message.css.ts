import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { componentRule } from '../../tokens/componentRule.ts';
import { space } from '../../tokens/space.ts';
import { color } from '../../tokens/theme.css.ts';
import { type } from '../../tokens/type.ts';

export const message = recipe({
  base: componentRule({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: space[2],
    paddingInline: space[4],
    textAlign: 'center',
    textWrap: 'balance',
    whiteSpace: 'pre-line',
  }),
  variants: {
    extent: {
      full: componentRule({ paddingBlock: space[12] }),
      compact: componentRule({ paddingBlock: space[5] }),
    },
  },
});

export const sign = style(componentRule({ marginBottom: space[1], color: color.textFaint }));
export const heading = style(componentRule({ ...type.card }));
export const words = style(componentRule({ ...type.body, color: color.textMuted }));
export const action = style(componentRule({ marginTop: space[3] }));
