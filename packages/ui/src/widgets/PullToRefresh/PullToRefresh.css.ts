import { createVar, globalStyle } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { componentRule } from '../../tokens/componentRule.ts';
import { layers } from '../../tokens/layers.css.ts';
import { shadow } from '../../tokens/shadow.ts';
import { radius, size } from '../../tokens/space.ts';
import { color, edge } from '../../tokens/theme.css.ts';
import { zIndex } from '../../tokens/zIndex.ts';

/** How far the sign has come down. */
export const pulled = createVar();

export const sign = recipe({
  base: componentRule({
    position: 'fixed',
    top: edge.safeTop,
    left: `calc(50% - ${size.target} / 2)`,
    zIndex: zIndex.navigation,
    display: 'grid',
    placeItems: 'center',
    width: size.target,
    height: size.target,
    borderRadius: radius.full,
    background: color.surfaceRaised,
    color: color.textMuted,
    boxShadow: shadow.menu,
    transform: `translateY(calc(${pulled} - ${size.target}))`,
    pointerEvents: 'none',
  }),
  variants: { ready: { true: componentRule({ color: color.accent }) } },
});

// The browser's own pull would load the whole app anew.
globalStyle(':root', { '@layer': { [layers.components]: { overscrollBehaviorY: 'contain' } } });
