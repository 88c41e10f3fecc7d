import { globalStyle, style } from '@vanilla-extract/css';
import { componentRule } from '../../tokens/componentRule.ts';
import { layers } from '../../tokens/layers.css.ts';
import { media } from '../../tokens/media.ts';
import { line, size, space } from '../../tokens/space.ts';
import { color, edge } from '../../tokens/theme.css.ts';
import { zIndex } from '../../tokens/zIndex.ts';

export const page = style(
  componentRule({
    maxWidth: size.column,
    marginInline: 'auto',
    paddingInline: edge.gutter,
    paddingBottom: space[8],
  }),
);

/** Ends the header's own sticking: it goes with the page and leaves its place to the search. */
export const headerPlace = style(componentRule({ marginInline: `calc(-1 * ${edge.gutter})` }));

export const tools = style(
  componentRule({
    position: 'sticky',
    top: 0,
    zIndex: zIndex.stickyBar,
    display: 'grid',
    gap: space[2],
    marginInline: `calc(-1 * ${edge.gutter})`,
    marginBottom: space[3],
    paddingTop: `calc(${space[2]} + ${edge.safeTop})`,
    paddingBottom: space[3],
    paddingInline: edge.gutter,
    borderBottom: `${line.hairline} solid ${color.border}`,
    background: color.background,
    '@media': {
      [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
    },
  }),
);

export const choices = style(
  componentRule({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: space[2] }),
);

globalStyle(`:root:has(${tools})`, {
  '@layer': { [layers.components]: { scrollPaddingTop: `calc(10rem + ${edge.safeTop})` } },
});
