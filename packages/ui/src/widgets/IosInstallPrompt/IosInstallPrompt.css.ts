import { style } from '@vanilla-extract/css';
import { componentRule } from '../../tokens/componentRule.ts';
import { radius, size, space } from '../../tokens/space.ts';
import { color } from '../../tokens/theme.css.ts';
import { type } from '../../tokens/type.ts';

export const steps = style(
  componentRule({ display: 'flex', flexDirection: 'column', gap: space[2], paddingBlock: space[4] }),
);

export const step = style(
  componentRule({ ...type.body, display: 'flex', alignItems: 'center', gap: space[3] }),
);

export const sign = style(
  componentRule({
    display: 'grid',
    flex: 'none',
    placeItems: 'center',
    width: size.target,
    height: size.target,
    borderRadius: radius.small,
    background: color.accentSoft,
    color: color.accentText,
  }),
);
