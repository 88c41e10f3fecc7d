import { style } from '@vanilla-extract/css';
import { componentRule } from '../../tokens/componentRule.ts';
import { media } from '../../tokens/media.ts';
import { line, radius, space } from '../../tokens/space.ts';
import { color, motion } from '../../tokens/theme.css.ts';
import { type } from '../../tokens/type.ts';

export const google = style(
  componentRule({
    ...type.button,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[3],
    width: '100%',
    minHeight: '3.25rem',
    paddingBlock: space[3],
    paddingInline: space[5],
    border: `${line.hairline} solid ${color.borderStrong}`,
    borderRadius: radius.medium,
    background: color.surface,
    textAlign: 'center',
    transition: `background-color ${motion.press} ${motion.easing}`,
    selectors: {
      '&:active': { background: color.surfaceSunken },
      '&[aria-disabled="true"]': { cursor: 'default' },
    },
    '@media': { [media.hover]: { ':hover': { background: color.surfacePressed } } },
  }),
);

export const refusal = style(
  componentRule({
    ...type.body,
    display: 'flex',
    flexDirection: 'column',
    gap: space[3],
    padding: space[4],
    borderRadius: radius.medium,
    background: color.surfaceSunken,
    color: color.textMuted,
  }),
);
