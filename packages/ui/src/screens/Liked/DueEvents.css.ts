import { style } from '@vanilla-extract/css';
import { componentRule } from '../../tokens/componentRule.ts';
import { space } from '../../tokens/space.ts';
import { color } from '../../tokens/theme.css.ts';
import { tabularNumbers, type } from '../../tokens/type.ts';

export const note = style(componentRule({ ...type.meta, paddingBlock: space[3], color: color.textMuted }));

export const tools = style(
  componentRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[2],
    paddingBlock: space[2],
  }),
);

export const dayTitle = style(
  componentRule({ ...type.section, ...tabularNumbers, paddingTop: space[4], paddingBottom: space[3] }),
);
