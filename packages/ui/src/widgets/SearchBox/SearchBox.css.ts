import { style } from '@vanilla-extract/css';
import { componentRule } from '../../tokens/componentRule.ts';
import { line, radius, size, space } from '../../tokens/space.ts';
import { color, motion } from '../../tokens/theme.css.ts';
import { type } from '../../tokens/type.ts';

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
