import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { datesToFill, noticeDates, periodLabel } from './noticeDates.ts';

const posted = {
  postedAt: new Date('2026-03-03T10:00:00+09:00'),
  now: new Date('2026-03-04T09:00:00+09:00'),
};
const period = (content: string, title = '') =>
  noticeDates({ title, content }, posted).map(({ start, end }) => `${start} ${end}`);

describe('a period', () => {
  test.each([
    ['2026. 3. 4.(수) ~ 3. 10.(화) 18:00', '2026-03-04T00:00 2026-03-10T18:00'],
    ['2026. 3. 4.(수) 10:00 ~ 2026. 3. 10.(화) 18:00', '2026-03-04T10:00 2026-03-10T18:00'],
    ['2026-03-04 ~ 2026-03-18', '2026-03-04T00:00 2026-03-18T23:59'],
    ['2026.03.04.(수)~03.06.(금) 17시', '2026-03-04T00:00 2026-03-06T17:00'],
    ['3월 5일(목)부터 3월 9일(월) 오후 6시까지', '2026-03-05T00:00 2026-03-09T18:00'],
    ['3월 5일 ~ 9일', '2026-03-05T00:00 2026-03-09T23:59'],
    ['3. 5.(목) ~ 9.(월) 12:00', '2026-03-05T00:00 2026-03-09T12:00'],
    ['3/5 - 3/9', '2026-03-05T00:00 2026-03-09T23:59'],
    ["'26. 3. 5.(목) – 3. 9.(월)", '2026-03-05T00:00 2026-03-09T23:59'],
    ['2026년 12월 28일 ~ 1월 3일', '2026-12-28T00:00 2027-01-03T23:59'],
    ['3. 12.(목) 14:00 ~ 16:30', '2026-03-12T14:00 2026-03-12T16:30'],
    ['3월 12일(목) 오후 2시 ~ 오후 4시 30분', '2026-03-12T14:00 2026-03-12T16:30'],
  ])('%s has its start and its end', (text, expected) => {
    expect(period(text)).toEqual([expected]);
  });
});

describe('a single date', () => {
  test.each([
    ['3/10 까지 제출', '2026-03-10T00:00 2026-03-10T23:59'],
    ['~3/10까지', '2026-03-10T00:00 2026-03-10T23:59'],
    ['안내(~3/10)', '2026-03-10T00:00 2026-03-10T23:59'],
    ['3. 10.까지 제출', '2026-03-10T00:00 2026-03-10T23:59'],
    ['2026년 3월 10일(화) 18:00까지', '2026-03-10T18:00 2026-03-10T18:00'],
    ['3월 10일(화) 24:00까지', '2026-03-10T23:59 2026-03-10T23:59'],
    ['3월 12일(목) 14시', '2026-03-12T14:00 2026-03-12T14:00'],
    ['3월 12일 낮 12시', '2026-03-12T12:00 2026-03-12T12:00'],
    ['3월 12일 오전 12시 30분', '2026-03-12T00:30 2026-03-12T00:30'],
    ['2026년 4월 1일 공개', '2026-04-01T00:00 2026-04-01T23:59'],
  ])('%s is that day, or that moment when an hour is named', (text, expected) => {
    expect(period(text)).toEqual([expected]);
  });

  test('a length of time after it is not an hour', () => {
    expect(period('3월 12일 2시간 동안')).toEqual(['2026-03-12T00:00 2026-03-12T23:59']);
  });
});

describe('the year', () => {
  test('left out, it is the one nearest to the posting', () => {
    const december = {
      postedAt: new Date('2025-12-20T10:00:00+09:00'),
      now: new Date('2025-12-20T10:00:00+09:00'),
    };
    expect(noticeDates({ title: '', content: '1월 5일까지' }, december)[0]?.start).toBe('2026-01-05T00:00');
  });

  test('the posting counts, not the day of reading', () => {
    const readLater = {
      postedAt: new Date('2025-12-20T10:00:00+09:00'),
      now: new Date('2026-01-02T10:00:00+09:00'),
    };
    expect(noticeDates({ title: '', content: '1월 5일까지' }, readLater)[0]?.start).toBe('2026-01-05T00:00');
  });
});

