import { style } from '@vanilla-extract/css';
import { componentRule } from '../../tokens/componentRule.ts';
import { line, radius, size } from '../../tokens/space.ts';
import { color } from '../../tokens/theme.css.ts';
import { smallPicture } from '../../widgets/Carousel/Carousel.css.ts';

export const frame = style(
  componentRule({
    aspectRatio: '16 / 9',
    '@container': { [smallPicture]: { marginBottom: size.target } },
  }),
);

export const failure = style(
  componentRule({
    display: 'grid',
    alignItems: 'center',
    aspectRatio: '16 / 9',
    border: `${line.hairline} solid ${color.border}`,
    borderRadius: radius.medium,
    background: color.surface,
  }),
);

export const site = style(
  componentRule({
    display: 'block',
    width: '100%',
    height: '100%',
    selectors: {
      '&:focus-visible': { borderRadius: radius.medium, outlineOffset: `calc(-1 * ${line.mark})` },
    },
  }),
);
