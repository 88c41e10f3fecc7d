import { style } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';
import { size } from './space.ts';

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
