import { style } from '@vanilla-extract/css';
import { componentRule } from '../../tokens/componentRule.ts';
import { media } from '../../tokens/media.ts';
import { line, radius, size, space } from '../../tokens/space.ts';
import { color, motion } from '../../tokens/theme.css.ts';
import { tabularNumbers, type, weight } from '../../tokens/type.ts';

const months = style(componentRule({ position: 'relative' }));

const month = style(
  componentRule({
    display: 'grid',
    gridTemplateColumns: `${size.target} minmax(0, 1fr) ${size.target}`,
    alignItems: 'center',
  }),
);

const caption = style(componentRule({ ...type.card, ...tabularNumbers, textAlign: 'center' }));

const step = style(
  componentRule({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: size.target,
    height: size.target,
    borderRadius: radius.small,
    color: color.text,
    selectors: { '&:active': { background: color.surfacePressed } },
    '@media': { [media.hover]: { ':hover': { background: color.surfacePressed } } },
  }),
);

const grid = style(
  componentRule({ gridColumn: '1 / 4', width: '100%', tableLayout: 'fixed', borderCollapse: 'collapse' }),
);

const weekday = style(
  componentRule({
    ...type.caption,
    paddingBlock: space[2],
    color: color.textMuted,
    fontSize: 'min(0.75rem, 5.5vw)',
    fontWeight: weight.medium,
    textAlign: 'center',
  }),
);

const day = style(
  componentRule({ padding: 0, height: size.control, textAlign: 'center', verticalAlign: 'top' }),
);

const dayButton = style(
  componentRule({
    ...type.body,
    ...tabularNumbers,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: space.half,
    width: '100%',
    minHeight: size.control,
    paddingBlock: space[1],
    border: `${line.hairline} solid transparent`,
    borderRadius: radius.small,
    color: color.text,
    fontSize: 'min(0.9375rem, 8vw)',
    transition: `background-color ${motion.press} ${motion.easing}`,
    selectors: {
      '&:active': { background: color.surfacePressed },
      '&[aria-pressed="true"]': {
        borderColor: color.accent,
        background: color.accentSoft,
        color: color.accentText,
        fontWeight: weight.semibold,
      },
    },
    '@media': {
      [media.hover]: {
        selectors: { '&:hover:not([aria-pressed="true"])': { background: color.surfacePressed } },
      },
    },
  }),
);

const today = style(
  componentRule({ fontWeight: weight.bold, textDecoration: 'underline', textUnderlineOffset: '0.25em' }),
);

/** The names that the calendar's parts go by. */
export const classNames = {
  months,
  month,
  month_caption: caption,
  button_previous: step,
  button_next: step,
  month_grid: grid,
  weekday,
  day,
  day_button: dayButton,
  today,
};

export const dots = style(
  componentRule({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: space.half,
    maxWidth: size.iconLarge,
    minHeight: size.pauseDot,
  }),
);

export const dot = style(
  componentRule({
    width: size.pauseDot,
    height: size.pauseDot,
    borderRadius: radius.full,
    background: color.accent,
    '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', background: 'CanvasText' } },
  }),
);

export const more = style(componentRule({ ...type.caption, lineHeight: 0.5, color: color.accentText }));
