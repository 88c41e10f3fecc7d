import { style } from '@vanilla-extract/css';
import { componentRule } from '../../tokens/componentRule.ts';
import { radius, size, space } from '../../tokens/space.ts';
import { color } from '../../tokens/theme.css.ts';

export const button = style(
  componentRule({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: size.target,
    height: size.target,
    borderRadius: radius.full,
    color: color.onGlass,
    selectors: {
      '&::before': {
        content: '""',
        position: 'absolute',
        inset: space[1],
        zIndex: -1,
        borderRadius: radius.full,
        background: color.glass,
      },
    },
  }),
);
