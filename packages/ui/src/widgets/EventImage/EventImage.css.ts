import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { componentRule } from '../../tokens/componentRule.ts';
import { radius, size, space } from '../../tokens/space.ts';
import { color } from '../../tokens/theme.css.ts';
import { type } from '../../tokens/type.ts';

export const frame = recipe({
  base: componentRule({
    position: 'relative',
    display: 'block',
    flex: 'none',
    overflow: 'hidden',
    background: color.fill,
    color: color.textFaint,
  }),
  variants: {
    shape: {
      // Of a size that its picture does not change: one that comes would lay its list out again.
      thumbnail: componentRule({
        width: size.thumbnail,
        height: size.thumbnail,
        borderRadius: radius.medium,
        objectFit: 'cover',
        // One that waits for the first banner's would be shown as broken.
        selectors: { 'img&:not([src])': { visibility: 'hidden' } },
      }),
      banner: componentRule({ width: '100%', aspectRatio: '16 / 9' }),
      gallery: componentRule({ width: '100%', aspectRatio: '4 / 3' }),
      poster: componentRule({ width: '100%', minHeight: '12rem' }),
      fill: componentRule({ width: '100%', height: '100%', background: 'transparent', color: color.onGlass }),
    },
  },
});

export const picture = recipe({
  base: componentRule({ width: '100%', height: '100%' }),
  variants: {
    fit: {
      cover: componentRule({ objectFit: 'cover' }),
      contain: componentRule({ objectFit: 'contain' }),
      whole: componentRule({ display: 'block', height: 'auto' }),
    },
  },
});

export const placeholder = style(
  componentRule({
    position: 'absolute',
    inset: 0,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[2],
  }),
);

export const caption = style(componentRule({ ...type.meta, color: color.textMuted }));
