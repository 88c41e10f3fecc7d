import { style } from '@vanilla-extract/css';
import { componentRule } from '../../tokens/componentRule.ts';
import { shadow } from '../../tokens/shadow.ts';
import { line, radius, size, space } from '../../tokens/space.ts';
import { color, edge, motion } from '../../tokens/theme.css.ts';
import { type } from '../../tokens/type.ts';
import { zIndex } from '../../tokens/zIndex.ts';

export const place = style(componentRule({ position: 'relative', display: 'block' }));

export const box = style(
  componentRule({
    display: 'flex',
    alignItems: 'center',
    minHeight: size.control,
    border: `${line.hairline} solid ${color.borderStrong}`,
    borderRadius: radius.small,
    background: color.surface,
    transition: `border-color ${motion.press} ${motion.easing}`,
    selectors: {
      '&:focus-within': {
        borderColor: color.accent,
        boxShadow: `inset 0 0 0 ${line.hairline} ${color.accent}`,
      },
    },
  }),
);

export const input = style(
  componentRule({
    ...type.body,
    fontSize: '1rem',
    flex: 1,
    minWidth: 0,
    alignSelf: 'stretch',
    paddingLeft: space[4],
    background: 'none',
    outline: 'none',
    appearance: 'none',
    textOverflow: 'ellipsis',
    selectors: {
      '&::placeholder': { color: color.textFaint, opacity: 1 },
      '&::-webkit-search-cancel-button': { display: 'none' },
    },
  }),
);

/** Lies over what follows the field, so that nothing moves when it comes and goes. */
export const panel = style(
  componentRule({
    position: 'absolute',
    zIndex: zIndex.raised,
    insetInline: 0,
    top: `calc(100% + ${space[1]})`,
    maxHeight: `max(10rem, calc(${edge.visible} - 4 * ${size.header} - ${space[6]}))`,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    border: `${line.hairline} solid ${color.border}`,
    borderRadius: radius.medium,
    background: color.surfaceRaised,
    boxShadow: shadow.menu,
  }),
);
