import { style } from '@vanilla-extract/css';
import { componentRule } from '../../tokens/componentRule.ts';
import { shadow } from '../../tokens/shadow.ts';
import { radius, size, space } from '../../tokens/space.ts';
import { color, edge } from '../../tokens/theme.css.ts';
import { type } from '../../tokens/type.ts';
import { zIndex } from '../../tokens/zIndex.ts';

/** Takes no room of its own, so that no row moves when it goes. */
export const place = style(
  componentRule({
    position: 'sticky',
    zIndex: zIndex.raised,
    top: `calc(${size.header} + ${edge.safeTop} + ${space[2]})`,
    display: 'flex',
    justifyContent: 'center',
    alignItems: 'flex-start',
    height: 0,
    pointerEvents: 'none',
  }),
);

export const pill = style(
  componentRule({
    ...type.meta,
    maxWidth: '100%',
    paddingBlock: space[1],
    paddingInline: space[3],
    borderRadius: radius.medium,
    background: color.inverse,
    boxShadow: shadow.toast,
    color: color.onInverse,
    textAlign: 'center',
  }),
);