describe('left alone is', () => {
  test.each([
    '문의: 031-219-1501',
    '등록금의 1/2 지원',
    '평점 3.5 이상',
    '버전 3.10 배포',
    '~ 학년 3/10',
    '학년 1-2학기',
    '24/7 운영',
    '2026학년도 1학기',
    '2월 30일까지',
    'https://www.ajou.example/2026/03/10/view',
  ])('%s', (text) => {
    expect(period(text)).toEqual([]);
  });

  test('a date that is over', () => {
    expect(period('3월 3일까지')).toEqual([]);
  });

  test('a period that ends before it starts', () => {
    expect(period('3. 12.(목) 16:00 ~ 14:00')).toEqual([]);
  });
});

test('what the line calls a date is its label, without numbering and marks', () => {
  const labels = (text: string) =>
    noticeDates({ title: '', content: text }, posted).map(({ label }) => label);
  expect(labels('1. 신청 기간: 3월 5일 ~ 3월 9일')).toEqual(['신청 기간']);
  expect(labels('■ 서류 제출 : ~3/10까지')).toEqual(['서류 제출']);
  expect(labels('4) 면접(3월 12일)')).toEqual(['면접']);
  expect(labels('- ○ 신청: 3월 5일 ~ 3월 9일')).toEqual(['신청']);
  expect(labels('12. 신청: 3월 5일 ~ 3월 9일')).toEqual(['신청']);
  expect(labels('가. 신청: 3월 5일 ~ 3월 9일')).toEqual(['신청']);
  expect(labels('가.신청: 3월 5일 ~ 3월 9일')).toEqual(['신청']);
  expect(labels('TA-RA (1) 면접: 3월 12일')).toEqual(['TA-RA (1) 면접']);
  expect(labels('가나다라마바사아자차카타: 3월 12일')).toEqual(['가나다라마바사아자차카타']);
  expect(labels('가나다라마바사아자차카타파: 3월 12일')).toEqual(['']);
  expect(labels('서류 3월 5일 14시 면접 3월 12일 15시')).toEqual(['서류', '면접']);
  expect(labels('~~3/10까지')).toEqual(['']);
  expect(labels('3월 12일(목) 14시')).toEqual(['']);
  expect(labels('[장학] 2026학년도 1학기 교내 장학생 선발 안내(~3/10)')).toEqual(['']);
});

test('each date comes once, in the order of the text, from every line', () => {
  const text = '신청: 3월 5일 ~ 3월 9일\\n발표: 3월 12일(목) 14시, 면접: 3월 13일\\n다시: 3월 5일 ~ 3월 9일';
  expect(noticeDates({ title: '', content: text }, posted)).toEqual([
    { label: '신청', start: '2026-03-05T00:00', end: '2026-03-09T23:59' },
    { label: '발표', start: '2026-03-12T14:00', end: '2026-03-12T14:00' },
    { label: '면접', start: '2026-03-13T00:00', end: '2026-03-13T23:59' },
  ]);
});

test.each([
  ['2026-03-04T00:00', '2026-03-10T18:00', '3월 4일 (수) ~ 3월 10일 (화) 18:00'],
  ['2026-03-04T10:00', '2026-03-10T23:59', '3월 4일 (수) 10:00 ~ 3월 10일 (화) 23:59'],
  ['2026-03-04T00:00', '2026-03-10T23:59', '3월 4일 (수) ~ 3월 10일 (화)'],
  ['2026-03-04T00:00', '2026-03-04T23:59', '3월 4일 (수)'],
  ['2026-03-12T14:00', '2026-03-12T14:00', '3월 12일 (목) 14:00'],
  ['2026-03-12T14:00', '2026-03-12T16:30', '3월 12일 (목) 14:00 ~ 16:30'],
  ['2026-12-28T00:00', '2027-01-03T23:59', '12월 28일 (월) ~ 2027년 1월 3일 (일)'],
  ['2026-03-04T00:00', '2026-03-10T00:00', '3월 4일 (수) ~ 3월 10일 (화) 00:00'],
  ['2026-03-04T10:00', '2026-03-10T00:00', '3월 4일 (수) 10:00 ~ 3월 10일 (화) 00:00'],
  ['2026-03-10T00:00', '2026-03-10T00:00', '3월 10일 (화) 00:00'],
])('the period from %s to %s reads %s', (start, end, words) => {
  expect(periodLabel({ start, end }, posted.now)).toBe(words);
});

