import { style } from '@vanilla-extract/css';
import { componentRule } from '../../tokens/componentRule.ts';
import { radius, size, space } from '../../tokens/space.ts';
import { color } from '../../tokens/theme.css.ts';
import { type } from '../../tokens/type.ts';

export const welcome = style(
  componentRule({
    display: 'flex',
    flex: '1 0 auto',
    flexDirection: 'column',
    justifyContent: 'center',
    gap: space[3],
    paddingBlock: space[6],
  }),
);

export const sign = style(
  componentRule({
    display: 'grid',
    placeItems: 'center',
    width: size.thumbnail,
    height: size.thumbnail,
    marginBottom: space[2],
    borderRadius: radius.large,
    background: color.accent,
    color: color.onAccent,
  }),
);

export const heading = style(componentRule({ ...type.page, textWrap: 'balance' }));
export const text = style(componentRule({ ...type.body, color: color.textMuted }));

export const entry = style(componentRule({ display: 'flex', flexDirection: 'column', gap: space[3] }));

export const foot = style(
  componentRule({
    display: 'flex',
    flexDirection: 'column',
    gap: space[2],
    paddingTop: space[2],
    paddingBottom: space[2],
  }),
);

export const contacts = style(
  componentRule({
    ...type.meta,
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space[2],
    marginInline: `calc(-1 * ${space[2]})`,
  }),
);
