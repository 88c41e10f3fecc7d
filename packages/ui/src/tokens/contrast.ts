type Rgb = readonly [red: number, green: number, blue: number];

/** Contrast of two colours after WCAG 2, from 1 to 21. Takes `#rrggbb` and `rgb(r g b / a)`; a translucent ground lies on `behind`. */
export function contrast(ink: string, ground: string, behind = '#ffffff'): number {
  const below = over(ground, rgbOf(behind));
  const [lighter = 0, darker = 0] = [luminance(over(ink, below)), luminance(below)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function over(colour: string, below: Rgb): Rgb {
  const alpha = Number(/\/ ([\d.]+)\)$/.exec(colour)?.[1] ?? 1);
  const [red, green, blue] = rgbOf(colour);
  const mix = (top: number, bottom: number) => top * alpha + bottom * (1 - alpha);
  return [mix(red, below[0]), mix(green, below[1]), mix(blue, below[2])];
}

function rgbOf(colour: string): Rgb {
  const parts = colour.startsWith('#')
    ? [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
    : (/\((\d+) (\d+) (\d+)/.exec(colour)?.slice(1).map(Number) ?? []);
  const [red, green, blue] = parts;
  if (red === undefined || green === undefined || blue === undefined) throw new Error(`No colour: ${colour}`);
  return [red, green, blue];
}

function luminance(colour: Rgb): number {
  const [red = 0, green = 0, blue = 0] = colour.map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
