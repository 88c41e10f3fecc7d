import { type GlobalStyleRule, globalStyle } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';

function reset(selector: string, rule: GlobalStyleRule) {
  globalStyle(selector, { '@layer': { [layers.reset]: rule } } as GlobalStyleRule);
}

reset('*, *::before, *::after', { boxSizing: 'border-box', margin: 0, padding: 0, border: 0 });
reset('ul, ol', { listStyle: 'none' });
reset('a', { color: 'inherit', textDecoration: 'none' });
reset('button, input, textarea, select', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
reset('button', { background: 'none', cursor: 'pointer', textAlign: 'inherit' });
reset('h1, h2, h3, h4', { font: 'inherit' });
reset('img, svg, iframe', { display: 'block', maxWidth: '100%' });
reset('iframe', { border: 0 });
reset('[hidden]', { display: 'none !important' });
