import { style } from '@vanilla-extract/css';
import { componentRule } from '../../tokens/componentRule.ts';
import { media } from '../../tokens/media.ts';
import { line, radius, size, space } from '../../tokens/space.ts';
import { color, edge } from '../../tokens/theme.css.ts';
import { type, weight } from '../../tokens/type.ts';

export const groupTitle = style(
  componentRule({
    ...type.meta,
    paddingTop: space[3],
    paddingBottom: space[1],
    color: color.textFaint,
    fontWeight: weight.semibold,
  }),
);

export const option = style(
  componentRule({
    ...type.body,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[3],
    width: `calc(100% + 2 * ${edge.gutter} - 2 * ${space[2]})`,
    minHeight: size.control,
    marginInline: `calc(${space[2]} - ${edge.gutter})`,
    paddingBlock: space[2],
    paddingInline: `calc(${edge.gutter} - ${space[2]})`,
    borderRadius: radius.small,
    selectors: {
      '&[aria-checked="true"]': { color: color.accentText, fontWeight: weight.semibold },
      '&:active': { background: color.fill },
      '&:focus-visible': { outlineOffset: `calc(-1 * ${line.ring})` },
    },
    '@media': { [media.hover]: { ':hover': { background: color.fill } } },
  }),
);

/** An option with something else to do beside it. */
export const row = style(componentRule({ display: 'flex', alignItems: 'center', gap: space[2] }));

export const check = style(componentRule({ flex: 'none', color: color.accent }));

export const nothing = style(
  componentRule({ ...type.body, paddingBlock: space[8], color: color.textMuted, textAlign: 'center' }),
);
