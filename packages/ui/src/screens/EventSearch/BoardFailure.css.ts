import { style } from '@vanilla-extract/css';
import { componentRule } from '../../tokens/componentRule.ts';
import { radius, space } from '../../tokens/space.ts';
import { color } from '../../tokens/theme.css.ts';
import { type } from '../../tokens/type.ts';

export const failure = style(
  componentRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[2],
    marginBottom: space[3],
    paddingBlock: space[2],
    paddingInline: space[4],
    borderRadius: radius.medium,
    background: color.dangerSoft,
  }),
);

export const failureWords = style(
  componentRule({ ...type.body, flex: '1 1 10rem', color: color.dangerText }),
);
