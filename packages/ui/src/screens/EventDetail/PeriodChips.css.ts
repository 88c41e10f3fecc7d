import { style } from '@vanilla-extract/css';
import { componentRule } from '../../tokens/componentRule.ts';
import { line, radius, size, space } from '../../tokens/space.ts';
import { color, edge, motion } from '../../tokens/theme.css.ts';
import { tabularNumbers, type, weight } from '../../tokens/type.ts';

export const group = style(componentRule({ display: 'flex', flexDirection: 'column', gap: space[2] }));

export const name = style(componentRule({ ...type.body, fontWeight: weight.semibold }));

export const chips = style(
  componentRule({
    display: 'flex',
    gap: space[2],
    marginInline: `calc(-1 * ${edge.gutter})`,
    padding: `${space[1]} ${edge.gutter}`,
    marginBlock: `calc(-1 * ${space[1]})`,
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollPaddingInline: edge.gutter,
    scrollbarWidth: 'none',
  }),
);

export const chip = style(
  componentRule({
    ...type.meta,
    ...tabularNumbers,
    display: 'inline-flex',
    flex: 'none',
    maxWidth: '100%',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space[1],
    minHeight: size.target,
    paddingBlock: space[1],
    paddingInline: space[3],
    border: `${line.hairline} solid ${color.border}`,
    borderRadius: radius.full,
    background: color.surface,
    color: color.textMuted,
    transition: `background-color ${motion.press} ${motion.easing}, border-color ${motion.press} ${motion.easing}`,
    selectors: {
      '&:active': { background: color.surfacePressed },
      '&[aria-pressed="true"]': {
        borderColor: color.accent,
        background: color.accentSoft,
        color: color.accentText,
      },
    },
  }),
);

export const period = style(
  componentRule({
    color: color.text,
    fontWeight: weight.medium,
    selectors: { '[aria-pressed="true"] > &': { color: 'inherit' } },
  }),
);
