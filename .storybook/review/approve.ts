// Takes the pictures of the last run as the reviewed ones: `npm run visual:approve`, or with ids (or their beginning).
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { withPrefix } from './builtStorybook.ts';
import {
  megabytes,
  pictureFile,
  type Run,
  readSet,
  readSetFacts,
  refusalOf,
  removedFrom,
  reviewedFolder,
  runFile,
  runFolder,
} from './reviewedSet.ts';

if (!existsSync(runFile)) refuse('There is no run to approve: `npm run visual` first.');

const run = JSON.parse(readFileSync(runFile, 'utf8')) as Run;
const folder = reviewedFolder(run.language);
const before = readSet(folder);
const removed = removedFrom(before, run.storyIds);
// Looked up among all ids at once: the whole id of a story without a picture names no other story either.
const ids = [...run.storyIds.map((id) => ({ id })), ...removed];
const named = new Set(withPrefix(ids, process.argv.slice(2)).map(({ id }) => id));
const approved = readSet(join(runFolder, 'taken')).filter(({ id }) => named.has(id));
const gone = removed.filter(({ id }) => named.has(id));
if (approved.length + gone.length === 0) refuse('The last run knows no picture of that name.');
const leaving = new Set([...gone, ...approved].map(pictureFile));
const staying = before.filter((key) => !leaving.has(pictureFile(key)));
const bytes = [...staying, ...approved].reduce((sum, key) => sum + key.bytes, 0);

const refusal = refusalOf({
  bytes,
  chromium: run.chromium,
  set: readSetFacts(folder),
  keepsOld: staying.length > 0,
});
if (refusal !== null) refuse(refusal);

for (const key of gone) rmSync(join(folder, pictureFile(key)));
let arrived = 0;
for (const key of approved) {
  const [path, taken] = [join(folder, pictureFile(key)), join(runFolder, 'taken', pictureFile(key))];
  if (existsSync(path) && readFileSync(path).equals(readFileSync(taken))) continue;
  mkdirSync(dirname(path), { recursive: true });
  copyFileSync(taken, path);
  arrived += 1;
}
const pictures = staying.length + approved.length;
writeFileSync(join(folder, 'set.json'), `${JSON.stringify({ chromium: run.chromium, pictures }, null, 2)}\n`);
console.log(`${arrived} approved, ${gone.length} removed, ${pictures} pictures, ${megabytes(bytes)}`);

function refuse(reason: string): never {
  console.error(reason);
  process.exit(1);
}
