// Compares how every story looks with how it looked when it was last reviewed: `npm run visual`, screens in English
// `npm run visual -- --language en`.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Size } from '../toolbar/settings.ts';
import { type Entry, withPrefix } from './builtStorybook.ts';
import { commandLine, eachEntry } from './eachEntry.ts';
import { compare, decode, encode, type Picture, withoutEmptyEnd } from './picture.ts';
import { type ReportRow, writeReport } from './report/writeReport.ts';
import {
  type Counts,
  drawnBy,
  outcomes,
  type PictureKey,
  pictureFile,
  type Run,
  readSet,
  reviewedFolder,
  runFile,
  runFolder,
  verdictOf,
} from './reviewedSet.ts';
import { type StoryPage, type Theme, themes } from './storyPage.ts';

/** No picture is taller, px. */
const tallest = 8000;
const began = Date.now();
const { language } = commandLine();
if (language === 'pseudo') {
  console.error('The pseudo-language is looked at, not reviewed.');
  process.exit(1);
}
const folder = reviewedFolder(language);
for (const part of ['taken', 'reviewed', 'marked'])
  rmSync(join(runFolder, part), { recursive: true, force: true });

const reviewed = readSet(folder);
const rows: ReportRow[] = [];
const isWanted = ({ type, title }: Entry) =>
  type === 'story' && (language === 'ko' || title.startsWith('Screens/'));
const { all, only, chromium } = await eachEntry({ isWanted }, (shown) => async (story, size) => {
  const judge = async () =>
    Promise.all((await takeStory(shown, story, size)).map((taken) => judged(story, taken)));
  const once = await judge();
  // A native field may lay itself out a pixel apart; a real difference is there the second time too.
  const isSure = once.every(({ outcome }) => outcome !== 'changed' && outcome !== 'failed');
  rows.push(...(isSure ? once : await judge()));
});

const storyIds = all.map(({ id }) => id);
const removed = [...reviewed.keys()]
  .map((file) => ({ theme: dirname(file) as Theme, id: basename(file, '.webp') }))
  .filter(({ id }) => !storyIds.includes(id));
for (const key of withPrefix(removed, only)) {
  keep('reviewed', key, readFileSync(join(folder, pictureFile(key))));
  const row = { ...key, title: 'Removed', name: key.id, pixels: 0, size: null, problems: [] };
  rows.push({ ...row, outcome: 'removed' });
}
const place = new Map(storyIds.map((id, index) => [id, index]));
rows.sort((a, b) => (place.get(a.id) ?? -1) - (place.get(b.id) ?? -1) || b.theme.localeCompare(a.theme));

const count = (outcome: string) => rows.filter((row) => row.outcome === outcome).length;
const counts = Object.fromEntries(outcomes.map((outcome) => [outcome, count(outcome)])) as Counts;
const before = drawnBy(folder);
const { code, note } = verdictOf(counts, { reviewed: before, now: chromium });
const run: Run = { language, chromium, storyIds, rows };
writeFileSync(runFile, `${JSON.stringify(run)}\n`);
const report = writeReport(runFolder, { rows, counts, note, chromium, only });

for (const { outcome, id, theme, pixels, problems } of rows) {
  if (outcome === 'unchanged' || (outcome === 'new' && before === null)) continue;
  console.log(`${outcome}: ${id}, ${theme}${outcome === 'changed' ? `, ${pixels} pixels` : ''}`);
  for (const problem of problems) console.log(`  ${problem.replaceAll('\n', '\n  ')}`);
}
console.log(outcomes.map((outcome) => `${counts[outcome]} ${outcome}`).join(', '));
if (note !== null) console.log(note);
console.log(`${report} (${((Date.now() - began) / 1000).toFixed(0)} s)`);
process.exit(code);

/** Compares a picture with the reviewed one and keeps what the report and an approval need. */
async function judged({ id, title, name }: Entry, { theme, picture, problems }: Taken): Promise<ReportRow> {
  const key = { theme, id };
  const row = { ...key, title, name, problems, size: null, pixels: 0 };
  const file = join(folder, pictureFile(key));
  const before = reviewed.has(pictureFile(key)) ? readFileSync(file) : null;
  if (before !== null) keep('reviewed', key, before);
  if (picture === null) return { ...row, outcome: 'failed' };
  const difference = before === null ? null : await compare(await decode(before), picture);
  const isSame = difference?.pixels === 0;
  keep('taken', key, isSame && before !== null ? before : await encode(picture));
  if (difference !== null && 'marked' in difference) keep('marked', key, await encode(difference.marked));
  const { width, height } = picture;
  const outcome = difference === null ? 'new' : isSame ? 'unchanged' : 'changed';
  return { ...row, outcome, size: { width, height }, pixels: difference?.pixels ?? 0 };
}

function keep(part: 'taken' | 'reviewed' | 'marked', key: PictureKey, file: Buffer) {
  const path = join(runFolder, part, pictureFile(key));
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, file);
}

/** A story's look in one theme; without a picture when it could not be taken. */
type Taken = Pick<ReportRow, 'theme' | 'problems'> & { picture: Picture | null };

/**
 * Takes a story's picture in both themes, the second without playing it again. Screens and flows are pictured as their
 * screen, tokens in their whole length, widgets without the empty room below them.
 */
async function takeStory(shown: StoryPage, story: Entry, size: Size): Promise<Taken[]> {
  const problems = await shown.open(story, { theme: 'light', size }).catch((error) => [String(error)]);
  if (problems.length > 0) return themes.map((theme) => ({ theme, picture: null, problems }));
  if (story.title.startsWith('Tokens/')) await growToContent(shown, size);
  const taken: Taken[] = [];
  for (const theme of themes) {
    if (theme !== 'light') await shown.changeTheme(theme);
    const picture = await shown.picture().then(decode);
    const isScreen = /^(Screens|Flows)\//.test(story.title);
    taken.push({ theme, picture: isScreen ? picture : withoutEmptyEnd(picture), problems: [] });
  }
  return taken;
}

async function growToContent({ page, settle }: StoryPage, { width, height }: Size) {
  const content = await page.evaluate(() => document.documentElement.scrollHeight);
  if (content <= height) return;
  await page.setViewportSize({ width, height: Math.min(content, tallest) });
  await settle();
}
