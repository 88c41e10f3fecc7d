import { style } from '@vanilla-extract/css';
import { componentRule } from '../../tokens/componentRule.ts';
import { radius, size, space } from '../../tokens/space.ts';
import { color } from '../../tokens/theme.css.ts';
import { type } from '../../tokens/type.ts';

export const prompt = style(
  componentRule({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[6],
    minHeight: '100%',
    textAlign: 'center',
    textWrap: 'balance',
  }),
);

export const sign = style(
  componentRule({
    display: 'grid',
    placeItems: 'center',
    width: size.rail,
    height: size.rail,
    borderRadius: radius.large,
    background: color.accentSoft,
    color: color.accentText,
  }),
);

export const text = style(componentRule({ ...type.card }));
export const buttons = style(
  componentRule({
    display: 'flex',
    flexDirection: 'column',
    gap: space[2],
    width: '100%',
    maxWidth: size.dialog,
  }),
);
