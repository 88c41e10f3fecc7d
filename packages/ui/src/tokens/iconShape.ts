/**
 * Outlines of Lucide's drawings (ISC) with their strokes, ring by ring: tenths of their 24 × 24 units, "x y" after "x y".
 * What lies in one ring is filled, what lies in two is not.
 */
const starOutside =
  '119 10, 113 12, 107 17, 80 69, 75 71, 19 80, 11 88, 10 93, 11 99, 14 105, 52 141, 55 146, ' +
  '55 151, 46 205, 48 212, 52 218, 59 221, 67 220, 115 195, 120 193, 125 195, 173 220, ' +
  '183 220, 191 215, 194 206, 185 151, 185 146, 227 104, 230 97, 229 90, 225 83, 219 79, ' +
  '165 71, 160 70, 157 65, 133 17, 126 11';
const starInside =
  '120 36, 140 76, 149 86, 160 91, 204 97, 173 129, 166 140, 165 153, 172 197, 132 176, ' +
  '120 173, 107 176, 68 197, 75 153, 74 140, 67 129, 35 97, 80 91, 91 86, 100 76';
const rings = {
  star: [starOutside, starInside],
  starFilled: [starOutside],
};

const tenths = 240;

/**
 * An icon as the shape of a pseudo element, for what stands in lists: it costs no element, and unlike a mask no picture
 * and no layer to paint it on. The background of the place is its colour.
 */
export function iconShape(name: keyof typeof rings) {
  const closed = rings[name].map((ring) => ring.split(', ')).map((points) => [...points, points[0] ?? '']);
  // From the last ring back over the starts of those before it: what joins them is walked twice and has no breadth.
  const points = [
    ...closed.flat(),
    ...closed
      .slice(0, -1)
      .reverse()
      .map(([start = '']) => start),
  ];
  return { clipPath: `polygon(evenodd, ${points.map(inPercent).join(', ')})` } as const;
}

const inPercent = (point: string) =>
  point
    .split(' ')
    .map((place) => `${Number(((Number(place) / tenths) * 100).toFixed(1))}%`)
    .join(' ');
