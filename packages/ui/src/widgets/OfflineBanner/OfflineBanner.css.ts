import { style } from '@vanilla-extract/css';
import { componentRule } from '../../tokens/componentRule.ts';
import { radius, size, space } from '../../tokens/space.ts';
import { color, edge } from '../../tokens/theme.css.ts';
import { type, weight } from '../../tokens/type.ts';
import { zIndex } from '../../tokens/zIndex.ts';

/** The bar below brings the room for the notch again, for when it sticks: the banner covers it. */
export const banner = style(
  componentRule({
    ...type.meta,
    position: 'relative',
    zIndex: zIndex.navigation,
    marginBottom: `calc(-1 * ${edge.safeTop})`,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[2],
    paddingTop: `calc(${space[1]} + ${edge.safeTop})`,
    paddingBottom: space[1],
    paddingInline: edge.gutter,
    minHeight: size.target,
    background: color.inverse,
    color: color.onInverse,
  }),
);

/** What happened, with its sign beside it; the way out goes under it where there is no room. */
export const words = style(
  componentRule({
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    flex: '1 1 11rem',
    maxWidth: 'max-content',
  }),
);

export const sign = style(componentRule({ flex: 'none' }));

export const press = style(
  componentRule({
    minHeight: size.target,
    minWidth: size.target,
    paddingInline: space[2],
    borderRadius: radius.small,
    fontWeight: weight.bold,
    textDecoration: 'underline',
    textUnderlineOffset: '0.25em',
    selectors: { '&:focus-visible': { outlineColor: 'currentColor' } },
  }),
);
