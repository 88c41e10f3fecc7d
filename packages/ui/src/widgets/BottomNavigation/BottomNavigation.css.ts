import { globalStyle, style } from '@vanilla-extract/css';
import { componentRule } from '../../tokens/componentRule.ts';
import { layers } from '../../tokens/layers.css.ts';
import { media } from '../../tokens/media.ts';
import { line, size, space } from '../../tokens/space.ts';
import { withoutHas } from '../../tokens/supports.ts';
import { color, edge, motion } from '../../tokens/theme.css.ts';
import { type, weight } from '../../tokens/type.ts';
import { zIndex } from '../../tokens/zIndex.ts';

/** Height of the bar, without what the device keeps for itself. */
export const barHeight = `calc(${space[8]} + 1.5rem)`;

export const navigation = style(
  componentRule({
    position: 'fixed',
    insetInline: 0,
    bottom: 0,
    zIndex: zIndex.navigation,
    paddingBottom: edge.safeBottom,
    borderTop: `${line.hairline} solid ${color.border}`,
    background: color.surface,
    '@media': {
      [media.wide]: {
        insetBlock: 0,
        right: 'auto',
        width: size.rail,
        paddingTop: `calc(${space[6]} + ${edge.safeTop})`,
        borderTop: 0,
        borderRight: `${line.hairline} solid ${color.border}`,
      },
    },
  }),
);

const ownRoom = {
  vars: { [edge.navigation]: `calc(${barHeight} + ${edge.safeBottom})` },
  '@media': { [media.wide]: { vars: { [edge.navigation]: '0px', [edge.rail]: size.rail } } },
};
globalStyle(`:root:has(${navigation})`, { '@layer': { [layers.components]: ownRoom } });
globalStyle(':root', { '@layer': { [layers.components]: { '@supports': { [withoutHas]: ownRoom } } } });

export const tabs = style(
  componentRule({
    display: 'flex',
    maxWidth: size.column,
    marginInline: 'auto',
    '@media': { [media.wide]: { flexDirection: 'column', gap: space[2] } },
  }),
);

export const place = style(componentRule({ flex: 1, minWidth: 0 }));

export const tab = style(
  componentRule({
    ...type.tab,
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.half,
    minHeight: barHeight,
    color: color.textFaint,
    fontWeight: weight.medium,
    whiteSpace: 'nowrap',
    transition: `color ${motion.press} ${motion.easing}`,
    selectors: {
      '&[aria-current="page"]': { color: color.accent, fontWeight: weight.semibold },
      '&:focus-visible': { outlineOffset: `calc(-1 * ${line.ring})` },
    },
  }),
);

export const dotPlace = style(
  componentRule({ position: 'absolute', top: space[1], left: `calc(50% + ${space[2]})`, lineHeight: 0 }),
);
