import { style } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';
import { size, space } from './space.ts';
import { color } from './theme.css.ts';
import { weight } from './type.ts';

/** Read aloud, not seen. */
export const visuallyHidden = style({
  '@layer': {
    [layers.utilities]: {
      position: 'absolute',
      width: size.sentinel,
      height: size.sentinel,
      margin: '-1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});

/** A link that stands by itself: underlined, and as large a target as a button. */
export const standingLink = style({
  '@layer': {
    [layers.utilities]: {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: size.target,
      paddingInline: space[2],
      color: color.accentText,
      fontWeight: weight.semibold,
      textDecoration: 'underline',
      textUnderlineOffset: '0.25em',
    },
  },
});
