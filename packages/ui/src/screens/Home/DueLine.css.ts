import { style } from '@vanilla-extract/css';
import { componentRule } from '../../tokens/componentRule.ts';
import { shadow } from '../../tokens/shadow.ts';
import { line, radius, size, space } from '../../tokens/space.ts';
import { tapRow } from '../../tokens/tapRow.ts';
import { color, edge } from '../../tokens/theme.css.ts';
import { type, weight } from '../../tokens/type.ts';
import { zIndex } from '../../tokens/zIndex.ts';

/**
 * The last thing on the page, which comes late: it moves nothing above it, stays in sight while the page is scrolled,
 * and covers nothing at its end.
 */
export const place = style(
  componentRule({
    position: 'sticky',
    bottom: `calc(max(${edge.navigation}, ${edge.safeBottom}) + ${space[3]})`,
    zIndex: zIndex.raised,
    display: 'flex',
    justifyContent: 'center',
    paddingTop: space[4],
    pointerEvents: 'none',
  }),
);

export const bar = style(
  componentRule({
    ...type.meta,
    display: 'flex',
    alignItems: 'center',
    width: '100%',
    maxWidth: size.toast,
    border: `${line.hairline} solid ${color.border}`,
    borderRadius: radius.medium,
    background: color.surface,
    boxShadow: shadow.toast,
    color: color.text,
    pointerEvents: 'auto',
  }),
);

export const link = style(
  componentRule({
    ...tapRow,
    gap: space[2],
    paddingBlock: space[2],
    paddingLeft: space[4],
  }),
);

export const words = style(componentRule({ minWidth: 0, fontWeight: weight.medium }));

export const sign = style(componentRule({ flex: 'none', color: color.textMuted }));
