import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { componentRule } from '../../tokens/componentRule.ts';
import { line, radius, size, space } from '../../tokens/space.ts';
import { color } from '../../tokens/theme.css.ts';
import { type, weight } from '../../tokens/type.ts';

export const field = style(componentRule({ display: 'flex', flexDirection: 'column', gap: space[2] }));

export const label = style(
  componentRule({ ...type.meta, color: color.textMuted, fontWeight: weight.semibold }),
);

export const row = style(componentRule({ display: 'flex', flexWrap: 'wrap', gap: space[2] }));

const shape = {
  ...type.body,
  gridArea: '1 / 1',
  minWidth: 0,
  fontSize: '1rem',
  minHeight: size.control,
  paddingBlock: space[3],
  paddingInline: space[4],
  border: `${line.hairline} solid transparent`,
} as const;

/** As tall as its text, which lies unseen under the field. */
export const grown = style(
  componentRule({
    display: 'grid',
    flex: '1 1 10rem',
    minWidth: 0,
    selectors: {
      '&::after': { ...shape, content: 'attr(data-text)', visibility: 'hidden', whiteSpace: 'pre-wrap' },
    },
  }),
);

export const input = recipe({
  base: componentRule({
    ...shape,
    overflow: 'hidden',
    resize: 'none',
    borderRadius: radius.small,
    background: color.surfaceSunken,
    color: color.text,
    selectors: { '&::placeholder': { color: color.textMuted, opacity: 1 } },
  }),
  variants: {
    filledByButton: {
      true: componentRule({
        border: `${line.hairline} solid ${color.borderStrong}`,
        background: color.surface,
        cursor: 'pointer',
      }),
    },
    invalid: { true: componentRule({ border: `${line.ring} solid ${color.danger}` }) },
  },
});

export const error = style(
  componentRule({ ...type.meta, color: color.dangerText, fontWeight: weight.medium }),
);
export const hint = style(componentRule({ ...type.meta, color: color.textMuted }));
