import { style } from '@vanilla-extract/css';
import { componentRule } from '../../tokens/componentRule.ts';
import { media } from '../../tokens/media.ts';
import { line, radius, space } from '../../tokens/space.ts';
import { tapRow } from '../../tokens/tapRow.ts';
import { color } from '../../tokens/theme.css.ts';
import { type, weight } from '../../tokens/type.ts';

export const head = style(
  componentRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    paddingLeft: space[4],
    paddingRight: space[1],
  }),
);

export const title = style(
  componentRule({ ...type.meta, color: color.textMuted, fontWeight: weight.semibold }),
);

export const row = style(componentRule({ display: 'flex', alignItems: 'center', paddingInline: space[1] }));

export const text = style(
  componentRule({
    ...type.body,
    ...tapRow,
    gap: space[3],
    paddingBlock: space[1],
    paddingInline: space[3],
    borderRadius: radius.small,
    textAlign: 'start',
    selectors: { '&:active': { background: color.fill } },
    '@media': { [media.hover]: { ':hover': { background: color.fill } } },
  }),
);

export const icon = style(componentRule({ flex: 'none', color: color.textFaint }));

export const option = style(
  componentRule({
    paddingInline: space[4],
    paddingBottom: space[2],
    borderTop: `${line.hairline} solid ${color.border}`,
  }),
);

export const hint = style(componentRule({ ...type.meta, color: color.textMuted }));
