import { imageOf } from '@campus-bell/fixtures/images';
import { createRandom, hashText } from '@campus-bell/fixtures/random';
import sharp from 'sharp';

const known = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

/** A campus picture as the field has them: photographs and scans, 60 to 200 kB of JPEG. Null for a name that no picture has. */
export function photograph(name: string): Promise<Uint8Array<ArrayBuffer>> | null {
  const svg = imageOf(name.replace(/\.jpg$/, '.svg'));
  if (svg === null) return null;
  const photo = known.get(name) ?? develop(name, svg);
  known.set(name, photo);
  return photo;
}

async function develop(name: string, svg: string): Promise<Uint8Array<ArrayBuffer>> {
  const picture = sharp(Buffer.from(svg));
  const { width, height } = await picture.metadata();
  const random = createRandom(hashText(name));
  // Coarse grain: what a camera or a scanner leaves, and what a flat poster would save of the bytes.
  const [columns, rows] = [Math.round(width / 3), Math.round(height / 3)];
  const grain = Buffer.from(Uint8Array.from({ length: columns * rows }, () => random.between(96, 160)));
  const noise = await sharp(grain, { raw: { width: columns, height: rows, channels: 1 } })
    .resize(width, height)
    .toColourspace('srgb')
    .png()
    .toBuffer();
  const jpeg = await picture
    .composite([{ input: noise, blend: 'soft-light' }])
    .flatten({ background: '#fff' })
    .jpeg({ quality: 76 })
    .toBuffer();
  return new Uint8Array(jpeg);
}
