import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { column } from '../../tokens/column.ts';
import { componentRule } from '../../tokens/componentRule.ts';
import { media } from '../../tokens/media.ts';
import { line, radius, size, space } from '../../tokens/space.ts';
import { color, edge, motion } from '../../tokens/theme.css.ts';
import { tabularNumbers, type, weight } from '../../tokens/type.ts';

export const page = style(
  componentRule({
    ...column,
    paddingTop: space[1],
    paddingBottom: space[8],
  }),
);

export const tools = style(
  componentRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[2],
    paddingTop: space[3],
  }),
);

export const summary = style(componentRule({ display: 'flex', flexWrap: 'wrap', alignItems: 'center' }));
export const summaryCount = style(componentRule({ ...type.meta, ...tabularNumbers, color: color.textMuted }));

export const row = recipe({
  base: componentRule({
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: space[3],
    width: `calc(100% + 2 * ${edge.gutter})`,
    minHeight: size.target,
    marginTop: `calc(-1 * ${line.hairline})`,
    marginInline: `calc(-1 * ${edge.gutter})`,
    borderTop: `${line.hairline} solid ${color.border}`,
    paddingBlock: space[4],
    paddingInline: edge.gutter,
    background: color.surface,
    transition: `background-color ${motion.press} ${motion.easing}`,
    selectors: {
      '&:active': { background: color.surfacePressed },
      '&:focus-visible': { outlineOffset: `calc(-1 * ${line.ring})`, borderRadius: radius.small },
    },
    '@media': {
      [media.hover]: { ':hover': { background: color.surfacePressed } },
    },
  }),
  variants: { unread: { true: componentRule({ background: color.unreadTint }), false: {} } },
});

export const words = style(componentRule({ display: 'block', flex: 1, minWidth: 0 }));

/** In the gutter, so that read and unread titles stand in one line. */
export const mark = style(
  componentRule({
    position: 'absolute',
    left: `calc((${edge.gutter} - ${size.dot}) / 2)`,
    lineHeight: '1.3rem',
  }),
);

export const title = recipe({
  base: componentRule({
    ...type.body,
    display: '-webkit-box',
    overflow: 'hidden',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    lineHeight: 1.4,
  }),
  variants: {
    unread: {
      true: componentRule({ fontWeight: weight.semibold }),
      false: componentRule({ color: color.textMuted }),
    },
  },
});

export const meta = style(
  componentRule({
    ...type.meta,
    ...tabularNumbers,
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space[2],
    marginTop: space[1],
    color: color.textFaint,
  }),
);

export const source = style(componentRule({ color: color.accentText, fontWeight: weight.medium }));
