// Takes the pictures of the last run as the reviewed ones: `npm run visual:approve`, or with ids (or their beginning).
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { withPrefix } from './builtStorybook.ts';
import {
  drawnBy,
  megabytes,
  pictureFile,
  type Run,
  readSet,
  refusalOf,
  reviewedFolder,
  runFile,
  runFolder,
} from './reviewedSet.ts';

if (!existsSync(runFile)) refuse('There is no run to approve: `npm run visual` first.');

const { language, chromium, storyIds, rows }: Run = JSON.parse(readFileSync(runFile, 'utf8'));
const folder = reviewedFolder(language);
// Looked up among all ids at once: the whole id of a story without a picture names no other story either.
const ids = [...storyIds.map((id) => ({ id })), ...rows];
const named = new Set(withPrefix(ids, process.argv.slice(2)).map(({ id }) => id));
const chosen = rows.filter(({ id, outcome }) => named.has(id) && outcome !== 'failed');
if (chosen.length === 0) refuse('The last run knows no picture of that name.');

const set = readSet(folder);
for (const row of chosen) set.delete(pictureFile(row));
const staying = set.size > 0 ? drawnBy(folder) : null;
const taken = chosen.filter(({ outcome }) => outcome !== 'removed').map(pictureFile);
for (const file of taken) set.set(file, statSync(join(runFolder, 'taken', file)).size);
const bytes = [...set.values()].reduce((sum, size) => sum + size, 0);
const refusal = refusalOf(bytes, { staying, now: chromium });
if (refusal !== null) refuse(refusal);

for (const row of chosen) {
  if (row.outcome === 'unchanged') continue;
  const path = join(folder, pictureFile(row));
  mkdirSync(dirname(path), { recursive: true });
  if (row.outcome === 'removed') rmSync(path, { force: true });
  else copyFileSync(join(runFolder, 'taken', pictureFile(row)), path);
}
const facts = { chromium, pictures: set.size };
writeFileSync(join(folder, 'set.json'), `${JSON.stringify(facts, null, 2)}\n`);
const count = (...among: string[]) => chosen.filter(({ outcome }) => among.includes(outcome)).length;
console.log(
  `${count('new', 'changed')} approved, ${count('removed')} removed, ${set.size} pictures, ${megabytes(bytes)}`,
);

function refuse(reason: string): never {
  console.error(reason);
  process.exit(1);
}
