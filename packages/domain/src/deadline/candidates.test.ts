import { describe, expect, test } from 'vitest';
import { readCorpus } from '../../corpus/readCorpus.ts';
import { periodsIn } from '../noticePeriods.ts';
import { candidatesOf, mayNameDay } from './candidates.ts';
import { englishDatesIn } from './englishDates.ts';
import { spokenDatesIn } from './spokenDates.ts';

const posted = '2026-03-04';

describe('the look for a day', () => {
  test.each([
    '3 월 10일',
    '3 .10',
    '26-03-10',
    '3/10',
    '오늘 신청',
    '금일 신청',
    '내일 신청',
    '명일 신청',
    '모레까지',
    '글피까지',
    '금주 금요일',
    '차주 금요일',
    '내주 금요일',
    '이번주 금요일',
    '이번 주 금요일',
    '이번 금요일',
    '다음 주 금요일',
    '다음주 금요일',
    '이번 달 20일',
    '다음 달 20일',
    '이달 말일',
    '금월 말일',
    '내달 말일',
    '오는 20일',
    '오는 금요일',
    'March 10',
    '10 Apr',
    '03/10/2026',
    'today',
    'tonight',
    'tomorrow',
    'next Friday',
    'this coming Friday',
  ])('goes on to read "%s"', (line) => {
    expect(candidatesOf(line, posted)).toHaveLength(1);
  });

  test('passes over no line of a notice that names one', () => {
    const lines = (['tuned', 'heldOut'] as const)
      .flatMap(readCorpus)
      .flatMap(({ event: { title, content } }) => [title, ...(content ?? '').split('\\n')]);
    const dated = lines.filter((line) =>
      [periodsIn, spokenDatesIn, englishDatesIn].some((datesIn) => !datesIn(line, posted).next().done),
    );
    expect(dated.length).toBeGreaterThan(1_000);
    expect(dated.filter((line) => !mayNameDay(line))).toEqual([]);
  });

  test.each([
    '2026학년도 1학기 국가장학금 2차 신청 안내',
    '주차장 이용 안내, 차량 5대',
    '다음과 같이',
    'Apply online',
  ])('ends at "%s"', (line) => {
    expect(mayNameDay(line)).toBe(false);
  });
});
