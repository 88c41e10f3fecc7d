import { style } from '@vanilla-extract/css';
import { componentRule } from '../../tokens/componentRule.ts';
import { line, radius, size, space } from '../../tokens/space.ts';
import { color, motion } from '../../tokens/theme.css.ts';
import { type, weight } from '../../tokens/type.ts';

export const opener = style(
  componentRule({
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    width: '100%',
    minWidth: 0,
    minHeight: size.control,
    paddingBlock: space[1],
    paddingLeft: space[4],
    paddingRight: space[3],
    border: `${line.hairline} solid ${color.borderStrong}`,
    borderRadius: radius.small,
    background: color.surface,
    transition: `background-color ${motion.press} ${motion.easing}`,
    selectors: { '&:active': { background: color.surfacePressed } },
  }),
);

export const words = style(componentRule({ flex: 1, minWidth: 0 }));

export const name = style(
  componentRule({ ...type.caption, display: 'block', color: color.textFaint, lineHeight: 1.2 }),
);

export const chosen = style(
  componentRule({
    ...type.body,
    display: 'block',
    overflow: 'hidden',
    fontWeight: weight.medium,
    lineHeight: 1.35,
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
);

export const nothing = style(componentRule({ color: color.textFaint, fontWeight: weight.regular }));

export const chevron = style(componentRule({ flex: 'none', color: color.textMuted }));
