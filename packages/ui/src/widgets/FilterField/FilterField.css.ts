import { style } from '@vanilla-extract/css';
import { componentRule } from '../../tokens/componentRule.ts';
import { line, radius, size, space } from '../../tokens/space.ts';
import { color } from '../../tokens/theme.css.ts';
import { type } from '../../tokens/type.ts';
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
