import { style } from '@vanilla-extract/css';
import { componentRule } from '../../tokens/componentRule.ts';
import { radius, size, space } from '../../tokens/space.ts';
import { color } from '../../tokens/theme.css.ts';
import { type, weight } from '../../tokens/type.ts';

export const standing = style(
  componentRule({
    ...type.meta,
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[2],
    minHeight: size.target,
    marginInline: `calc(-1 * ${space[2]})`,
    paddingInline: space[2],
    border: 'none',
    borderRadius: radius.small,
    background: 'none',
    color: color.accentText,
    fontWeight: weight.semibold,
    cursor: 'pointer',
    selectors: { '&[aria-busy="true"]': { cursor: 'progress' } },
  }),
);
