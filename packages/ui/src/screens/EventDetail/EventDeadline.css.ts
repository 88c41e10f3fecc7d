import { style } from '@vanilla-extract/css';
import { componentRule } from '../../tokens/componentRule.ts';
import { line, size, space } from '../../tokens/space.ts';
import { color } from '../../tokens/theme.css.ts';
import { tabularNumbers, type, weight } from '../../tokens/type.ts';

export const deadline = style(
  componentRule({
    ...type.body,
    ...tabularNumbers,
    display: 'flex',
    alignItems: 'flex-start',
    gap: space[2],
    minHeight: size.target,
    paddingBlock: space[3],
    marginBottom: `calc(-1 * ${space[3]})`,
    textAlign: 'start',
  }),
);

/** On the first line, however large the text. */
export const icon = style(componentRule({ flex: 'none', marginTop: '0.125em', color: color.textMuted }));

export const moment = style(componentRule({ color: color.text, fontWeight: weight.semibold }));

export const source = style(componentRule({ color: color.textMuted }));

export const shown = style(
  componentRule({
    textDecoration: 'underline',
    textDecorationThickness: line.hairline,
    textUnderlineOffset: '0.2em',
  }),
);

/** Its sign stands below that of the deadline. */
export const save = style(
  componentRule({
    marginTop: space[2],
    marginBottom: `calc(-1 * ${space[3]})`,
    marginLeft: `calc(-1 * ${space[4]})`,
  }),
);
