import { createVar, keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { componentRule } from '../../tokens/componentRule.ts';
import { radius, size, space } from '../../tokens/space.ts';
import { color, motion } from '../../tokens/theme.css.ts';
import { tabularNumbers, type, weight } from '../../tokens/type.ts';
import { zIndex } from '../../tokens/zIndex.ts';

/** A picture too small to lend a corner to the controls: they stand below it. */
export const smallPicture = '(max-width: 20rem)';

/** How far the slide is drawn by a finger. */
export const drawn = createVar();
/** 1 when the next slide comes in from the right, -1 when the previous one comes from the left. */
export const direction = createVar();

const enter = keyframes({
  from: { transform: `translateX(calc(${direction} * 100% + ${drawn}))`, visibility: 'visible' },
});
const leave = keyframes({
  from: { transform: `translateX(${drawn})`, visibility: 'visible' },
  to: { transform: `translateX(calc(${direction} * -100%))`, visibility: 'visible' },
});

export const carousel = recipe({
  base: componentRule({ position: 'relative' }),
  variants: {
    shape: {
      banner: componentRule({ containerType: 'inline-size' }),
      gallery: {},
      fill: componentRule({ height: '100%' }),
    },
  },
});

export const stage = recipe({
  base: componentRule({
    position: 'relative',
    overflow: 'hidden',
    touchAction: 'pan-y pinch-zoom',
    userSelect: 'none',
  }),
  variants: {
    shape: {
      banner: componentRule({ aspectRatio: '16 / 9', borderRadius: radius.medium }),
      gallery: componentRule({ aspectRatio: '4 / 3', background: color.surfaceSunken }),
      fill: componentRule({ height: '100%' }),
    },
  },
});

export const slide = recipe({
  base: componentRule({ position: 'absolute', inset: 0 }),
  variants: {
    place: {
      shown: componentRule({ transform: `translateX(${drawn})` }),
      before: componentRule({ transform: `translateX(calc(-100% + ${drawn}))` }),
      after: componentRule({ transform: `translateX(calc(100% + ${drawn}))` }),
      away: componentRule({ visibility: 'hidden' }),
      entering: componentRule({ animation: `${enter} ${motion.slide} ${motion.easing}` }),
      leaving: componentRule({
        visibility: 'hidden',
        animation: `${leave} ${motion.slide} ${motion.easing}`,
      }),
    },
  },
});

export const arrow = recipe({
  base: componentRule({
    position: 'absolute',
    top: '50%',
    zIndex: zIndex.raised,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: size.target,
    height: size.target,
    color: color.onGlass,
    transform: 'translateY(-50%)',
    transition: `opacity ${motion.press} ${motion.easing}`,
    selectors: {
      '&::before': {
        content: '""',
        position: 'absolute',
        inset: space[2],
        zIndex: -1,
        borderRadius: radius.full,
        background: color.glass,
      },
      '&:focus-visible': { borderRadius: radius.full },
    },
  }),
  variants: {
    side: {
      previous: componentRule({ left: space[1] }),
      next: componentRule({ right: space[1] }),
    },
  },
});

export const corner = style(
  componentRule({
    position: 'absolute',
    right: space[1],
    bottom: space[1],
    zIndex: zIndex.raised,
    display: 'flex',
    alignItems: 'center',
    color: color.onGlass,
    selectors: {
      '&::before': {
        content: '""',
        position: 'absolute',
        inset: `${space[1]} 0`,
        zIndex: -1,
        borderRadius: radius.full,
        background: color.glass,
      },
    },
    '@container': {
      [smallPicture]: {
        position: 'relative',
        inset: 'auto',
        width: 'fit-content',
        marginInlineStart: 'auto',
        color: color.text,
        selectors: { '&::before': { background: color.fill } },
      },
    },
  }),
);

export const counter = style(
  componentRule({
    ...type.caption,
    ...tabularNumbers,
    fontWeight: weight.medium,
    whiteSpace: 'nowrap',
  }),
);

export const inCorner = style(
  componentRule({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: size.target,
    height: size.target,
    selectors: { '&:focus-visible': { borderRadius: radius.full } },
  }),
);

export const dots = style(
  componentRule({
    display: 'flex',
    justifyContent: 'center',
    flexWrap: 'wrap',
    gap: space[1],
    paddingBlock: space[3],
  }),
);

export const dot = recipe({
  base: componentRule({
    width: size.dot,
    height: size.dot,
    borderRadius: radius.full,
    background: color.borderStrong,
    transition: `background-color ${motion.press} ${motion.easing}, width ${motion.press} ${motion.easing}`,
  }),
  variants: { current: { true: componentRule({ width: size.icon, background: color.accent }) } },
});
