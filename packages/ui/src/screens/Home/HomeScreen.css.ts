import { style } from '@vanilla-extract/css';
import { column } from '../../tokens/column.ts';
import { componentRule } from '../../tokens/componentRule.ts';
import { media } from '../../tokens/media.ts';
import { size, space } from '../../tokens/space.ts';
import { edge } from '../../tokens/theme.css.ts';
import { type } from '../../tokens/type.ts';

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
    '@media': {
      [media.wide]: { position: 'sticky', top: `calc(${size.header} + ${edge.safeTop} + ${space[4]})` },
    },
  }),
);

export const popularTitle = style(
  componentRule({
    ...type.section,
    paddingTop: space[6],
    paddingBottom: space[3],
    '@media': { [media.wide]: { paddingTop: 0 } },
  }),
);
