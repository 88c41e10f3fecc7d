import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { componentRule } from '../../tokens/componentRule.ts';
import { media } from '../../tokens/media.ts';
import { modal } from '../../tokens/modal.ts';
import { shadow } from '../../tokens/shadow.ts';
import { line, radius, size, space } from '../../tokens/space.ts';
import { color, edge, motion } from '../../tokens/theme.css.ts';
import { type } from '../../tokens/type.ts';
import { zIndex } from '../../tokens/zIndex.ts';

const fade = keyframes({ from: { opacity: 0 } });
const fadeOut = keyframes({ to: { opacity: 0 } });
const rise = keyframes({
  from: { opacity: 0, transform: `translateY(calc(${space[8]} * ${motion.travel}))` },
});
const sink = keyframes({ to: { opacity: 0, transform: `translateY(calc(${space[8]} * ${motion.travel}))` } });

export const overlay = style(
  componentRule({
    position: 'fixed',
    inset: 0,
    zIndex: zIndex.dialog,
    background: color.scrim,
    animation: `${fade} ${motion.page} ${motion.easing}`,
    selectors: {
      '&[data-state="closed"]': { animation: `${fadeOut} ${motion.page} ${motion.easing} forwards` },
    },
  }),
);

export const frame = recipe({
  base: componentRule({
    ...modal,
    zIndex: zIndex.dialog,
    display: 'flex',
    flexDirection: 'column',
    background: color.surfaceRaised,
    color: color.text,
    outline: 'none',
    animation: `${rise} ${motion.page} ${motion.easing}`,
    selectors: {
      '&[data-state="closed"]': { animation: `${sink} ${motion.page} ${motion.easing} forwards` },
    },
  }),
  variants: {
    shape: {
      card: componentRule({
        inset: 0,
        bottom: edge.keyboard,
        width: `min(${size.dialog}, calc(100% - 2 * ${edge.gutter}))`,
        height: 'fit-content',
        maxHeight: `calc(${edge.visible} - ${space[12]})`,
        margin: 'auto',
        borderRadius: radius.large,
        boxShadow: shadow.dialog,
      }),
      sheet: componentRule({
        insetInline: 0,
        bottom: edge.keyboard,
        maxHeight: `calc(${edge.visible} - ${space[12]})`,
        borderTopLeftRadius: radius.large,
        borderTopRightRadius: radius.large,
        boxShadow: shadow.sheet,
        paddingBottom: `max(0px, ${edge.safeBottom} - ${edge.keyboard})`,
        '@media': {
          [media.tablet]: {
            inset: 0,
            bottom: edge.keyboard,
            width: size.sheet,
            height: 'fit-content',
            margin: 'auto',
            paddingBottom: 0,
            borderRadius: radius.large,
          },
        },
      }),
      screen: componentRule({
        inset: 0,
        bottom: edge.keyboard,
        paddingTop: edge.safeTop,
        paddingBottom: `max(0px, ${edge.safeBottom} - ${edge.keyboard})`,
      }),
    },
  },
});

export const head = style(
  componentRule({
    display: 'flex',
    flex: 'none',
    alignItems: 'center',
    gap: space[2],
    minHeight: size.header,
    paddingBlock: space[2],
    paddingLeft: edge.gutter,
    paddingRight: space[2],
  }),
);

export const title = style(componentRule({ ...type.section, flex: 1, minWidth: 0 }));

export const description = style(
  componentRule({ ...type.body, paddingBottom: space[3], color: color.textMuted }),
);

export const body = style(
  componentRule({
    flex: '0 1 auto',
    minHeight: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    paddingInline: edge.gutter,
    paddingBlock: space[2],
    paddingBottom: space[6],
    selectors: { '&:focus-visible': { outlineOffset: `calc(-1 * ${line.ring})` } },
  }),
);

export const screenBody = style(
  componentRule({ flex: 1, width: '100%', maxWidth: size.column, marginInline: 'auto' }),
);

export const foot = style(
  componentRule({
    display: 'flex',
    flex: 'none',
    gap: space[2],
    paddingInline: edge.gutter,
    paddingBlock: space[3],
    borderTop: `${line.hairline} solid ${color.border}`,
  }),
);
