import { type GlobalStyleRule, globalStyle } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';
import { line, radius, size, space } from './space.ts';
import { color, edge } from './theme.css.ts';
import { fontFamily, type, weight } from './type.ts';

function base(selector: string, rule: GlobalStyleRule) {
  globalStyle(selector, { '@layer': { [layers.reset]: rule } } as GlobalStyleRule);
}

base(':root', {
  fontFamily,
  fontWeight: weight.regular,
  fontSynthesis: 'none',
  WebkitTextSizeAdjust: '100%',
  WebkitFontSmoothing: 'antialiased',
  WebkitTapHighlightColor: 'transparent',
  wordBreak: 'keep-all',
  overflowWrap: 'anywhere',
  lineBreak: 'strict',
  scrollPaddingBlock: `${size.header} calc(max(${edge.navigation}, ${edge.safeBottom}) + ${edge.actions} + ${space[2]})`,
  accentColor: color.accent,
});
base('body', {
  ...type.body,
  minHeight: '100dvh',
  background: color.background,
  color: color.text,
  overscrollBehaviorY: 'none',
  paddingBottom: `calc(max(${edge.navigation}, ${edge.safeBottom}) + ${edge.actions})`,
  paddingLeft: edge.rail,
});
base(':focus-visible', {
  outline: `${line.ring} solid ${color.focusRing}`,
  outlineOffset: line.ring,
  borderRadius: radius.small,
});
// A title takes the focus when its screen opens; it is no control.
base('h1:focus-visible', { outline: 'none' });
base('::selection', { background: color.accentSoft, color: color.accentText });
base('a, button, label, summary, [role="button"], [role="tab"]', { touchAction: 'manipulation' });
