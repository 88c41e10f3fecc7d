import { style } from '@vanilla-extract/css';
import { componentRule } from '../../tokens/componentRule.ts';
import { line, size, space } from '../../tokens/space.ts';
import { color } from '../../tokens/theme.css.ts';
import { tabularNumbers, type, weight } from '../../tokens/type.ts';

export const list = style(componentRule({ display: 'flex', flexDirection: 'column' }));

const ruled = { selectors: { '& + &': { borderTop: `${line.hairline} solid ${color.border}` } } };

export const question = style(componentRule(ruled));

export const ask = style(
  componentRule({
    ...type.body,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[3],
    minHeight: size.control,
    paddingBlock: space[3],
    fontWeight: weight.semibold,
    cursor: 'pointer',
    listStyle: 'none',
    selectors: { '&::-webkit-details-marker': { display: 'none' } },
  }),
);

export const chevron = style(
  componentRule({
    flex: 'none',
    color: color.textFaint,
    selectors: { 'details[open] &': { transform: 'rotate(180deg)' } },
  }),
);

export const answer = style(componentRule({ ...type.body, paddingBottom: space[4], color: color.textMuted }));

export const notice = style(componentRule({ ...ruled, paddingBlock: space[4] }));
export const noticeTitle = style(componentRule({ ...type.body, fontWeight: weight.semibold }));
export const noticeDate = style(componentRule({ ...type.caption, color: color.textFaint }));
export const noticeText = style(componentRule({ ...type.body, marginTop: space[2], color: color.textMuted }));

export const fact = style(
  componentRule({
    ...type.body,
    ...ruled,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: space[2],
    paddingBlock: space[3],
  }),
);
export const factValue = style(componentRule({ ...tabularNumbers, color: color.textMuted }));
