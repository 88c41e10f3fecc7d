import { style } from '@vanilla-extract/css';
import { componentRule } from '../../tokens/componentRule.ts';
import { buttonHeight, line, space } from '../../tokens/space.ts';
import { color, motion } from '../../tokens/theme.css.ts';
import { tabularNumbers, type, weight } from '../../tokens/type.ts';

export const group = style(
  componentRule({ selectors: { '& + &': { borderTop: `${line.hairline} solid ${color.border}` } } }),
);

export const head = style(
  componentRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space[2],
    width: '100%',
    minHeight: buttonHeight,
    paddingBlock: space[2],
  }),
);

export const name = style(componentRule({ ...type.card }));

export const note = style(
  componentRule({
    ...type.meta,
    ...tabularNumbers,
    flex: 1,
    color: color.textMuted,
    fontWeight: weight.regular,
  }),
);

export const chevron = style(
  componentRule({
    flex: 'none',
    color: color.textMuted,
    transition: `transform ${motion.press} ${motion.easing}`,
    selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(180deg)' } },
  }),
);

export const rows = style(componentRule({ paddingBottom: space[3] }));

export const nothing = style(
  componentRule({
    ...type.body,
    color: color.textMuted,
    textAlign: 'center',
    selectors: { '&:not(:empty)': { paddingBlock: space[6] } },
  }),
);

export const ghost = style(componentRule({ display: 'flex', alignItems: 'center', minHeight: buttonHeight }));
