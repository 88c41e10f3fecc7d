import { style } from '@vanilla-extract/css';
import { componentRule } from '../../tokens/componentRule.ts';
import { size, space } from '../../tokens/space.ts';
import { color } from '../../tokens/theme.css.ts';
import { tabularNumbers, type } from '../../tokens/type.ts';

/** Keeps its room, so that the text below stays where it is when the button comes. */
export const place = style(
  componentRule({ minHeight: size.target, marginTop: space[2], marginLeft: `calc(-1 * ${space[4]})` }),
);

export const row = style(componentRule({ display: 'flex', flexWrap: 'wrap', alignItems: 'center' }));

/** Stands there while it is empty: a status that comes with its words is not read out. */
export const note = style(
  componentRule({
    ...type.meta,
    ...tabularNumbers,
    paddingInline: space[4],
    paddingBlock: space[1],
    color: color.textMuted,
    ':empty': { padding: 0 },
  }),
);
