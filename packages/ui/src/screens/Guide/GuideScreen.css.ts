import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { column } from '../../tokens/column.ts';
import { componentRule } from '../../tokens/componentRule.ts';
import { line, radius, size, space } from '../../tokens/space.ts';
import { color, edge, motion } from '../../tokens/theme.css.ts';
import { tabularNumbers, type, weight } from '../../tokens/type.ts';

export const page = style(
  componentRule({
    ...column,
    paddingBottom: `calc(${space[12]} + ${edge.safeBottom})`,
  }),
);

export const version = style(componentRule({ ...type.meta, ...tabularNumbers, color: color.textMuted }));

export const section = style(
  componentRule({
    display: 'flex',
    flexDirection: 'column',
    gap: space[4],
    paddingTop: space[8],
    scrollMarginTop: size.header,
  }),
);

export const heading = style(componentRule({ ...type.section }));
export const lead = style(
  componentRule({ ...type.body, color: color.textMuted, marginTop: `calc(-1 * ${space[2]})` }),
);

export const installed = style(
  componentRule({
    ...type.body,
    padding: space[4],
    borderRadius: radius.medium,
    background: color.successSoft,
    color: color.successText,
    fontWeight: weight.medium,
  }),
);

export const steps = style(
  componentRule({ display: 'flex', flexDirection: 'column', gap: space[1], paddingTop: space[3] }),
);

export const step = recipe({
  base: componentRule({
    display: 'flex',
    gap: space[3],
    padding: space[3],
    borderRadius: radius.medium,
    transition: `background-color ${motion.press} ${motion.easing}`,
  }),
  variants: { current: { true: componentRule({ background: color.surface }) } },
});

export const stepNumber = recipe({
  base: componentRule({
    ...type.meta,
    ...tabularNumbers,
    display: 'grid',
    flex: 'none',
    placeItems: 'center',
    width: size.iconLarge,
    height: size.iconLarge,
    borderRadius: radius.full,
    background: color.surfaceSunken,
    color: color.textMuted,
    fontWeight: weight.bold,
  }),
  variants: { current: { true: componentRule({ background: color.accent, color: color.onAccent }) } },
});

export const stepWords = style(
  componentRule({ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0, gap: space.half }),
);
export const stepTitle = style(componentRule({ ...type.body, fontWeight: weight.semibold }));
export const stepText = style(componentRule({ ...type.meta, color: color.textMuted }));
export const note = style(
  componentRule({
    ...type.meta,
    marginTop: space[2],
    padding: space[3],
    borderRadius: radius.medium,
    background: color.surfaceSunken,
    color: color.textMuted,
  }),
);

export const tips = style(componentRule({ display: 'flex', flexDirection: 'column', gap: space[3] }));
export const tip = style(
  componentRule({
    display: 'flex',
    flexDirection: 'column',
    gap: space[1],
    padding: space[4],
    border: `${line.hairline} solid ${color.border}`,
    borderRadius: radius.medium,
    background: color.surface,
  }),
);
