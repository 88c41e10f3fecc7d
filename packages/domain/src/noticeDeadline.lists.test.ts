import { describe, expect, test } from 'vitest';
import { noticeDeadline } from './noticeDeadline.ts';

/** The last day that a notice of Wednesday, 4 March 2026 names, with `|` between its lines. */
const end = (title: string, content: string) =>
  noticeDeadline({ title, content: content.replaceAll('|', '\n'), createdAt: '2026-03-04T10:00:00' })?.end ??
  null;

describe('the groups of a list', () => {
  test.each([
    ['beside one that nobody knows are not sure', '신입생: 3. 4. ~ 3. 6.|동아리: 3. 9. ~ 3. 12.', null],
    ['are not when it stands three lines off', '신입생: 3. 4. ~ 3. 6.|a|b|동아리: 3. 9. ~ 3. 12.', null],
    [
      'are sure when it stands further off',
      '신입생: 3. 4. ~ 3. 6.|a|b|c|동아리: 3. 9. ~ 3. 12.',
      '2026-03-06',
    ],
    ['are sure beside a day that is no period', '신입생: 3. 4. ~ 3. 6.|동아리: 3. 12.', '2026-03-06'],
    [
      'are none of them sure when one is not',
      '신입생: 3. 4. ~ 3. 6.|재학생: 3. 4. ~ 3. 10.|a|b|동아리: 3. 9. ~ 3. 12.',
      null,
    ],
  ])('%s', (_, list, expected) => {
    expect(end('생활 안내', `신청 안내|${list}`)).toBe(expected);
  });
});

test('behind 80 dates, which are a calendar, nothing is read', () => {
  expect(end('생활 안내', `${'회의: 3. 9.|'.repeat(79)}신청: 3. 10.까지`)).toBe('2026-03-10');
  expect(end('생활 안내', `${'회의: 3. 9.|'.repeat(80)}신청: 3. 10.까지`)).toBeNull();
});

describe('a title alone', () => {
  test.each([
    ['[마감연장] 경진대회 (~3/10)', '2026-03-10'],
    ['[마감연장] 경진대회 (3/10 ~ 3/12)', null],
    ['경진대회 (~3/10)', null],
  ])('%s: %s', (title, expected) => {
    expect(end(title, '')).toBe(expected);
  });
});

describe('a last day whose line does not say of what', () => {
  test.each([
    ['장학생 신청 안내', '연장|마감: 3. 10.', '2026-03-10'],
    ['장학생 신청 안내', '면접 안내|마감: 3. 10.', null],
    ['마감 안내', '마감: 3. 10.', '2026-03-10'],
    ['특강 안내', '마감: 3. 10.|누리집에서 신청하시기 바랍니다.', '2026-03-10'],
    ['특강 안내', '마감: 3. 10.|신청 문의는 학과로 와 주세요.', null],
    ['장학생 모집', '기간: ~3. 10.', '2026-03-10'],
    ['장학생 신청 안내', '일정: 3. 4. ~ 3. 10.', null],
  ])('%s, %s: %s', (title, content, expected) => {
    expect(end(title, content)).toBe(expected);
  });
});

describe('a label of two acts', () => {
  test.each([
    ['신청 및 서류 제출: 3. 4. ~ 3. 10.|신청: 3. 4. ~ 3. 6.', '2026-03-10'],
    ['신청 및 서류 제출:3. 4. ~ 3. 10.|신청: 3. 4. ~ 3. 6.', '2026-03-10'],
    ['신청 및 제출: 서류 제출 3. 4. ~ 3. 10.|신청: 3. 4. ~ 3. 6.', '2026-03-06'],
  ])('is one of the title’s, too: %s', (content, expected) => {
    expect(end('장학생 신청 안내', content)).toBe(expected);
  });
});

describe('a day of an act', () => {
  test.each([
    '신청 3월 10일 종료',
    '신청(3월 10일) 종료',
    '신청 3월 10일 접수 종료',
    '신청 3월 10일 접수종료',
    '신청 3월 9일에서 3월 10일로',
    '신청 날짜가 3월 10일로 변경',
    '신청 날짜가 3월 10일 로 변경',
    '신청 날짜가 3월 10일으로 조정',
    '신청 날짜가 3월 10일로변경',
  ])('is its end: %s', (line) => {
    expect(end('생활 안내', line)).toBe('2026-03-10');
  });

  test.each(['도서관에서 신청 3월 10일', '보고서 제출: 3.10', '신청 3월 10일 오전 발표로 변경'])(
    'is not: %s',
    (line) => {
      expect(end('생활 안내', line)).toBeNull();
    },
  );
});
