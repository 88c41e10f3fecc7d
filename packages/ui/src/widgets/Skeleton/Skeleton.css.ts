import { recipe } from '@vanilla-extract/recipes';
import { componentRule } from '../../tokens/componentRule.ts';
import { radius, size } from '../../tokens/space.ts';
import { color } from '../../tokens/theme.css.ts';

export const skeleton = recipe({
  base: componentRule({ display: 'block', background: color.skeleton, borderRadius: radius.small }),
  variants: {
    shape: {
      line: componentRule({ width: '100%', height: '1em', marginBlock: '0.25em' }),
      longLine: componentRule({ width: '72%', height: '1em', marginBlock: '0.25em' }),
      shortLine: componentRule({ width: '40%', height: '1em', marginBlock: '0.25em' }),
      thumbnail: componentRule({
        flex: 'none',
        width: size.thumbnail,
        height: size.thumbnail,
        borderRadius: radius.medium,
      }),
      block: componentRule({ width: '100%', height: '100%', borderRadius: radius.medium }),
    },
  },
});
