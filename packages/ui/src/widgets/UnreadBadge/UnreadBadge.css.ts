import { style } from '@vanilla-extract/css';
import { componentRule } from '../../tokens/componentRule.ts';
import { line, radius, size, space } from '../../tokens/space.ts';
import { color } from '../../tokens/theme.css.ts';
import { tabularNumbers, type, weight } from '../../tokens/type.ts';

export const badge = style(
  componentRule({
    ...type.caption,
    ...tabularNumbers,
    // Larger, and it would hide the bell that it stands on.
    fontSize: `min(${type.caption.fontSize}, ${size.badgeText})`,
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: '1.5em',
    height: '1.5em',
    paddingInline: space[1],
    borderRadius: radius.full,
    background: color.danger,
    color: color.onDanger,
    fontWeight: weight.bold,
    lineHeight: 1,
    whiteSpace: 'nowrap',
    boxShadow: `0 0 0 ${line.ring} ${color.background}`,
  }),
);

export const dot = style(
  componentRule({
    display: 'inline-block',
    flex: 'none',
    width: size.dot,
    height: size.dot,
    borderRadius: radius.full,
    background: color.unread,
  }),
);
