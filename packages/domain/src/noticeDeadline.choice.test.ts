import { describe, expect, test } from 'vitest';
import { noticeDeadline } from './noticeDeadline.ts';

/** What a notice of Wednesday, 4 March 2026 says, with `|` between its lines. */
const read = (content: string, title = '장학생 신청 안내') =>
  noticeDeadline({ title, content: content.replaceAll('|', '\n'), createdAt: '2026-03-04T10:00:00' });

describe('a deadline that no longer holds', () => {
  test.each([
    '(변경 전) 신청: 3. 20.까지|(변경 후) 신청: 3. 13.까지',
    '(변경전) 신청: 3. 20.까지|(변경후) 신청: 3. 13.까지',
    '연장 전 신청: 3. 20.까지|신청: 3. 13.까지',
    '연장전 신청: 3. 20.까지|신청: 3. 13.까지',
    '신청 3월 20일에서 3월 13일로 변경',
    '신청: 3. 20.→ 3. 13.',
    '신청: 3. 20. → 3. 13.',
    '신청: 3. 20.까지 → 3. 13.까지',
    '신청(~3. 20.) → (~3. 13.)',
    '신청( ~ 3. 20. ) → ( ~ 3. 13. )',
    '신청은 3월 20일까지였으나 3월 13일까지로 변경',
  ])('does not count, even where it is later: %s', (content) => {
    expect(read(content)?.end).toBe('2026-03-13');
  });

  test('is not one of whom something former is said', () => {
    expect(read('기존 학생증을 잃어버렸거나 못 쓰게 된 재학생 신청: 3. 10.까지')?.end).toBe('2026-03-10');
  });
});

test('more than 400 days ahead a day is no deadline', () => {
  expect(read('신청: 2027. 4. 8.까지')?.end).toBe('2027-04-08');
  expect(read('신청: 2027. 4. 9.까지')).toBeNull();
});

test.each([['3. 10. ~ 3. 10.'], ['3. 10. 09:00 ~ 3. 10.']])('a period may be one day: %s', (days) => {
  expect(read(`신청: ${days}`)?.end).toBe('2026-03-10');
});

test('a period that begins at midnight begins with the day', () => {
  expect(read('신청: 3. 5. 자정 ~ 3. 10. 자정')).toMatchObject({
    start: '2026-03-05T00:00',
    end: '2026-03-10T23:59',
  });
});

describe('beside what the title explains', () => {
  test.each([
    ['a payment says nothing', '등록금 납부: 3. 6.까지|기간: 3. 9. ~ 3. 13.', '2026-03-13'],
    [
      'an earlier end makes a later period one of use',
      '서류 제출: 3. 6.까지|기간: 3. 9. ~ 3. 13.',
      '2026-03-06',
    ],
    [
      'the earliest end does, wherever it stands',
      '2차 서류 제출: 3. 16.까지|1차 서류 제출: 3. 6.까지|기간: 3. 9. ~ 3. 20.',
      '2026-03-16',
    ],
    ['a period from that day on is one', '서류 제출: 3. 6.까지|기간: 3. 6. ~ 3. 13.', '2026-03-13'],
    ['a last day is one', '서류 제출: 3. 6.까지|3. 20.까지', '2026-03-20'],
  ])('%s: %s', (_, content, end) => {
    expect(read(content)?.end).toBe(end);
  });
});

describe('of an act that the title names beside its event', () => {
  test.each([
    ['서류 제출: 3. 6.까지|신청: 3. 4. ~ 3. 13.', '2026-03-13'],
    ['서류 제출: 3. 6.까지|신청: 3. 6. ~ 3. 13.', '2026-03-13'],
    ['서류 제출: 3. 6.까지|1차 신청: 3. 4. ~ 3. 5.|2차 신청: 3. 9. ~ 3. 13.', '2026-03-13'],
    ['서류 제출: 3. 6.까지|신청: 3. 9. ~ 3. 13.', '2026-03-06'],
  ])('the deadline counts unless it only begins after the first: %s', (content, end) => {
    expect(read(content, '신청 안내 설명회')?.end).toBe(end);
  });
});

test('an application counts before what is handed in, where the title names neither', () => {
  expect(read('서류 제출: 3. 6.까지|신청: 3. 4. ~ 3. 13.', '사업단 소식')?.end).toBe('2026-03-13');
});
