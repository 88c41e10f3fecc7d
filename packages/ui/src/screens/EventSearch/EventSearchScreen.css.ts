import { globalStyle, style } from '@vanilla-extract/css';
import { column } from '../../tokens/column.ts';
import { componentRule } from '../../tokens/componentRule.ts';
import { layers } from '../../tokens/layers.css.ts';
import { media } from '../../tokens/media.ts';
import { size, space } from '../../tokens/space.ts';
import { withoutHas } from '../../tokens/supports.ts';
import { color, edge } from '../../tokens/theme.css.ts';
import { zIndex } from '../../tokens/zIndex.ts';

const narrow = '(max-width: 21rem)';
const largeText = '(max-width: 17rem)';
const fewLines = '(max-height: 25rem) and (max-width: 37rem)';

export const page = style(
  componentRule({
    containerType: 'inline-size',
    ...column,
    paddingBottom: space[8],
  }),
);

/** Ends the header's own sticking: it goes with the page, and the boards below it do. */
export const headerPlace = style(
  componentRule({
    position: 'relative',
    zIndex: zIndex.navigation,
    marginInline: `calc(-1 * ${edge.gutter})`,
  }),
);

export const tools = style(
  componentRule({
    position: 'sticky',
    top: 0,
    zIndex: zIndex.stickyBar,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[2],
    marginInline: `calc(-1 * ${edge.gutter})`,
    marginBottom: space[2],
    paddingTop: `calc(${space[2]} + ${edge.safeTop})`,
    paddingBottom: space[2],
    paddingInline: edge.gutter,
    background: color.background,
    selectors: {
      '&::after': {
        content: '""',
        position: 'absolute',
        top: '100%',
        insetInline: 0,
        height: space[3],
        background: `linear-gradient(${color.background}, transparent)`,
        pointerEvents: 'none',
      },
    },
    '@media': {
      [media.tablet]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
      [fewLines]: { position: 'relative' },
    },
    '@container': { [largeText]: { position: 'relative', gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);

export const choices = style(
  componentRule({
    display: 'grid',
    gridTemplateColumns: 'fit-content(45%) minmax(0, 1fr)',
    gap: space[2],
    '@container': {
      [narrow]: { gridTemplateColumns: 'fit-content(40%) minmax(0, 1fr)' },
      [largeText]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  }),
);

export const several = style(
  componentRule({ display: 'flex', alignItems: 'center', gap: space[2], minWidth: 0 }),
);

const barHeight = `2 * ${size.control} + ${space[10]} + ${edge.safeTop}`;
globalStyle(`:root:has(${tools})`, {
  '@layer': { [layers.components]: { scrollPaddingTop: `calc(${barHeight})` } },
});
globalStyle(`${page} article :is(a, button)`, {
  '@layer': {
    [layers.components]: {
      '@supports': { [withoutHas]: { scrollMarginTop: `calc(${barHeight} - ${size.header})` } },
    },
  },
});
