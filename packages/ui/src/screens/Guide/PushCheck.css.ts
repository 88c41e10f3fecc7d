import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { componentRule } from '../../tokens/componentRule.ts';
import { line, radius, space } from '../../tokens/space.ts';
import { color } from '../../tokens/theme.css.ts';
import { type, weight } from '../../tokens/type.ts';

export const findings = style(componentRule({ display: 'flex', flexDirection: 'column', gap: space[2] }));

export const finding = recipe({
  base: componentRule({
    display: 'flex',
    gap: space[3],
    padding: space[4],
    border: `${line.hairline} solid ${color.border}`,
    borderRadius: radius.medium,
    background: color.surface,
  }),
  variants: {
    grade: {
      good: {},
      attention: componentRule({ borderColor: color.danger }),
      neutral: {},
    },
  },
});

export const sign = recipe({
  base: componentRule({ display: 'flex', flex: 'none' }),
  variants: {
    grade: {
      good: componentRule({ color: color.success }),
      attention: componentRule({ color: color.danger }),
      neutral: componentRule({ color: color.textFaint }),
    },
  },
});

export const words = style(
  componentRule({
    display: 'flex',
    flex: 1,
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: space[1],
    minWidth: 0,
  }),
);
export const name = style(
  componentRule({ ...type.meta, color: color.textMuted, fontWeight: weight.semibold }),
);
export const text = style(componentRule({ ...type.body, fontWeight: weight.medium }));
export const advice = style(componentRule({ ...type.meta, color: color.textMuted, marginBottom: space[1] }));
export const test = style(componentRule({ display: 'flex', flexDirection: 'column', gap: space[2] }));
export const testText = style(
  componentRule({ ...type.meta, color: color.textMuted, textAlign: 'center', minHeight: '1.25rem' }),
);
