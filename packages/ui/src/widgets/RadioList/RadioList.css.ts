import { style } from '@vanilla-extract/css';
import { componentRule } from '../../tokens/componentRule.ts';
import { line, radius, size, space } from '../../tokens/space.ts';
import { withHas } from '../../tokens/supports.ts';
import { color, motion } from '../../tokens/theme.css.ts';
import { type, weight } from '../../tokens/type.ts';

export const list = style(componentRule({ display: 'flex', flexDirection: 'column', gap: space[2] }));

export const legend = style(
  componentRule({ ...type.body, marginBottom: space[3], fontWeight: weight.semibold }),
);

export const option = style(
  componentRule({
    ...type.body,
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    minHeight: size.control,
    paddingBlock: space[2],
    paddingInline: space[4],
    border: `${line.hairline} solid ${color.border}`,
    borderRadius: radius.medium,
    background: color.surface,
    cursor: 'pointer',
    transition: `border-color ${motion.press} ${motion.easing}`,
    selectors: {
      '&:has(:checked)': { borderColor: color.accent, color: color.accentText, fontWeight: weight.semibold },
      '&:has(:focus-visible)': {
        outline: `${line.ring} solid ${color.focusRing}`,
        outlineOffset: line.ring,
      },
    },
  }),
);

export const radio = style(
  componentRule({
    flex: 'none',
    width: size.icon,
    height: size.icon,
    accentColor: color.accent,
    '@supports': { [withHas]: { selectors: { '&:focus-visible': { outline: 'none' } } } },
  }),
);
