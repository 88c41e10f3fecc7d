import { style } from '@vanilla-extract/css';
import { componentRule } from '../../tokens/componentRule.ts';
import { line, space } from '../../tokens/space.ts';
import { color } from '../../tokens/theme.css.ts';
import { tabularNumbers, type, weight } from '../../tokens/type.ts';

export const head = style(componentRule({ paddingBottom: space[5] }));

export const chips = style(
  componentRule({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] }),
);

export const title = style(componentRule({ ...type.page, marginTop: space[2], textWrap: 'pretty' }));

export const meta = style(
  componentRule({
    ...type.meta,
    ...tabularNumbers,
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space[3],
    marginTop: space[3],
    color: color.textFaint,
  }),
);

export const count = style(componentRule({ whiteSpace: 'nowrap' }));

export const body = style(componentRule({ paddingBlock: space[5] }));

export const nothing = style(componentRule({ ...type.body, color: color.textMuted }));

export const writer = style(
  componentRule({
    ...type.body,
    paddingTop: space[4],
    borderTop: `${line.hairline} solid ${color.border}`,
    fontWeight: weight.medium,
  }),
);

export const writerName = style(
  componentRule({ marginRight: space[2], color: color.textFaint, fontWeight: weight.regular }),
);
