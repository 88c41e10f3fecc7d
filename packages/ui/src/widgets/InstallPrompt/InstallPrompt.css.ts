import { style } from '@vanilla-extract/css';
import { componentRule } from '../../tokens/componentRule.ts';
import { space } from '../../tokens/space.ts';
import { color } from '../../tokens/theme.css.ts';
import { type } from '../../tokens/type.ts';

export const prompt = style(componentRule({ display: 'flex', flexDirection: 'column', gap: space[3] }));

export const list = style(
  componentRule({
    ...type.body,
    display: 'flex',
    flexDirection: 'column',
    gap: space[1],
    paddingTop: space[2],
    paddingLeft: space[5],
    listStyle: 'disc',
    color: color.textMuted,
  }),
);

export const buttons = style(componentRule({ display: 'flex', flexDirection: 'column', gap: space[2] }));
