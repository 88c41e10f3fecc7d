import { keyframes, style } from '@vanilla-extract/css';
import { column } from '../../tokens/column.ts';
import { componentRule } from '../../tokens/componentRule.ts';
import { radius, size, space } from '../../tokens/space.ts';
import { color, motion } from '../../tokens/theme.css.ts';
import { type } from '../../tokens/type.ts';

export const page = style(
  componentRule({
    ...column,
    paddingTop: space[1],
    paddingBottom: space[8],
  }),
);

export const panel = style(componentRule({ paddingTop: space[3] }));

export const chipsPlace = style(componentRule({ paddingBottom: space[3] }));

export const ghosts = style(
  componentRule({
    display: 'flex',
    gap: space[2],
    minHeight: size.target,
    paddingBlock: space[1],
    boxSizing: 'content-box',
  }),
);

export const ghost = style(
  componentRule({
    width: '6rem',
    height: size.target,
    borderRadius: radius.full,
    background: color.skeleton,
  }),
);

export const failed = style(
  componentRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[2],
    marginBottom: space[4],
    paddingBlock: space[2],
  }),
);

export const failedText = style(componentRule({ ...type.body, flex: '1 1 12rem', color: color.textMuted }));

export const mutedMark = style(
  componentRule({ display: 'inline-block', marginLeft: space[1], verticalAlign: '-0.125em' }),
);

export const banner = style(
  componentRule({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: space[2],
    marginTop: space[1],
    paddingBlock: space[8],
    paddingInline: space[5],
    borderRadius: radius.large,
    background: color.surface,
    textAlign: 'center',
    textWrap: 'balance',
  }),
);

export const bannerSign = style(
  componentRule({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: space[12],
    height: space[12],
    marginBottom: space[1],
    borderRadius: radius.full,
    background: color.accentSoft,
    color: color.accentText,
  }),
);

export const bannerTitle = style(componentRule({ ...type.card }));
export const bannerText = style(componentRule({ ...type.body, color: color.textMuted }));
export const bannerAction = style(componentRule({ marginTop: space[3] }));

export const settingRow = style(
  componentRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'end',
    gap: `${space[1]} ${space[3]}`,
    minHeight: '3.5rem',
    paddingBlock: space[1],
  }),
);

/** A long one takes two lines beside its button as long as there is room for words. */
export const settingName = style(componentRule({ ...type.body, flex: '1 1 9rem', minWidth: 0 }));

const swing = keyframes({
  '0%, 100%': { transform: 'rotate(0)' },
  '15%': { transform: 'rotate(18deg)' },
  '35%': { transform: 'rotate(-15deg)' },
  '55%': { transform: 'rotate(10deg)' },
  '75%': { transform: 'rotate(-6deg)' },
});

/** The one playful second (visual direction): the bell of a new subscription rings. */
export const bell = style(
  componentRule({
    flex: 'none',
    transformOrigin: '50% 10%',
    selectors: {
      '&[data-ringing]': { color: color.accent, animation: `${swing} ${motion.ring} ease-in-out` },
    },
  }),
);

export const chevron = style(componentRule({ flex: 'none', color: color.textFaint }));

export const step = style(componentRule({ display: 'flex', gap: space[4], paddingBlock: space[3] }));

export const stepSign = style(
  componentRule({
    display: 'flex',
    flex: 'none',
    alignItems: 'center',
    justifyContent: 'center',
    width: space[10],
    height: space[10],
    borderRadius: radius.full,
    background: color.accentSoft,
    color: color.accentText,
  }),
);

export const stepTitle = style(componentRule({ ...type.card }));
export const stepText = style(componentRule({ ...type.body, marginTop: space.half, color: color.textMuted }));
export const guideButton = style(componentRule({ flex: 1 }));
