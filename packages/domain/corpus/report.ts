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
  print(`\n${folder === 'tuned' ? 'Corpus' : 'Held out, not tuned on'}`);
  for (const [kind, score] of kinds) print(row(kind, score));
  print(row('all', totalOf(kinds.values())));
  if (folder === 'heldOut' && !process.argv.includes('--all')) continue;
  for (const { notice, found } of misses) {
    print(`  ${notice.place} ${notice.event.title}: ${notice.expected ?? 'none'}, found ${found ?? 'none'}`);
  }
}

const events = readCorpus('tuned').map(({ event }) => event);
const long = events
  .map(({ content }) => content ?? '')
  .join('\\n')
  .slice(0, 10_000);
const rounds = 40;
for (let round = 0; round < rounds; round += 1) for (const event of events) noticeDeadline(event);
const began = performance.now();
for (let round = 0; round < rounds; round += 1) for (const event of events) noticeDeadline(event);
const each = (performance.now() - began) / rounds / events.length;
const beganLong = performance.now();
for (let round = 0; round < rounds; round += 1)
  noticeDeadline({ title: '', content: long, createdAt: '2026-03-04T10:00:00' });
print(
  `\nA notice takes ${each.toFixed(3)} ms, 10,000 letters ${((performance.now() - beganLong) / rounds).toFixed(3)} ms.`,
);
