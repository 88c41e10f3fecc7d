import { globalStyle, style } from '@vanilla-extract/css';
import { componentRule } from '../../tokens/componentRule.ts';
import { layers } from '../../tokens/layers.css.ts';
import { shadow } from '../../tokens/shadow.ts';
import { line, size, space } from '../../tokens/space.ts';
import { color, edge } from '../../tokens/theme.css.ts';
import { zIndex } from '../../tokens/zIndex.ts';

export const bar = style(
  componentRule({
    position: 'fixed',
    left: edge.rail,
    right: 0,
    bottom: edge.navigation,
    zIndex: zIndex.actionBar,
    borderTop: `${line.hairline} solid ${color.border}`,
    background: color.surfaceRaised,
    boxShadow: shadow.bar,
    paddingBottom: `max(0px, ${edge.safeBottom} - ${edge.navigation})`,
  }),
);

globalStyle(`:root:has(${bar})`, {
  '@layer': { [layers.components]: { vars: { [edge.actions]: `calc(${space[6]} + 3.25rem)` } } },
});

export const row = style(
  componentRule({
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    maxWidth: size.column,
    marginInline: 'auto',
    paddingBlock: space[2],
    paddingInline: edge.gutter,
  }),
);
