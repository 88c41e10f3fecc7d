import { style } from '@vanilla-extract/css';
import { componentRule } from '../../tokens/componentRule.ts';
import { line, space } from '../../tokens/space.ts';
import { color, edge } from '../../tokens/theme.css.ts';
import { type } from '../../tokens/type.ts';

/** The bar below brings the room for the notch again, for when it sticks. */
export const bar = style(
  componentRule({
    ...type.meta,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[3],
    marginBottom: `calc(-1 * ${edge.safeTop})`,
    paddingTop: `calc(${space[2]} + ${edge.safeTop})`,
    paddingBottom: space[2],
    paddingInline: edge.gutter,
    borderBottom: `${line.hairline} solid ${color.border}`,
    background: color.surfaceSunken,
    color: color.text,
  }),
);

/** Its lines break before the button leaves the row, which it does with large text. */
export const words = style(
  componentRule({
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    flex: '1 1 12rem',
    maxWidth: 'max-content',
  }),
);

export const sign = style(componentRule({ flex: 'none' }));
