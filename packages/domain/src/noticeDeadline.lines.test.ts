import { describe, expect, test } from 'vitest';
import { noticeDeadline } from './noticeDeadline.ts';

const createdAt = '2026-03-04T10:00:00';
const read = (content: string, title = '장학생 신청 안내') => noticeDeadline({ title, content, createdAt });

describe.each([
  ['a literal backslash-n', '\\n'],
  ['a new line', '\n'],
  ['blank lines between', '\n\n'],
])('with %s', (_, lineBreak) => {
  const broken = (text: string) => text.replaceAll('|', lineBreak);
  const end = (text: string) => read(broken(text))?.end ?? null;

  test.each([
    ['a mark in a cell of its own', '신청기간|2026.03.09.(월) 10:00|~|2026.03.13.(금) 17:00'],
    ['a dash in a cell of its own', '신청기간|2026.03.09. 10:00|-|2026.03.13. 17:00'],
    ['days, hours and the mark apart', '신청|3월 9일|10:00|~|3월 13일|17:00|배정 발표|3월 20일'],
    ['the mark behind the beginning', '신청기간 : 2026.03.09.(월) 10:00 ~|2026.03.13.(금) 17:00'],
    ['the mark before the end', '신청기간|3. 9.(월) 10:00|~ 3. 13.(금) 17:00'],
    ['two days in two cells', '신청기간|3. 9.(월) 10:00|3. 13.(금) 17:00|신청대상|재학생'],
    ['two days and their hours', '신청기간|3. 9.(월)|10:00|3. 13.(금)|17:00'],
    ['weekdays apart', '신청기간|3월 9일|(월) 10:00|~|3월 13일|(금)|17:00까지'],
    ['English', 'Application period|March 9, 10:00|-|March 13, 17:00'],
  ])('a period is put together from %s', (_name, text) => {
    const found = read(broken(text));
    expect([found?.start, found?.end]).toEqual(['2026-03-09T10:00', '2026-03-13T17:00']);
  });

  test('bare days are put together', () => {
    expect(end('신청기간|3. 9.(월)|3. 13.(금)')).toBe('2026-03-13');
    expect(end('신청기간|2026.03.09.|-|2026.03.13.')).toBe('2026-03-13');
  });

  test('an hour belongs to the day above it', () => {
    expect(end('신청 마감|3월 10일|18:00까지')).toBe('2026-03-10T18:00');
    expect(end('신청 마감: 3월 10일|18:00')).toBe('2026-03-10T18:00');
    expect(end('신청 마감|3월 10일|(화)|오후 6시')).toBe('2026-03-10T18:00');
  });

  test('the hours of each day are no last hour', () => {
    expect(end('신청기간|3. 9. ~ 3. 13.|09:00|~|18:00')).toBe('2026-03-13');
    expect(end('신청 마감|3. 13.|09:00|~|18:00')).toBe('2026-03-13');
    expect(end('신청기간|3. 9. ~ 3. 13.|18:00까지')).toBe('2026-03-13T18:00');
  });

  test('a period of use in a cell is no deadline', () => {
    expect(end('신청기한|3. 13.까지|지원기간|3. 20. ~ 6. 28.')).toBe('2026-03-13');
  });

  test('a column of hours stays a column', () => {
    expect(end('일자|시간|내용|3. 9.|10:00|신청서 제출 마감|3. 13.|14:00|면접')).toBe(
      end('일자|장소|내용|3. 9.|율곡관|신청서 제출 마감|3. 13.|율곡관|면접'),
    );
  });

  test('what is said of the next line alone stays there', () => {
    expect(end('신청: 3. 9. ~|3. 13. 면접')).toBeNull();
    expect(end('- 신청: 3. 9.까지|- 3. 13. 면접')).toBe('2026-03-09');
    expect(end('신청기간|3. 9. ~ 3. 10.|-|3. 13. ~ 3. 15.|발표')).toBe(
      end('신청기간|3. 9. ~ 3. 10.|없음|3. 13. ~ 3. 15.|발표'),
    );
  });

  test('the place goes from the first letter of the period to its last', () => {
    const content = broken('■ 신청|신청기간|3월 9일|10:00|~|3월 13일|17:00|문의');
    const place = read(content)?.place;
    expect(content.slice(place?.from, place?.to)).toBe(broken('3월 9일|10:00|~|3월 13일|17:00'));
  });
});
