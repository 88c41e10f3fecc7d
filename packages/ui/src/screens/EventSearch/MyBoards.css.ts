import { style } from '@vanilla-extract/css';
import { componentRule } from '../../tokens/componentRule.ts';
import { line, size, space } from '../../tokens/space.ts';
import { color, edge } from '../../tokens/theme.css.ts';
import { type, weight } from '../../tokens/type.ts';
import { zIndex } from '../../tokens/zIndex.ts';

export const pin = style(
  componentRule({
    flex: 'none',
    color: color.textFaint,
    selectors: { '&[aria-pressed="true"]': { color: color.accent } },
  }),
);

/** Goes with the page and leaves its place, the safe area included, to the search. */
export const chipsPlace = style(
  componentRule({
    position: 'relative',
    zIndex: zIndex.navigation,
    marginBottom: `calc(-1 * ${edge.safeTop})`,
  }),
);

export const chipIcon = style(componentRule({ flex: 'none' }));

export const sectionTitle = style(
  componentRule({
    ...type.meta,
    paddingTop: space[4],
    paddingBottom: space[1],
    color: color.textMuted,
    fontWeight: weight.semibold,
  }),
);

export const row = style(
  componentRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    minHeight: size.control,
    selectors: { '& + &': { borderTop: `${line.hairline} solid ${color.border}` } },
  }),
);

export const rowName = style(componentRule({ ...type.body, flex: '1 1 8rem', minWidth: 0 }));

export const mover = style(
  componentRule({ selectors: { '&[aria-disabled="true"]': { color: color.borderStrong, opacity: 0.5 } } }),
);

export const rowButtons = style(
  componentRule({ display: 'flex', flex: 'none', marginLeft: 'auto', color: color.textMuted }),
);

export const note = style(componentRule({ ...type.body, paddingBlock: space[2], color: color.textMuted }));
