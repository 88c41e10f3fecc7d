import { style } from '@vanilla-extract/css';
import { column } from '../../tokens/column.ts';
import { componentRule } from '../../tokens/componentRule.ts';
import { media } from '../../tokens/media.ts';
import { line, radius, size, space } from '../../tokens/space.ts';
import { color, edge } from '../../tokens/theme.css.ts';
import { type, weight } from '../../tokens/type.ts';

export const page = style(
  componentRule({
    ...column,
    paddingBottom: space[8],
    '@media': { [media.wide]: { maxWidth: size.page } },
  }),
);

export const columns = style(
  componentRule({
    '@media': {
      [media.wide]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
        alignItems: 'start',
        gap: space[8],
        paddingTop: space[4],
      },
    },
  }),
);

export const banners = style(
  componentRule({
    containerType: 'inline-size',
    '@media': {
      [media.wide]: { position: 'sticky', top: `calc(${size.header} + ${edge.safeTop} + ${space[4]})` },
    },
  }),
);

export const shortcutsTitle = style(
  componentRule({ ...type.section, paddingBlock: `${space[6]} ${space[3]}` }),
);

export const shortcutList = style(
  componentRule({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[2] }),
);

export const shortcut = style(
  componentRule({
    ...type.body,
    display: 'flex',
    alignItems: 'center',
    minHeight: size.control,
    paddingInline: space[4],
    border: `${line.hairline} solid ${color.border}`,
    borderRadius: radius.medium,
    background: color.surface,
    fontWeight: weight.medium,
    '@media': { [media.hover]: { selectors: { '&:hover': { background: color.surfaceSunken } } } },
  }),
);

export const popularTitle = style(
  componentRule({
    ...type.section,
    width: 'fit-content',
    marginTop: space[6],
    marginBottom: space[3],
    '@media': { [media.wide]: { marginTop: 0 } },
  }),
);
