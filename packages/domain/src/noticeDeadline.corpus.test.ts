import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readCorpus } from '../corpus/readCorpus.ts';
import { readings, readingsFile } from '../corpus/readings.ts';
import { precisionOf, recallOf, scoreOf, totalOf } from '../corpus/score.ts';
import { noticeDeadline } from './noticeDeadline.ts';

describe.each(['tuned', 'heldOut'] as const)('in the %s corpus', (folder) => {
  const notices = readCorpus(folder);

  test('of the deadlines found 98 % are right, of those there are 92 % are found', () => {
    const { kinds, misses } = scoreOf(notices);
    const total = totalOf(kinds.values());
    const wrong = misses.map(({ notice, found }) => `${notice.place}: ${notice.expected}, found ${found}`);
    expect(precisionOf(total), wrong.join('\n')).toBeGreaterThanOrEqual(0.98);
    expect(recallOf(total), wrong.join('\n')).toBeGreaterThanOrEqual(0.92);
  });

  test('every place holds a date of its field', () => {
    for (const { event } of notices) {
      const place = noticeDeadline(event)?.place;
      if (place === undefined) continue;
      const text = (place.field === 'title' ? event.title : event.content) ?? '';
      expect(text.slice(place.from, place.to)).toMatch(
        /\d|[０-９]|오늘|금일|내일|명일|주|말일|오는|this|next|tomorrow/,
      );
    }
  });
});

test('every notice that the rules were made with is read as its label says', () => {
  expect(scoreOf(readCorpus('tuned')).misses).toEqual([]);
});

test('the beginning and the place of every deadline are those that were looked at (`npm run deadlines -- --write`)', () => {
  expect(readings().split('\n')).toEqual(readFileSync(readingsFile, 'utf8').split('\n'));
});

test('the corpus holds 250 notices and more, with and without a deadline, and 40 are held out', () => {
  const tuned = readCorpus('tuned');
  expect(tuned.length).toBeGreaterThanOrEqual(250);
  expect(tuned.filter(({ expected }) => expected === null).length).toBeGreaterThanOrEqual(80);
  expect(readCorpus('heldOut').length).toBeGreaterThanOrEqual(40);
});
