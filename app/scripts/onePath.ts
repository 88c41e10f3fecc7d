/** What an icon's own file says of it: elements of an SVG, 24 × 24, with their attributes. */
export type IconNode = readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];

/** The elements of an icon as the data of one path; throws for what is no line of the icon's own colour. */
export function onePath(node: IconNode): string {
  return node.map(([tag, { key: _key, ...attributes }]) => dataOf(tag, attributes)).join('');
}

function dataOf(tag: string, attributes: Readonly<Record<string, string>>): string {
  const known = new Set(Object.keys(attributes));
  const text = (name: string) => {
    known.delete(name);
    return attributes[name] ?? '';
  };
  const number = (name: string, fallback = 0) => Number(text(name) || fallback);
  const data = shapes[tag]?.(number, text);
  if (data === undefined || known.size > 0)
    throw new Error(`An icon has a <${tag}> with ${[...known].join(', ') || 'no rule'}.`);
  return data;
}

type Shape = (number: (name: string, fallback?: number) => number, text: (name: string) => string) => string;

const shapes: Readonly<Record<string, Shape | undefined>> = {
  path: (_, text) => fromItsOwnStart(text('d')),
  line: (number) => `M${number('x1')} ${number('y1')}L${number('x2')} ${number('y2')}`,
  polyline: (_, text) => `M${text('points')}`,
  polygon: (_, text) => `M${text('points')}z`,
  circle: (number) => ellipse(number('cx'), number('cy'), number('r')),
  ellipse: (number) => ellipse(number('cx'), number('cy'), number('rx'), number('ry')),
  rect(number) {
    const [x, y, width, height] = [number('x'), number('y'), number('width'), number('height')];
    const rx = number('rx');
    const ry = number('ry', rx);
    const corner = (toX: number, toY: number) => (rx === 0 ? '' : `a${rx} ${ry} 0 0 1 ${toX} ${toY}`);
    const [across, down] = [width - 2 * rx, height - 2 * ry];
    return [
      `M${x + rx} ${y}h${across}${corner(rx, ry)}v${down}${corner(-rx, ry)}`,
      `h${-across}${corner(-rx, -ry)}v${-down}${corner(rx, -ry)}z`,
    ].join('');
  },
};

function ellipse(cx: number, cy: number, rx: number, ry = rx): string {
  return `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;
}

const number = String.raw`[-+]?(?:\d*\.\d+|\d+)`;
const relativeStart = new RegExp(String.raw`^m\s*(${number})[\s,]*(${number})\s*(?=(.?))`);

/** The first step of a path is from the origin, also where another path stands before it; points that follow are relative still. */
function fromItsOwnStart(data: string): string {
  return data.replace(relativeStart, (_, x: string, y: string, next: string) =>
    /[-+.\d]/.test(next) ? `M${x} ${y}l` : `M${x} ${y}`,
  );
}
