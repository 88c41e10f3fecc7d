import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { componentRule } from '../../tokens/componentRule.ts';
import { line, radius, size, space } from '../../tokens/space.ts';
import { color, motion } from '../../tokens/theme.css.ts';
import { type, weight } from '../../tokens/type.ts';

export const chip = recipe({
  base: componentRule({
    ...type.caption,
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[1],
    maxWidth: '100%',
    paddingBlock: space.half,
    paddingInline: space[2],
    borderRadius: radius.small,
    fontWeight: weight.medium,
  }),
  variants: {
    tone: {
      neutral: componentRule({ background: color.surfaceSunken, color: color.textMuted }),
      accent: componentRule({ background: color.accentSoft, color: color.accentText }),
      danger: componentRule({ background: color.dangerSoft, color: color.dangerText }),
      success: componentRule({ background: color.successSoft, color: color.successText }),
    },
  },
  defaultVariants: { tone: 'neutral' },
});

export const filterChip = style(
  componentRule({
    ...type.body,
    display: 'inline-flex',
    flex: 'none',
    alignItems: 'center',
    gap: space[2],
    minHeight: size.target,
    paddingInline: space[4],
    border: `${line.hairline} solid ${color.border}`,
    borderRadius: radius.full,
    background: color.surface,
    color: color.textMuted,
    fontWeight: weight.medium,
    transition: `background-color ${motion.press} ${motion.easing}, color ${motion.press} ${motion.easing}`,
    selectors: {
      '&:active': { background: color.surfacePressed },
      '&[aria-pressed="true"]': {
        borderColor: color.accent,
        background: color.accentSoft,
        color: color.accentText,
        fontWeight: weight.semibold,
      },
      '&:focus-visible': { borderRadius: radius.full },
    },
  }),
);
