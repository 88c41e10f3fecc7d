import { noticeDeadline } from '../src/noticeDeadline.ts';
import { readCorpus } from './readCorpus.ts';
import { precisionOf, recallOf, type Score, scoreOf, totalOf } from './score.ts';

// What `npm run deadlines` prints: how well deadlines are found, by kind, and the time for it.

const print = (line: string) => process.stdout.write(`${line}\n`);
const share = (value: number) => value.toFixed(3);
const row = (name: string, score: Score) =>
  `${name.padEnd(14)}${String(score.notices).padStart(4)}  precision ${share(precisionOf(score))}  recall ${share(recallOf(score))}`;

for (const folder of ['tuned', 'heldOut'] as const) {
  const notices = readCorpus(folder);
  const { kinds, misses } = scoreOf(notices);
  print(`\n${folder === 'tuned' ? 'Corpus' : 'Held out: looked at rarely, --all names its misses'}`);
  for (const [kind, score] of kinds) print(row(kind, score));
  print(row('all', totalOf(kinds.values())));
  if (folder === 'heldOut' && !process.argv.includes('--all')) continue;
  for (const { notice, found } of misses) {
    print(`  ${notice.place} ${notice.event.title}: ${notice.expected ?? 'none'}, found ${found ?? 'none'}`);
  }
}

/** The fastest of many rounds: what else the machine does is not the reader's time. */
function fastest(work: () => void): number {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 300; round += 1) {
    const began = performance.now();
    work();
    best = Math.min(best, performance.now() - began);
  }
  return best;
}

const events = readCorpus('tuned').map(({ event }) => event);
const bytes = new TextEncoder().encode(events.map(({ content }) => content ?? '').join('\\n'));
const parts = Array.from({ length: Math.floor(bytes.length / 10_000) }, (_, at) =>
  new TextDecoder().decode(bytes.slice(at * 10_000, (at + 1) * 10_000)),
);
const each = fastest(() => events.forEach((event) => void noticeDeadline(event))) / events.length;
const read = (content: string) => noticeDeadline({ title: '', content, createdAt: '2026-03-04T10:00:00' });
const long = fastest(() => parts.forEach((part) => void read(part))) / parts.length;
print(
  `\nA notice takes ${each.toFixed(3)} ms, 10 kB full of dates ${long.toFixed(2)} ms (four times that on a phone).`,
);
