import { style } from '@vanilla-extract/css';
import { componentRule } from '../../tokens/componentRule.ts';
import { line, radius, size, space } from '../../tokens/space.ts';
import { color } from '../../tokens/theme.css.ts';
import { type } from '../../tokens/type.ts';

export const lines = style(componentRule({ ...type.reading, minWidth: 0 }));

export const blank = style(componentRule({ height: space[4] }));

export const link = style(
  componentRule({
    color: color.accentText,
    textDecoration: 'underline',
    textDecorationThickness: line.hairline,
    textUnderlineOffset: '0.2em',
    wordBreak: 'break-all',
  }),
);

export const marked = style(
  componentRule({
    borderRadius: radius.small,
    background: color.accentSoft,
    color: color.accentText,
    boxDecorationBreak: 'clone',
    scrollMarginBlock: size.header,
  }),
);
