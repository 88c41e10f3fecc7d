import { style } from '@vanilla-extract/css';
import { componentRule } from '../../tokens/componentRule.ts';
import { size, space } from '../../tokens/space.ts';
import { color, edge } from '../../tokens/theme.css.ts';
import { type } from '../../tokens/type.ts';
import { zIndex } from '../../tokens/zIndex.ts';

export const header = style(
  componentRule({
    position: 'sticky',
    top: 0,
    zIndex: zIndex.stickyBar,
    display: 'flex',
    alignItems: 'center',
    minHeight: `calc(${size.header} + ${edge.safeTop})`,
    marginInline: `calc(-1 * ${edge.gutter})`,
    paddingTop: edge.safeTop,
    paddingLeft: edge.gutter,
    paddingRight: space[2],
    background: color.background,
  }),
);

export const wordMark = style(
  componentRule({ ...type.section, flex: 1, minWidth: 0, color: color.accentText }),
);

export const actions = style(componentRule({ display: 'flex', flex: 'none', gap: space[1] }));
