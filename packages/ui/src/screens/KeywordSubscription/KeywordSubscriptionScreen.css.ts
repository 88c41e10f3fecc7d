import { style } from '@vanilla-extract/css';
import { column } from '../../tokens/column.ts';
import { componentRule } from '../../tokens/componentRule.ts';
import { media } from '../../tokens/media.ts';
import { line, radius, size, space } from '../../tokens/space.ts';
import { color, motion } from '../../tokens/theme.css.ts';
import { tabularNumbers, type, weight } from '../../tokens/type.ts';

export const page = style(
  componentRule({
    ...column,
    paddingTop: space[1],
    paddingBottom: space[10],
  }),
);

export const form = style(
  componentRule({
    display: 'grid',
    gap: space[4],
    padding: space[4],
    border: `${line.hairline} solid ${color.border}`,
    borderRadius: radius.medium,
    background: color.surface,
  }),
);

export const limit = style(
  componentRule({
    ...type.body,
    padding: space[3],
    borderRadius: radius.small,
    background: color.accentSoft,
    color: color.accentText,
    fontWeight: weight.medium,
  }),
);

export const fieldLabel = style(
  componentRule({
    ...type.meta,
    display: 'block',
    paddingBottom: space[1],
    color: color.textMuted,
    fontWeight: weight.medium,
  }),
);

const box = {
  ...type.body,
  fontSize: '1rem',
  width: '100%',
  minHeight: size.control,
  paddingInline: space[4],
  border: `${line.hairline} solid ${color.borderStrong}`,
  borderRadius: radius.small,
  background: color.surface,
} as const;

export const opener = style(
  componentRule({
    ...box,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[2],
    paddingBlock: space[2],
    paddingRight: space[3],
    fontWeight: weight.medium,
    transition: `background-color ${motion.press} ${motion.easing}`,
    selectors: { '&:active': { background: color.surfacePressed } },
  }),
);

export const placeholder = style(componentRule({ color: color.textFaint, fontWeight: weight.regular }));
export const chevron = style(componentRule({ flex: 'none', color: color.textMuted }));

export const fieldInput = style(
  componentRule({
    ...box,
    outline: 'none',
    transition: `border-color ${motion.press} ${motion.easing}`,
    selectors: {
      '&::placeholder': { color: color.textFaint, opacity: 1 },
      '&:focus': { borderColor: color.accent, boxShadow: `inset 0 0 0 ${line.hairline} ${color.accent}` },
      '&[aria-invalid="true"]': {
        borderColor: color.danger,
        boxShadow: `inset 0 0 0 ${line.hairline} ${color.danger}`,
      },
    },
  }),
);

export const fieldBox = style(
  componentRule({
    display: 'flex',
    justifyContent: 'space-between',
    gap: space[3],
    minHeight: '1.5rem',
    paddingTop: space[1],
  }),
);
export const fieldHint = style(componentRule({ ...type.meta, color: color.dangerText }));
export const fieldNote = style(
  componentRule({ ...type.meta, ...tabularNumbers, flex: 'none', color: color.textFaint }),
);

export const rehearsal = style(
  componentRule({
    display: 'grid',
    gap: space[2],
    padding: space[4],
    borderRadius: radius.small,
    background: color.background,
  }),
);
export const rehearsalTitle = style(componentRule({ ...type.body, fontWeight: weight.semibold }));
export const rehearsalNote = style(componentRule({ ...type.caption, color: color.textMuted }));
export const suggestions = style(componentRule({ display: 'flex', flexWrap: 'wrap', gap: space[2] }));
export const titles = style(
  componentRule({ ...type.body, display: 'grid', gap: space[1], color: color.textMuted }),
);

export const listHead = style(
  componentRule({
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: space[3],
    paddingTop: space[8],
    paddingBottom: space[3],
  }),
);
export const listTitle = style(componentRule({ ...type.section }));
export const counter = style(componentRule({ ...type.body, ...tabularNumbers, color: color.textMuted }));
export const empty = style(
  componentRule({ ...type.body, paddingBlock: space[8], color: color.textMuted, textAlign: 'center' }),
);

export const keywordCard = style(
  componentRule({
    border: `${line.hairline} solid ${color.border}`,
    borderRadius: radius.medium,
    background: color.surface,
  }),
);

export const keywordRow = style(
  componentRule({
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    minHeight: '3.75rem',
    paddingBlock: space[2],
    paddingLeft: space[4],
    paddingRight: space[2],
    selectors: { '& + &': { borderTop: `${line.hairline} solid ${color.border}` } },
  }),
);
export const keywordWords = style(componentRule({ flex: 1, minWidth: 0 }));
export const keywordWord = style(componentRule({ ...type.card, display: 'block' }));
export const keywordBoard = style(componentRule({ ...type.meta, display: 'block', color: color.textMuted }));
export const remove = style(
  componentRule({
    color: color.textMuted,
    selectors: { '&[aria-busy="true"]': { opacity: 0.5, cursor: 'progress' } },
  }),
);

export const boardOption = style(
  componentRule({
    ...type.body,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[3],
    width: `calc(100% + 2 * ${space[3]})`,
    minHeight: size.control,
    marginInline: `calc(-1 * ${space[3]})`,
    paddingBlock: space[2],
    paddingInline: space[3],
    borderRadius: radius.small,
    selectors: {
      '&[aria-pressed="true"]': { color: color.accentText, fontWeight: weight.semibold },
      '&:active': { background: color.surfaceSunken },
    },
    '@media': { [media.hover]: { ':hover': { background: color.surfaceSunken } } },
  }),
);
export const check = style(componentRule({ flex: 'none', color: color.accent }));
