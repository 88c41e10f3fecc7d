import { style } from '@vanilla-extract/css';
import { componentRule } from '../../tokens/componentRule.ts';
import { size, space } from '../../tokens/space.ts';
import { color, edge } from '../../tokens/theme.css.ts';
import { type } from '../../tokens/type.ts';

export const page = style(
  componentRule({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'safe center',
    minHeight: `calc(100dvh - max(${edge.navigation}, ${edge.safeBottom}))`,
    paddingTop: `calc(${space[8]} + ${edge.safeTop})`,
    paddingBottom: space[8],
    paddingInline: edge.gutter,
    textAlign: 'center',
    textWrap: 'balance',
    whiteSpace: 'pre-line',
  }),
);

export const sign = style(componentRule({ marginBottom: space[5], color: color.textFaint }));

export const title = style(componentRule({ ...type.page }));

export const words = style(
  componentRule({ ...type.body, maxWidth: size.dialog, marginTop: space[2], color: color.textMuted }),
);

export const actions = style(
  componentRule({
    display: 'flex',
    flexDirection: 'column',
    gap: space[2],
    width: '100%',
    maxWidth: size.dialog,
    marginTop: space[8],
  }),
);
