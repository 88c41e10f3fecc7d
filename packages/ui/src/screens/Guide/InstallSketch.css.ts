import { style } from '@vanilla-extract/css';
import { componentRule } from '../../tokens/componentRule.ts';
import { line as lineWidth, size, space } from '../../tokens/space.ts';
import { color } from '../../tokens/theme.css.ts';
import { fontFamily, weight } from '../../tokens/type.ts';

export const sketch = style(componentRule({ display: 'block', width: '100%', height: '100%' }));
export const desk = style(componentRule({ fill: color.surfaceSunken }));
export const phone = style(
  componentRule({ fill: color.background, stroke: color.borderStrong, strokeWidth: lineWidth.ring }),
);
export const sheet = style(componentRule({ fill: color.surface, stroke: color.border }));
export const bar = style(componentRule({ fill: color.border }));
export const ink = style(componentRule({ fill: color.textMuted }));
export const stroke = style(
  componentRule({ fill: 'none', stroke: color.textMuted, strokeWidth: lineWidth.ring }),
);
export const accent = style(componentRule({ fill: color.accent }));
export const onAccent = style(componentRule({ fill: color.onAccent }));
export const mark = style(
  componentRule({
    fill: 'none',
    stroke: color.accent,
    strokeWidth: lineWidth.mark,
    strokeDasharray: `${space[2]} ${space[1]}`,
    strokeLinecap: 'round',
  }),
);

const label = {
  fontFamily,
  fontSize: size.drawnText,
  fontWeight: weight.semibold,
  fill: color.text,
} as const;
export const text = style(componentRule(label));
export const accentText = style(componentRule({ ...label, fill: color.accentText }));
export const buttonText = style(componentRule({ ...label, fill: color.onAccent, textAnchor: 'middle' }));
