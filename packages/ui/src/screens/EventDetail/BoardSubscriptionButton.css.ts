import { style } from '@vanilla-extract/css';
import { componentRule } from '../../tokens/componentRule.ts';
import { line, space } from '../../tokens/space.ts';
import { color } from '../../tokens/theme.css.ts';
import { type, weight } from '../../tokens/type.ts';

export const board = style(
  componentRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[3],
    marginTop: space[4],
    paddingTop: space[4],
    borderTop: `${line.hairline} solid ${color.border}`,
  }),
);

export const name = style(componentRule({ ...type.body, minWidth: 0, fontWeight: weight.medium }));
