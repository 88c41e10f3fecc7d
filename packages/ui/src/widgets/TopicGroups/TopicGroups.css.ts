import { style } from '@vanilla-extract/css';
import { componentRule } from '../../tokens/componentRule.ts';
import { line, radius, size, space } from '../../tokens/space.ts';
import { color, motion } from '../../tokens/theme.css.ts';
import { tabularNumbers, type, weight } from '../../tokens/type.ts';
import { zIndex } from '../../tokens/zIndex.ts';

export const filter = style(
  componentRule({
    position: 'sticky',
    top: `calc(-1 * ${space[2]})`,
    zIndex: zIndex.raised,
    marginInline: `calc(-1 * ${line.ring})`,
    padding: line.ring,
    paddingBottom: space[3],
    background: color.surfaceRaised,
  }),
);

export const field = style(
  componentRule({
    ...type.body,
    fontSize: '1rem',
    width: '100%',
    minHeight: size.control,
    paddingInline: space[4],
    border: `${line.hairline} solid ${color.borderStrong}`,
    borderRadius: radius.small,
    background: color.surfaceRaised,
    outline: 'none',
    selectors: {
      '&:focus': { borderColor: color.accent, boxShadow: `inset 0 0 0 ${line.hairline} ${color.accent}` },
      '&::placeholder': { color: color.textFaint, opacity: 1 },
      '&::-webkit-search-cancel-button': { display: 'none' },
    },
  }),
);

export const group = style(
  componentRule({ selectors: { '& + &': { borderTop: `${line.hairline} solid ${color.border}` } } }),
);

export const head = style(
  componentRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space[2],
    width: '100%',
    minHeight: '3.25rem',
    paddingBlock: space[2],
  }),
);

export const name = style(componentRule({ ...type.card }));

export const note = style(
  componentRule({
    ...type.meta,
    ...tabularNumbers,
    flex: 1,
    color: color.textMuted,
    fontWeight: weight.regular,
  }),
);

export const chevron = style(
  componentRule({
    flex: 'none',
    color: color.textMuted,
    transition: `transform ${motion.press} ${motion.easing}`,
    selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(180deg)' } },
  }),
);

export const rows = style(componentRule({ paddingBottom: space[3] }));

export const nothing = style(
  componentRule({
    ...type.body,
    color: color.textMuted,
    textAlign: 'center',
    selectors: { '&:not(:empty)': { paddingBlock: space[6] } },
  }),
);

export const ghost = style(componentRule({ display: 'flex', alignItems: 'center', minHeight: '3.25rem' }));
