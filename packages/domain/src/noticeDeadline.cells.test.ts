import { describe, expect, test } from 'vitest';
import { noticeDeadline } from './noticeDeadline.ts';

const found = (content: string) =>
  noticeDeadline({ title: '장학생 신청 안내', content, createdAt: '2026-03-04T10:00:00' });

/** The beginning, where there is one, and the end of what a notice of Wednesday, 4 March 2026 says. */
const period = (lines: string) => {
  const deadline = found(lines.replaceAll('|', '\n'));
  return deadline === null
    ? null
    : [deadline.start, deadline.end].filter((moment) => moment !== null).join(' ');
};

describe('a day and its hour in lines below each other', () => {
  test.each([
    ['are one', '신청 마감|3월 10일|  18:00까지', '2026-03-10T18:00'],
    ['are one with a blank before 까지', '신청 마감|3월 10일|18:00 까지', '2026-03-10T18:00'],
    ['are one with a bracket behind', '신청 마감|3월 10일|18:00)', '2026-03-10T18:00'],
    ['are one with a full stop behind', '신청 마감|3월 10일|18:00.', '2026-03-10T18:00'],
    [
      'are one with a blank before 부터',
      '신청 기간|3월 9일|10:00 부터|3월 13일|18:00 까지',
      '2026-03-09T10:00 2026-03-13T18:00',
    ],
    [
      'are one with a mark',
      '신청 기간|3월 9일|10:00부터 ~|3월 13일|18:00',
      '2026-03-09T10:00 2026-03-13T18:00',
    ],
    ['are one below words with 시간 in them', '접수시간|신청 마감|3월 10일|18:00까지', '2026-03-10T18:00'],
    ['are one below 시간표', '시간표|신청 마감|3월 10일|18:00까지', '2026-03-10T18:00'],
    ['are two below a column of hours', '신청 마감|시간|3월 10일|18:00까지', '2026-03-10'],
    ['are two where more is said of the hour', '신청 마감|3월 10일|18:00예정까지', '2026-03-10'],
    ['are two where the day has its end already', '신청: 3월 10일까지|18:00까지', '2026-03-10'],
    [
      'are two where the hours are those of a day',
      '신청 기간|3. 9. ~ 3. 13.|09:00|  ~|  18:00',
      '2026-03-09 2026-03-13',
    ],
    ['are two below a column in English', '신청 마감|Hour|3월 10일|18:00까지', '2026-03-10'],
    ['are one around a weekday set in', '신청 마감|3월 10일|  (화)|18:00까지', '2026-03-10T18:00'],
    ['are one with the hour behind the weekday', '신청 마감|3월 10일|(화), 18:00까지', '2026-03-10T18:00'],
    ['are two where more is said behind the weekday', '신청 마감|3월 10일|(화) 면접', '2026-03-10'],
    ['are two where the hours of the day are set in', '신청 마감|3. 13.|09:00|  ~|    18:00', '2026-03-13'],
    ['are one behind an English date', '신청 마감: March 9 → 3. 13.|18:00까지', '2026-03-13T18:00'],
    [
      'are one where the hour has the weekday of the last day',
      '신청 기간|3. 9. ~ 3. 13.|(금) 18:00',
      '2026-03-09 2026-03-13T18:00',
    ],
    ['need a day above', '(월)|신청: 3. 10.까지', '2026-03-10'],
  ])('%s: %s', (_, lines, expected) => {
    expect(period(lines)).toBe(expected);
  });
});

describe('two days in lines below each other', () => {
  test.each([
    ['with the mark right before the second', '신청 기간|3. 9.|~3. 13.', '2026-03-09 2026-03-13'],
    ['both set in', '신청 기간|  3. 9.|  3. 13.', '2026-03-09 2026-03-13'],
    ['below a label with a colon', '신청 기간 :|3. 9.|3. 13.', '2026-03-09 2026-03-13'],
    ['before a line of its own mark', '신청 기간|3. 9. ~ 3. 10.|~|3. 13.', '2026-03-09 2026-03-10'],
    ['with a third one below', '신청 기간|3. 9. ~|3. 13.|3. 20.', '2026-03-09 2026-03-13'],
    ['below a beginning', '신청 기간|3. 9. ~|3. 13. ~ 3. 15.', '2026-03-13 2026-03-15'],
    ['on one day', '신청 기간|3. 10. 09:00|~|3. 10. 18:00', '2026-03-10T09:00 2026-03-10T18:00'],
  ])('are a period %s', (_, lines, expected) => {
    expect(period(lines)).toBe(expected);
  });

  test.each([
    '신청 기간|3. 9.|점심 ~|3. 13.',
    '신청 기간|3. 9. 점심 ~|3. 13.',
    '신청 기간 안내|3. 9.|3. 13.',
    '신청 기간|3. 9. ~|18:00',
    '신청 기간|3. 9.|3. 13. ~',
    '신청 기간: 3. 9. ~|3. 13. ~',
    '신청 기간|3. 9.|3. 13.|  3. 20.',
  ])('are none: %s', (lines) => {
    expect(period(lines)).toBeNull();
  });
});

test.each(['3. 9.|  ~|  3. 13.', '3월 9일|10:00|~|  3월 13일|  17:00', '  3월 9일|  ~ 3월 13일|  17:00'])(
  'the place of %s holds all of it, whatever the blanks before its lines',
  (lines) => {
    const content = `신청 기간|${lines}`.replaceAll('|', '\n');
    const place = found(content)?.place;
    expect(content.slice(place?.from, place?.to)).toBe(lines.trim().replaceAll('|', '\n'));
  },
);
