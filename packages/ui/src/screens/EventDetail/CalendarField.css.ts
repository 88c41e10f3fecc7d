import { style } from '@vanilla-extract/css';
import { componentRule } from '../../tokens/componentRule.ts';
import { space } from '../../tokens/space.ts';
import { color } from '../../tokens/theme.css.ts';
import { type, weight } from '../../tokens/type.ts';

export const field = style(componentRule({ display: 'flex', flexDirection: 'column', minWidth: 0 }));

export const head = style(
  componentRule({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    marginBottom: space[2],
  }),
);

export const label = style(componentRule({ ...type.body, fontWeight: weight.semibold }));

export const error = style(
  componentRule({
    ...type.meta,
    display: 'flex',
    alignItems: 'center',
    gap: space[1],
    marginTop: space[2],
    color: color.dangerText,
    fontWeight: weight.medium,
  }),
);
