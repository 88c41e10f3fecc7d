import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { componentRule } from '../../tokens/componentRule.ts';
import { line, size, space } from '../../tokens/space.ts';
import { color } from '../../tokens/theme.css.ts';
import { type } from '../../tokens/type.ts';

/** Its cards ask it how wide they are. A card's distance to the next belongs to its row, so that the heights of rows add up to that of the list. */
export const list = recipe({
  variants: {
    look: {
      cards: componentRule({ containerType: 'inline-size', marginBottom: `calc(-1 * ${space[3]})` }),
      rows: componentRule({}),
    },
  },
});

export const row = recipe({
  variants: {
    look: {
      cards: componentRule({ paddingBottom: space[3] }),
      rows: componentRule({}),
    },
    divided: { true: componentRule({ borderTop: `${line.hairline} solid ${color.border}` }) },
  },
});

/** Rows on their way stand as far from the last row as rows do from each other. */
export const following = style(componentRule({ marginTop: space[3] }));

export const groupTitle = style(
  componentRule({ ...type.meta, paddingBlock: space[3], color: color.textMuted, fontWeight: 600 }),
);

// Room below keeps the end of the page from cutting a fraction of a pixel off the sentinel.
export const sentinel = style(componentRule({ height: size.sentinel, marginBottom: space[2] }));

export const status = style(
  componentRule({ ...type.meta, paddingBlock: space[5], color: color.textFaint, textAlign: 'center' }),
);

export const more = style(
  componentRule({ display: 'flex', justifyContent: 'center', paddingBlock: space[4] }),
);
