import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './startTool.mjs';

const reviewed = join(root, '.storybook', 'screenshots');
const shown = /^screens-(home|event-detail|event-search)--/;

/** A mark of how the shown screens look: their reviewed pictures, which change when somebody approves a new look. */
export function markOfLooks(directory = reviewed) {
  const hash = createHash('sha256');
  for (const theme of ['dark', 'light']) {
    const names = readdirSync(join(directory, theme)).filter((name) => shown.test(name));
    for (const name of names.sort()) {
      const bytes = createHash('sha256')
        .update(readFileSync(join(directory, theme, name)))
        .digest('hex');
      hash.update(`${theme}/${name} ${bytes}\n`);
    }
  }
  return hash.digest('hex');
}

const record = join(root, '.github', 'pictures', 'taken.json');

/** Notes that the pictures of the README and the manifest show the screens as they look now. */
export function notePicturesTaken() {
  writeFileSync(record, `${JSON.stringify({ looks: markOfLooks() }, null, 2)}\n`);
}

/** What to say when the pictures of the README and the manifest are older than their screens, else null. */
export function oldPictures(file = record, mark = markOfLooks()) {
  const { looks } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return looks === mark
    ? null
    : 'The pictures of the README and the manifest are older than their screens: `npm run pictures`.';
}