test('a bare day in the title goes when a period of the text ends on that day, else it stays', () => {
  const title = '장학 안내(~3/10)';
  expect(period('신청: 3월 4일 ~ 3월 10일 18:00', title)).toEqual(['2026-03-04T00:00 2026-03-10T18:00']);
  expect(period('신청: 3월 4일 ~ 3월 9일', title)).toEqual([
    '2026-03-10T00:00 2026-03-10T23:59',
    '2026-03-04T00:00 2026-03-09T23:59',
  ]);
});

test.each([
  ['an hour', '3. 10. 18:00까지', '2026-03-10T18:00 2026-03-10T18:00'],
  ['a beginning', '3. 5. ~ 3. 10.', '2026-03-05T00:00 2026-03-10T23:59'],
  ['the hour of a beginning', '3. 10. 10:00 ~ 23:59', '2026-03-10T10:00 2026-03-10T23:59'],
])('a date in the title with %s stays beside what ends on that day', (_, title, expected) => {
  expect(period('신청: 3월 4일 ~ 3월 10일 17:00', title)).toContain(expected);
});

test('a labelled day stays beside what ends on that day', () => {
  expect(period('면접: 3월 10일\\n신청: 3월 4일 ~ 3월 10일 17:00')).toContain(
    '2026-03-10T00:00 2026-03-10T23:59',
  );
});

test('what ends this very minute is not over', () => {
  expect(period('3월 4일 09:00까지')).toEqual(['2026-03-04T09:00 2026-03-04T09:00']);
  expect(period('3월 4일 08:59까지')).toEqual([]);
});

test('without a day of posting the day of reading tells the year', () => {
  const now = new Date('2026-08-01T09:00:00+09:00');
  const event = { title: '12월 20일까지', content: null };
  expect(noticeDates(event, { postedAt: null, now })[0]?.end).toBe('2026-12-20T23:59');
  expect(noticeDates(event, { postedAt: new Date('2026-01-10T09:00:00+09:00'), now })).toEqual([]);
});

test('no text has no dates', () => {
  expect(noticeDates({ title: '', content: null }, posted)).toEqual([]);
});

test('whatever is written, what comes out starts before it ends and is a datetime-local value', () => {
  const piece = fc.constantFrom(
    '2026',
    '. ',
    '3',
    '/',
    '10',
    '월 ',
    '일',
    '(수)',
    ' ~ ',
    '18:00',
    '까지',
    '오후 ',
    '-',
    '\\n',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      for (const { start, end } of noticeDates({ title: '', content: pieces.join('') }, posted)) {
        expect(start).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/);
        expect(end >= start).toBe(true);
      }
    }),
  );
});

test.each([
  ['a moment is an hour', '2026-03-12T14:00', '2026-03-12T14:00', '2026-03-12T15:00'],
  ['the last hour of a day ends on the next', '2026-12-31T23:30', '2026-12-31T23:30', '2027-01-01T00:30'],
  ['a period stays as it is', '2026-03-12T14:00', '2026-03-12T16:30', '2026-03-12T16:30'],
  ['a day stays whole', '2026-03-12T00:00', '2026-03-12T23:59', '2026-03-12T23:59'],
])('in the calendar %s', (_, start, end, filled) => {
  expect(datesToFill({ label: '', start, end })).toEqual({ start, end: filled });
});
