import { style } from '@vanilla-extract/css';
import { componentRule } from '../../tokens/componentRule.ts';
import { media } from '../../tokens/media.ts';
import { line, radius, size, space } from '../../tokens/space.ts';
import { color, motion } from '../../tokens/theme.css.ts';
import { tabularNumbers, type } from '../../tokens/type.ts';

export const form = style(componentRule({ display: 'flex', flexDirection: 'column', gap: space[4] }));

export const input = style(
  componentRule({
    ...type.body,
    ...tabularNumbers,
    fontSize: '1rem',
    display: 'block',
    width: '100%',
    minWidth: 0,
    minHeight: size.control,
    paddingBlock: space[2],
    paddingInline: space[4],
    border: `${line.hairline} solid ${color.borderStrong}`,
    borderRadius: radius.small,
    background: color.surface,
    color: color.text,
    outline: 'none',
    appearance: 'none',
    textAlign: 'start',
    transition: `border-color ${motion.press} ${motion.easing}`,
    selectors: {
      '&[aria-invalid="true"]': {
        borderColor: color.danger,
        boxShadow: `inset 0 0 0 ${line.hairline} ${color.danger}`,
      },
      '&:focus': {
        borderColor: color.accent,
        boxShadow: `inset 0 0 0 ${line.hairline} ${color.accent}`,
      },
      '&::-webkit-date-and-time-value': { textAlign: 'start' },
    },
  }),
);

export const text = style(
  componentRule({
    minHeight: '6.25rem',
    maxHeight: '8.5rem',
    resize: 'none',
    overscrollBehavior: 'contain',
    fieldSizing: 'content',
  }),
);

export const times = style(
  componentRule({
    display: 'grid',
    gap: space[4],
    '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr' } },
  }),
);

export const file = style(
  componentRule({
    ...type.meta,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: space[2],
    color: color.textMuted,
  }),
);

export const save = style(componentRule({ marginRight: `calc(-1 * ${space[4]})` }));
