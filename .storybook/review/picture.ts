import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** Decoded pixels, four bytes each. */
export type Picture = Awaited<ReturnType<typeof decode>>;

const strict = { threshold: 0.02, includeAA: true };
const roomBelow = 16;

/** Decodes a PNG or a WebP. */
export async function decode(file: Buffer) {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** Lossless, at the effort after which files get no smaller. */
export function encode({ data, width, height }: Picture): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 4 } })
    .webp({ lossless: true, effort: 4 })
    .toBuffer();
}

/** Cuts away the rows at the bottom that nothing is painted on, but for a little room. */
export function withoutEmptyEnd({ width, height, data }: Picture): Picture {
  const rowBytes = width * 4;
  const corner = data.subarray((height - 1) * rowBytes, (height - 1) * rowBytes + 4);
  const emptyRow = Buffer.alloc(rowBytes, corner);
  let painted = height;
  while (painted > 0 && data.subarray((painted - 1) * rowBytes, painted * rowBytes).equals(emptyRow))
    painted--;
  if (painted === 0) painted = Math.min(height, roomBelow);
  const kept = Math.min(height, painted + roomBelow);
  return { width, height: kept, data: data.subarray(0, kept * rowBytes) };
}

/** How two pictures differ: in no pixel, or in so many, with the second picture's differences marked. */
export type Difference = { pixels: 0 } | { pixels: number; marked: Picture };

/** Compares two pictures strictly; where only one of them has an area, that area differs. */
export async function compare(before: Picture, after: Picture): Promise<Difference> {
  const isSameSize = before.width === after.width && before.height === after.height;
  if (isSameSize && before.data.equals(after.data)) return { pixels: 0 };
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const marked = Buffer.alloc(width * height * 4);
  const sides = await Promise.all([before, after].map((picture) => onCanvas(picture, width, height)));
  const options = { ...strict, diffColor: [214, 0, 94] as [number, number, number], alpha: 0.25 };
  const pixels = pixelmatch(sides[0] ?? marked, sides[1] ?? marked, marked, width, height, options);
  return pixels === 0 ? { pixels: 0 } : { pixels, marked: { width, height, data: marked } };
}

/** A picture on a larger canvas; where it has nothing stands a colour that no picture has. */
function onCanvas({ data, width, height }: Picture, toWidth: number, toHeight: number): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 4 } })
    .extend({ right: toWidth - width, bottom: toHeight - height, background: '#b7ff01' })
    .raw()
    .toBuffer();
}
