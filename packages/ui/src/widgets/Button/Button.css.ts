import { recipe } from '@vanilla-extract/recipes';
import { componentRule } from '../../tokens/componentRule.ts';
import { media } from '../../tokens/media.ts';
import { buttonHeight, line, radius, size, space } from '../../tokens/space.ts';
import { color, motion } from '../../tokens/theme.css.ts';
import { type, weight } from '../../tokens/type.ts';

function look(ground: string, ink: string, pressed: string) {
  return componentRule({
    background: ground,
    color: ink,
    selectors: { '&:active:not([aria-disabled="true"])': { background: pressed } },
    '@media': {
      [media.hover]: { selectors: { '&:hover:not([aria-disabled="true"])': { background: pressed } } },
    },
  });
}

export const button = recipe({
  base: componentRule({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[2],
    borderRadius: radius.medium,
    textAlign: 'center',
    overflowWrap: 'break-word',
    transition: `background-color ${motion.press} ${motion.easing}, color ${motion.press} ${motion.easing}`,
    selectors: {
      '&[aria-disabled="true"]': { cursor: 'default' },
      '&[aria-disabled="true"]:not([aria-busy="true"])': {
        background: color.fill,
        color: color.textMuted,
      },
    },
  }),
  variants: {
    tone: {
      primary: look(color.accent, color.onAccent, color.accentPressed),
      soft: look(color.accentSoft, color.accentText, color.accentSoft),
      neutral: look(color.fill, color.text, color.fillPressed),
      quiet: look('transparent', color.accentText, color.accentSoft),
      danger: look(color.danger, color.onDanger, color.dangerPressed),
      outlined: [
        look(color.surface, color.text, color.surfaceSunken),
        componentRule({ border: `${line.hairline} solid ${color.borderStrong}` }),
      ],
    },
    extent: {
      large: componentRule({
        ...type.button,
        minHeight: buttonHeight,
        paddingBlock: space[3],
        paddingInline: space[5],
      }),
      medium: componentRule({
        ...type.body,
        fontWeight: weight.semibold,
        minHeight: size.target,
        paddingBlock: space[2],
        paddingInline: space[4],
      }),
    },
    wide: { true: componentRule({ width: '100%' }) },
  },
  defaultVariants: { tone: 'primary', extent: 'large' },
});
