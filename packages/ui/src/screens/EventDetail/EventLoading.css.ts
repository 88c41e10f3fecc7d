import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { componentRule } from '../../tokens/componentRule.ts';
import { layers } from '../../tokens/layers.css.ts';
import { media } from '../../tokens/media.ts';
import { radius, space } from '../../tokens/space.ts';
import { color, edge } from '../../tokens/theme.css.ts';
import { type } from '../../tokens/type.ts';

export const loading = style(componentRule({ display: 'flex', flexDirection: 'column', gap: space[3] }));

/** Below the text that was known already. */
export const below = style(componentRule({ paddingTop: space[5] }));

export const words = style(componentRule({ ...type.body, color: color.textMuted }));

export const shapes = recipe({
  base: componentRule({ visibility: 'hidden' }),
  variants: { isShapeDue: { true: componentRule({ visibility: 'visible' }) } },
});

export const lines = recipe({
  base: componentRule({}),
  variants: {
    of: {
      title: componentRule({ ...type.page }),
      meta: componentRule({ ...type.meta, marginTop: space[3] }),
      picture: componentRule({
        marginTop: space[5],
        marginInline: `calc(-1 * ${edge.gutter})`,
        aspectRatio: '4 / 3',
        background: color.skeleton,
        '@media': { [media.tablet]: { marginInline: 0, borderRadius: radius.medium } },
      }),
      text: componentRule({ ...type.reading, marginTop: space[5] }),
    },
  },
});

export const pending = style(
  componentRule({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] }),
);

export const failure = style(
  componentRule({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    paddingTop: space[16],
    textAlign: 'center',
  }),
);

globalStyle(`${failure} > ${pending}`, {
  '@layer': { [layers.components]: { flexDirection: 'column' } },
});
