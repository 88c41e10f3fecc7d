import * as bell from 'lucide-react/icons/bell';
import * as imageOff from 'lucide-react/icons/image-off';
import type { ComponentType } from 'react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createIcon, type IconProps } from './lightIcon.ts';
import { type IconNode, onePath } from './onePath.ts';

const attributesOf = (Icon: ComponentType<IconProps>, props: IconProps) =>
  renderToStaticMarkup(createElement(Icon, props))
    .match(/^<svg[^>]*/)?.[0]
    .replace(/ class="[^"]*"/, '')
    .match(/[^\s"=]+="[^"]*"|<\/?\w+/g)
    ?.toSorted();

test.each<[string, IconProps]>([
  ['by itself', {}],
  ['of a size', { size: '1.5rem', strokeWidth: 1.5 }],
  ['filled, hidden by hand', { fill: 'currentColor', 'aria-hidden': true }],
  ['with a name', { role: 'img', 'aria-label': '종' }],
])('an icon %s is the picture that its package draws', (_, props) => {
  for (const icon of [bell, imageOff]) {
    const ours = attributesOf(createIcon('M0 0'), props);
    expect(ours?.length).toBeGreaterThan(8);
    expect(ours).toEqual(attributesOf(icon.default as ComponentType<IconProps>, props));
  }
});

test('its elements are one path', () => {
  // The package keeps what an icon is made of out of its types.
  const { __iconData: data } = imageOff as unknown as { __iconData: { node: IconNode } };
  expect(onePath(data.node).match(/M/g)).toHaveLength(data.node.length);
  expect(renderToStaticMarkup(createElement(createIcon(onePath(data.node)))).match(/<path/g)).toHaveLength(1);
});

test.each<[string, IconNode[number], string]>([
  ['a path as it is', ['path', { d: 'M12 13V7', key: 'a' }], 'M12 13V7'],
  ['a path that begins where the last one ended', ['path', { d: 'm15 10-3 3-3-3' }], 'M15 10l-3 3-3-3'],
  ['one whose first step is followed by another command', ['path', { d: 'm.5 -1.5h8' }], 'M.5 -1.5h8'],
  ['a line', ['line', { x1: '2', x2: '22', y1: '3', y2: '21' }], 'M2 3L22 21'],
  ['a row of lines', ['polyline', { points: '6 9 12 15 18 9' }], 'M6 9 12 15 18 9'],
  ['a shape of lines', ['polygon', { points: '6 3 20 12 6 21' }], 'M6 3 20 12 6 21z'],
  ['a circle', ['circle', { cx: '9', cy: '7', r: '4' }], 'M5 7a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z'],
  ['an ellipse', ['ellipse', { cx: '9', cy: '7', rx: '4', ry: '2' }], 'M5 7a4 2 0 1 0 8 0a4 2 0 1 0 -8 0z'],
  ['a box', ['rect', { x: '3', y: '4', width: '18', height: '17' }], 'M3 4h18v17h-18v-17z'],
  [
    'a box with round corners, at the edge',
    ['rect', { width: '8', height: '6', rx: '1' }],
    'M1 0h6a1 1 0 0 1 1 1v4a1 1 0 0 1 -1 1h-6a1 1 0 0 1 -1 -1v-4a1 1 0 0 1 1 -1z',
  ],
])('%s', (_, element, data) => {
  expect(onePath([element])).toBe(data);
});

test.each<[string, IconNode[number]]>([
  ['filled', ['circle', { cx: '9', cy: '7', r: '4', fill: 'currentColor' }]],
  ['of an unknown kind', ['text', { x: '1' }]],
])('what is %s is no line, and ends the build', (_, element) => {
  expect(() => onePath([element])).toThrow('An icon has a');
});
