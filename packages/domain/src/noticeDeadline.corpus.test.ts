import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { readCorpus } from '../corpus/readCorpus.ts';
import { precisionOf, recallOf, scoreOf, totalOf } from '../corpus/score.ts';
import { noticeDeadline } from './noticeDeadline.ts';

const createdAt = '2026-03-04T10:00:00';

describe.each(['tuned', 'heldOut'] as const)('in the %s corpus', (folder) => {
  const notices = readCorpus(folder);
  const { kinds, misses } = scoreOf(notices);
  const total = totalOf(kinds.values());
  const wrong = misses.map(({ notice, found }) => `${notice.place}: ${notice.expected}, found ${found}`);

  test('of the deadlines found 98 % are right', () => {
    expect(precisionOf(total), wrong.join('\n')).toBeGreaterThanOrEqual(0.98);
  });

  test('of the deadlines there are 92 % are found', () => {
    expect(recallOf(total), wrong.join('\n')).toBeGreaterThanOrEqual(0.92);
  });

  test('every place holds a date of its field', () => {
    for (const { event } of notices) {
      const place = noticeDeadline(event)?.place;
      if (place === undefined) continue;
      const text = (place.field === 'title' ? event.title : event.content) ?? '';
      expect(text.slice(place.from, place.to)).toMatch(/\d|[０-９]|오늘|금일|내일|명일|주|말일/);
    }
  });
});

test('the corpus holds 250 notices and more, with and without a deadline, and 40 are held out', () => {
  const tuned = readCorpus('tuned');
  expect(tuned.length).toBeGreaterThanOrEqual(250);
  expect(tuned.filter(({ expected }) => expected === null).length).toBeGreaterThanOrEqual(80);
  expect(readCorpus('heldOut').length).toBeGreaterThanOrEqual(40);
});

describe('the work', () => {
  afterEach(() => vi.restoreAllMocks());

  /** Letters that expressions looked at and copies took, counted as they are asked for. */
  function workFor(content: string): number {
    let work = 0;
    const exec = RegExp.prototype.exec;
    const slice = String.prototype.slice;
    vi.spyOn(RegExp.prototype, 'exec').mockImplementation(function (this: RegExp, text: string) {
      const from = this.global || this.sticky ? this.lastIndex : 0;
      const match = exec.call(this, text);
      const to = match === null ? text.length : match.index + match[0].length;
      work += 1 + (this.sticky ? (match?.[0].length ?? 0) : Math.max(0, to - from));
      return match;
    });
    vi.spyOn(String.prototype, 'slice').mockImplementation(function (this: string, ...range) {
      const part = slice.apply(this, range);
      work += 1 + part.length;
      return part;
    });
    noticeDeadline({ title: '신청 안내', content, createdAt });
    vi.restoreAllMocks();
    return work;
  }

  const texts = readCorpus('tuned').map(({ event }) => event.content ?? '');
  const hostile = [
    '~',
    '3.10 ',
    '~3/10',
    '3월 10일',
    '(',
    '신청 ',
    '까지 ',
    '\\n',
    ' ',
    '1',
    'March 4 ',
    '오늘 ',
    '기간\\n',
  ];
  const piece = fc.oneof(fc.constantFrom(...texts), fc.constantFrom(...hostile));

  test('of a text twice as long is at most twice the work', () => {
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1, maxLength: 12 }), (pieces) => {
        const once = pieces.join('').repeat(20);
        expect(workFor(once.repeat(2))).toBeLessThanOrEqual(2.2 * workFor(once) + 2_000);
      }),
      { numRuns: 60 },
    );
  });

  test.each(hostile)('of "%s" over and over grows with its length', (text) => {
    const [once, twice] = [workFor(text.repeat(4_000)), workFor(text.repeat(8_000))];
    expect(twice).toBeLessThanOrEqual(2.2 * once + 2_000);
  });
});
