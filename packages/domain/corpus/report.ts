import { writeFileSync } from 'node:fs';
import { noticeDeadline } from '../src/noticeDeadline.ts';
import { readCorpus } from './readCorpus.ts';
import { readings, readingsFile } from './readings.ts';
import { precisionOf, recallOf, type Score, scoreOf, totalOf } from './score.ts';

// What `npm run deadlines` prints: how well deadlines are found, by kind, and the time for it; with `--write` also into `readings.txt`.

if (process.argv.includes('--write')) writeFileSync(readingsFile, readings());

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
const datedLines = [
  '신청기간: 2026. 3. 5.(목) ~ 3. 12.(목) 18:00',
  '면접: 3월 20일(금) 14:00',
  '결과 발표: 2026. 3. 25.',
];
const proseLine =
  '학업을 돕기 위하여 아래와 같이 안내하오니 많은 참여를 바랍니다. 자세한 내용은 붙임을 참고하시고 문의 사항은 담당 부서로 연락하여 주시기 바랍니다.';
const longNotice = Array.from({ length: 10 }, (_, at) => [
  ...Array.from({ length: 8 }, (_, date) => datedLines[(at + date) % datedLines.length]),
  ...Array.from({ length: 4 }, () => proseLine),
])
  .flat()
  .join('\\n');
const dated = fastest(() => void read(longNotice));
const long = fastest(() => parts.forEach((part) => void read(part))) / parts.length;
print(
  `\nA notice takes ${each.toFixed(3)} ms, 10 kB with 80 dates (more are a calendar) ${dated.toFixed(2)} ms, 10 kB of nothing but these notices ${long.toFixed(2)} ms (four times that on a phone).`,
);
