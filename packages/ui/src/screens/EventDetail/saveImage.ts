import { fileName } from '@campus-bell/domain/fileName';
import { image } from '@campus-bell/domain/words/image';
import { saveFile } from '../../saveFile.ts';

/** How a picture was handed over. */
export type SavedImage = 'saved' | 'opened';

/** What {@link saveImage} needs. */
export interface ImageToSave {
  /** Checked address it is shown from. */
  url: string;
  /** What the file is called, without its ending. */
  name: string;
  /** Origins that the page may read from; a picture from elsewhere is opened. */
  readableOrigins: readonly string[];
  openExternal(url: string): void;
}

const endings: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/svg+xml': 'svg',
};

/** Hands a picture to the browser as a file to keep where the page can read it, else opens it in a tab. */
export async function saveImage({
  url,
  name,
  readableOrigins,
  openExternal,
}: ImageToSave): Promise<SavedImage> {
  const picture = readableOrigins.includes(new URL(url).origin) ? await readPicture(url) : null;
  if (picture === null) {
    openExternal(url);
    return 'opened';
  }
  const { ending, content } = picture;
  saveFile({ name: fileName(name, ending, image.one), type: content.type, text: content });
  return 'saved';
}

async function readPicture(url: string): Promise<{ ending: string; content: Blob } | null> {
  try {
    const answer = await fetch(url, { credentials: 'omit', referrerPolicy: 'no-referrer' });
    const content = await answer.blob();
    const ending = endings[content.type.replace(/;.*/, '').toLowerCase()];
    return answer.ok && ending !== undefined ? { ending, content } : null;
  } catch {
    return null;
  }
}
