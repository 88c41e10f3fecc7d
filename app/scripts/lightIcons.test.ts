import * as bell from 'lucide-react/icons/bell';
import * as imageOff from 'lucide-react/icons/image-off';
import type { ComponentType } from 'react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createIcon, type IconData, type IconProps } from './lightIcon.ts';

const attributesOf = (Icon: ComponentType<IconProps>, props: IconProps) =>
  renderToStaticMarkup(createElement(Icon, props))
    .replace(/ class="[^"]*"/, '')
    .split(/(?=<)|(?<=>)/)
    .map((tag) => tag.match(/[^\s"=]+="[^"]*"|<\/?\w+/g)?.toSorted());

test.each<[string, IconProps]>([
  ['by itself', {}],
  ['of a size', { size: '1.5rem', strokeWidth: 1.5 }],
  ['filled, hidden by hand', { fill: 'currentColor', 'aria-hidden': true }],
  ['with a name', { role: 'img', 'aria-label': '종' }],
])('an icon %s is the picture that its package draws', (_, props) => {
  for (const icon of [bell, imageOff]) {
    // The package keeps what an icon is made of out of its types.
    const { __iconData: data } = icon as unknown as { __iconData: IconData };
    expect(attributesOf(createIcon(data), props)).toEqual(
      attributesOf(icon.default as ComponentType<IconProps>, props),
    );
  }
});
