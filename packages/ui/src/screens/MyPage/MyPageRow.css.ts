import { style } from '@vanilla-extract/css';
import { componentRule } from '../../tokens/componentRule.ts';
import { media } from '../../tokens/media.ts';
import { line, size, space } from '../../tokens/space.ts';
import { color, motion } from '../../tokens/theme.css.ts';
import { type } from '../../tokens/type.ts';

export const item = style(
  componentRule({ selectors: { '& + &': { borderTop: `${line.hairline} solid ${color.border}` } } }),
);

export const row = style(
  componentRule({
    ...type.body,
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    width: '100%',
    minHeight: size.navigation,
    paddingBlock: space[2],
    paddingInline: space[4],
    transition: `background-color ${motion.press} ${motion.easing}`,
    selectors: {
      '&:active': { background: color.surfacePressed },
      '&:focus-visible': { outlineOffset: `calc(-1 * ${line.ring})` },
    },
    '@media': { [media.hover]: { ':hover': { background: color.surfacePressed } } },
  }),
);

export const icon = style(componentRule({ flex: 'none', color: color.textMuted }));
export const label = style(componentRule({ flex: 1, minWidth: 0 }));
export const value = style(componentRule({ ...type.meta, color: color.textMuted }));
export const arrow = style(componentRule({ flex: 'none', color: color.textFaint }));
