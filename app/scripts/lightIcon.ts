import { createElement, type SVGProps } from 'react';

/** Props of an icon as the app uses them. */
export type IconProps = SVGProps<SVGSVGElement> & { size?: number | string };

/** Takes the place of lucide's own runtime in the built app: the same picture, as one path made once and no class names. */
export function createIcon(d: string) {
  const path = createElement('path', { d });
  return ({ size = 24, ...rest }: IconProps) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': rest['aria-label'] === undefined && rest.role === undefined ? 'true' : undefined,
        ...rest,
      },
      path,
    );
}
