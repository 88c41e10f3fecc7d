import { globalStyle, style } from '@vanilla-extract/css';
import { componentRule } from '../../tokens/componentRule.ts';
import { layers } from '../../tokens/layers.css.ts';
import { media } from '../../tokens/media.ts';
import { shadow } from '../../tokens/shadow.ts';
import { line, size, space } from '../../tokens/space.ts';
import { withoutHas } from '../../tokens/supports.ts';
import { color, edge } from '../../tokens/theme.css.ts';
import { zIndex } from '../../tokens/zIndex.ts';
import { barHeight, navigation, place, tab, tabs } from '../BottomNavigation/BottomNavigation.css.ts';
import { opener } from '../BottomNavigation/FoldedPlaces.css.ts';

const control = `max(${size.target}, 2.5rem)`;
const ownHeight = `calc(${space[4]} + ${control} + ${line.hairline})`;

/** As wide as the page, so that what lies in it can ask how many letters that is. */
export const bar = style(
  componentRule({
    position: 'fixed',
    left: edge.rail,
    right: 0,
    bottom: 0,
    zIndex: zIndex.actionBar,
    containerType: 'inline-size',
    pointerEvents: 'none',
  }),
);

export const ground = style(
  componentRule({
    marginBottom: edge.navigation,
    borderTop: `${line.hairline} solid ${color.border}`,
    background: color.surfaceRaised,
    boxShadow: shadow.bar,
    paddingBottom: `max(0px, ${edge.safeBottom} - ${edge.navigation})`,
    pointerEvents: 'auto',
  }),
);

export const row = style(
  componentRule({
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    maxWidth: size.column,
    minHeight: `calc(${space[4]} + ${control})`,
    marginInline: 'auto',
    paddingInline: edge.gutter,
  }),
);

const ownRoom = { vars: { [edge.actions]: ownHeight } };
globalStyle(`:root:has(${bar})`, { '@layer': { [layers.components]: ownRoom } });
globalStyle(':root', { '@layer': { [layers.components]: { '@supports': { [withoutHas]: ownRoom } } } });

// Above the navigation it would leave too little of the page to a phone on its side and to large text. There the two
// are one bar: the navigation draws the ground, the actions lie on its right part.
const both = `:root:has(${navigation}):has(${bar})`;
/** The code of the button that stands for the places arrives late; without it they stay, and the bars apart. */
const bothWithOpener = `:root:has(${opener}):has(${bar})`;
const sharedHeight = `max(${barHeight}, calc(${space[3]} + ${control}))`;
const sides = { left: 'env(safe-area-inset-left, 0px)', right: 'env(safe-area-inset-right, 0px)' };

const largeText = '15rem';
/** On its side the places fit beside the actions as long as the page is this wide; else one button stands for them. */
const roomForPlaces = '35rem';
const placeWidth = '3.5rem';
/** Holds the name, which grows with the page and with the text. */
const foldWidth = `max(${size.control}, min(15vw, 2rem))`;

type Rule = Parameters<typeof globalStyle>[1];

function where(root: string, query: string, container: string | null, selector: string, rule: Rule) {
  const inContainer = container === null ? rule : { '@container': { [container]: rule } };
  globalStyle(`${root} ${selector}`, {
    '@layer': { [layers.components]: { '@media': { [query]: inContainer } } },
  } as Rule);
}

function folded(selector: string, rule: Rule) {
  where(bothWithOpener, media.onItsSide, `(max-width: ${roomForPlaces})`, selector, rule);
  where(bothWithOpener, media.noRail, `(max-width: ${largeText})`, selector, rule);
}

function unfolded(selector: string, rule: Rule) {
  where(both, media.onItsSide, `not (max-width: ${roomForPlaces})`, selector, rule);
}

function shared(selector: string, rule: Rule) {
  folded(selector, rule);
  unfolded(selector, rule);
}

where(both, media.noRail, null, navigation, { containerType: 'inline-size' });

shared(ground, {
  marginBottom: 0,
  borderTopColor: 'transparent',
  borderLeft: `${line.hairline} solid ${color.border}`,
  background: 'none',
  boxShadow: 'none',
  paddingBottom: edge.safeBottom,
});
shared(row, {
  gap: space[1],
  maxWidth: 'none',
  minHeight: sharedHeight,
  paddingRight: `calc(${space[2]} + ${sides.right})`,
});

folded(ground, { marginLeft: `calc(${foldWidth} + ${sides.left})` });
folded(row, { paddingLeft: space[2] });
folded(tabs, { display: 'none' });
folded(opener, {
  display: 'flex',
  width: foldWidth,
  minHeight: sharedHeight,
  marginLeft: sides.left,
});

unfolded(ground, { marginLeft: `calc(5 * ${placeWidth} + ${space[3]} + ${sides.left})` });
unfolded(row, { paddingLeft: space[4] });
unfolded(tabs, { maxWidth: 'none', paddingLeft: `calc(${space[1]} + ${sides.left})` });
unfolded(place, { flex: 'none', width: placeWidth });
unfolded(tab, { minHeight: sharedHeight });

// What is below the content follows; the root is in no container, so the text's size is a matter of arithmetic here:
// far more than a bar where the page is narrower than the text allows, or wide enough for the places, else nothing.
const ifLarge = `clamp(0px, (${largeText} - 100vw) * 1000, 1000px)`;
const ifRoom = `clamp(0px, (100vw - ${roomForPlaces}) * 1000, 1000px)`;

function oneBarIf(length: string) {
  return {
    vars: {
      [edge.actions]: `max(0px, ${ownHeight} - ${length})`,
      [edge.navigation]: `calc(max(${barHeight}, min(${sharedHeight}, ${length})) + ${edge.safeBottom})`,
    },
  };
}

globalStyle(both, {
  '@layer': { [layers.components]: { '@media': { [media.onItsSide]: oneBarIf(ifRoom) } } },
});
globalStyle(bothWithOpener, {
  '@layer': {
    [layers.components]: {
      '@media': {
        [media.noRail]: oneBarIf(ifLarge),
        [media.onItsSide]: {
          vars: {
            [edge.actions]: '0px',
            [edge.navigation]: `calc(${sharedHeight} + ${edge.safeBottom})`,
          },
        },
      },
    },
  },
});
