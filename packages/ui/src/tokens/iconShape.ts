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
  eye: [
    '116 40, 98 42, 79 47, 63 55, 48 65, 33 79, 22 93, 11 113, 10 122, 16 137, 27 154, 41 170, ' +
      '56 181, 74 190, 92 197, 111 200, 131 199, 165 191, 194 173, 208 160, 219 146, 229 127, ' +
      '230 118, 224 103, 213 86, 201 72, 186 61, 170 51, 154 45, 134 41',
    '116 60, 145 63, 172 75, 195 95, 210 120, 198 141, 181 159, 160 172, 137 179, 121 180, ' +
      '104 179, 88 175, 73 168, 60 159, 47 148, 37 134, 30 120, 45 96, 64 77, 89 65',
    '118 80, 103 84, 90 93, 82 106, 80 122, 84 137, 93 150, 106 158, 122 160, 137 156, 150 146, ' +
      '158 134, 160 118, 156 103, 146 90, 133 82',
    '118 100, 126 101, 133 105, 138 111, 140 119, 139 126, 135 133, 129 138, 121 140, 114 139, ' +
      '107 135, 102 129, 100 121, 101 114, 105 107, 111 102',
  ],
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
