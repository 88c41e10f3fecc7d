import { style } from '@vanilla-extract/css';
import { componentRule } from '../../tokens/componentRule.ts';
import { media } from '../../tokens/media.ts';
import { line, radius } from '../../tokens/space.ts';
import { edge } from '../../tokens/theme.css.ts';

export const gallery = style(
  componentRule({
    marginInline: `calc(-1 * ${edge.gutter})`,
    '@media': { [media.tablet]: { marginInline: 0, overflow: 'hidden', borderRadius: radius.medium } },
  }),
);

export const opener = style(
  componentRule({
    display: 'block',
    width: '100%',
    cursor: 'zoom-in',
    selectors: { '&:focus-visible': { outlineOffset: `calc(-1 * ${line.ring})` } },
  }),
);
