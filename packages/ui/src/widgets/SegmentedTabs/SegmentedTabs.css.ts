import { style } from '@vanilla-extract/css';
import { componentRule } from '../../tokens/componentRule.ts';
import { shadow } from '../../tokens/shadow.ts';
import { radius, space } from '../../tokens/space.ts';
import { tapRow } from '../../tokens/tapRow.ts';
import { color, motion } from '../../tokens/theme.css.ts';
import { tabularNumbers, type, weight } from '../../tokens/type.ts';

export const list = style(
  componentRule({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[1],
    padding: space[1],
    borderRadius: radius.medium,
    background: color.surfaceSunken,
  }),
);

/** As wide as the others where its longest word lets it. */
export const tab = style(
  componentRule({
    ...type.body,
    ...tabularNumbers,
    ...tapRow,
    justifyContent: 'center',
    minWidth: 'min-content',
    overflowWrap: 'break-word',
    fontSize: 'min(0.9375rem, 7.5vw)',
    gap: space[1],
    paddingInline: space[2],
    borderRadius: radius.small,
    color: color.textMuted,
    fontWeight: weight.medium,
    textAlign: 'center',
    transition: `background-color ${motion.press} ${motion.easing}, color ${motion.press} ${motion.easing}`,
    selectors: {
      '&[aria-selected="true"]': {
        background: color.surface,
        color: color.text,
        fontWeight: weight.semibold,
        boxShadow: shadow.tab,
      },
    },
  }),
);

export const count = style(componentRule({ color: color.accentText, fontWeight: weight.semibold }));
