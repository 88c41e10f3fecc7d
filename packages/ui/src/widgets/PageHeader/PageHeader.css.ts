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
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[1],
    minHeight: `calc(${size.header} + ${edge.safeTop})`,
    paddingTop: edge.safeTop,
    paddingInline: space[2],
    background: color.background,
  }),
);

export const title = style(
  componentRule({
    ...type.section,
    flex: 1,
    minWidth: 0,
    paddingBlock: space[2],
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    selectors: { '&:first-child': { paddingLeft: `calc(${edge.gutter} - ${space[2]})` } },
  }),
);

/** Its longest word stays whole: what has no room beside it takes the next line. */
export const whole = style(
  componentRule({ flexBasis: 'min-content', maxWidth: '100%', overflowWrap: 'break-word' }),
);

export const actions = style(
  componentRule({
    display: 'flex',
    flex: 'none',
    alignItems: 'center',
    maxWidth: '100%',
    marginInlineStart: 'auto',
  }),
);
