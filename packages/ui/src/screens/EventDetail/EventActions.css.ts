import { globalStyle, style } from '@vanilla-extract/css';
import { componentRule } from '../../tokens/componentRule.ts';
import { layers } from '../../tokens/layers.css.ts';
import { media } from '../../tokens/media.ts';
import { radius, size, space } from '../../tokens/space.ts';
import { color, motion } from '../../tokens/theme.css.ts';
import { type, weight } from '../../tokens/type.ts';

const roomy = '(min-width: 20rem)';
const largeText = '(max-width: 14rem)';
const wide = '(min-width: 36rem)';

export const actions = style(
  componentRule({
    display: 'flex',
    flex: 1,
    alignItems: 'center',
    gap: space[2],
    minWidth: 0,
    marginLeft: `calc(-1 * ${space[2]})`,
    containerType: 'inline-size',
    '@media': { [media.narrow]: { gap: space[1] } },
  }),
);

// Signs keep their size when the text grows, so that the names still fit.
globalStyle(`${actions} > button > svg, ${actions} > button::before`, {
  '@layer': { [layers.components]: { width: size.iconLarge, height: size.iconLarge } },
});

globalStyle(`${actions} > button`, {
  '@layer': { [layers.components]: { '@container': { [largeText]: { paddingInline: 0 } } } },
});

export const smallAction = style(
  componentRule({
    ...type.caption,
    display: 'inline-flex',
    flex: 'none',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: size.target,
    minHeight: size.target,
    paddingInline: space[1],
    borderRadius: radius.small,
    color: color.textMuted,
    fontWeight: weight.semibold,
    lineHeight: 1.2,
    transition: `background-color ${motion.press} ${motion.easing}`,
    selectors: { '&:active': { background: color.surfaceSunken } },
    '@media': { [media.hover]: { ':hover': { background: color.surfaceSunken } } },
  }),
);

export const caption = style(
  componentRule({
    whiteSpace: 'nowrap',
    '@container': {
      [largeText]: { position: 'absolute', overflow: 'hidden', clipPath: 'inset(50%)' },
    },
  }),
);

export const site = style(
  componentRule({
    ...type.body,
    flex: 1,
    minWidth: 0,
    maxWidth: '22.5rem',
    paddingBlock: space[1],
    paddingInline: space[1],
    fontWeight: weight.semibold,
    lineHeight: 1.25,
    '@container': {
      [largeText]: { paddingInline: 0, fontSize: 'min(0.9375rem, 8vw)' },
      [roomy]: type.button,
      [wide]: { marginLeft: 'auto' },
    },
  }),
);
