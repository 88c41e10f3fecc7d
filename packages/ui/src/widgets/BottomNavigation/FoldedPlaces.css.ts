import { globalStyle, style } from '@vanilla-extract/css';
import { componentRule } from '../../tokens/componentRule.ts';
import { layers } from '../../tokens/layers.css.ts';
import { media } from '../../tokens/media.ts';
import { line, radius, size, space } from '../../tokens/space.ts';
import { color, motion } from '../../tokens/theme.css.ts';
import { type, weight } from '../../tokens/type.ts';

// ActionBar shows it, where it shares its bar with the places.
export const opener = style(
  componentRule({
    ...type.tab,
    fontSize: 'min(0.75rem, 5.5vw)',
    display: 'none',
    // The dot on the sign is spoken after the name.
    flexDirection: 'column-reverse',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.half,
    color: color.textMuted,
    fontWeight: weight.medium,
    whiteSpace: 'nowrap',
    selectors: { '&:focus-visible': { outlineOffset: `calc(-1 * ${line.ring})` } },
  }),
);

/** A long one ends in dots: the bar's room is the actions'. */
export const openerName = style(
  componentRule({ maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis' }),
);

// As the signs beside it in the bar, it keeps its size when the text grows.
export const sign = style(componentRule({ position: 'relative', display: 'flex' }));
globalStyle(`${sign} > svg`, {
  '@layer': { [layers.components]: { width: size.iconLarge, height: size.iconLarge } },
});

export const dotPlace = style(
  componentRule({ position: 'absolute', top: 0, right: `calc(-1 * ${space[1]})`, lineHeight: 0 }),
);

export const list = style(
  componentRule({ display: 'flex', flexDirection: 'column', marginInline: `calc(-1 * ${space[2]})` }),
);

export const row = style(
  componentRule({
    ...type.body,
    display: 'flex',
    alignItems: 'center',
    gap: space[4],
    minHeight: `max(${size.navigation}, 2.75rem)`,
    paddingInline: space[2],
    borderRadius: radius.small,
    transition: `background-color ${motion.press} ${motion.easing}`,
    selectors: { '&:active': { background: color.surfacePressed } },
    '@media': { [media.hover]: { ':hover': { background: color.surfacePressed } } },
  }),
);

export const name = style(componentRule({ flex: 1, minWidth: 0, fontWeight: weight.medium }));
