import { style } from '@vanilla-extract/css';
import { componentRule } from '../../tokens/componentRule.ts';
import { size, space } from '../../tokens/space.ts';
import { color } from '../../tokens/theme.css.ts';
import { type } from '../../tokens/type.ts';

export const leave = style(componentRule({ display: 'flex', marginTop: 'auto' }));

export const link = style(
  componentRule({
    ...type.body,
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: size.target,
    marginInline: `calc(-1 * ${space[2]})`,
    paddingInline: space[2],
    color: color.textMuted,
    textDecoration: 'underline',
    textUnderlineOffset: '0.25em',
  }),
);
