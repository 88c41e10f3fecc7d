import { style } from '@vanilla-extract/css';
import { componentRule } from '../../tokens/componentRule.ts';
import { space } from '../../tokens/space.ts';
import { color } from '../../tokens/theme.css.ts';
import { type } from '../../tokens/type.ts';

export const sheet = style(
  componentRule({ display: 'flex', flexDirection: 'column', gap: space[4], paddingTop: space[2] }),
);

export const row = style(
  componentRule({
    ...type.body,
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    paddingBlock: space[1],
  }),
);

export const yes = style(componentRule({ flex: 'none', color: color.success }));
export const no = style(componentRule({ flex: 'none', color: color.danger }));
export const buttons = style(componentRule({ display: 'flex', flexDirection: 'column', gap: space[2] }));
