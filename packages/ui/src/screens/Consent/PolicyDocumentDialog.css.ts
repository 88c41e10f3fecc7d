import { style } from '@vanilla-extract/css';
import { componentRule } from '../../tokens/componentRule.ts';
import { line, radius } from '../../tokens/space.ts';
import { color } from '../../tokens/theme.css.ts';

/** The document is paper in both designs: foreign colours need not be made for a dark ground. */
export const frame = style(
  componentRule({
    width: '100%',
    height: '60dvh',
    border: `${line.hairline} solid ${color.border}`,
    borderRadius: radius.small,
    background: 'Canvas',
    colorScheme: 'light',
  }),
);
