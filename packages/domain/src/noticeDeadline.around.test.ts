import { describe, expect, test } from 'vitest';
import { noticeDeadline } from './noticeDeadline.ts';

/** The last day or moment that a notice of Wednesday, 4 March 2026 names, with `|` between its lines. */
const end = (title: string, content: string) =>
  noticeDeadline({ title, content: content.replaceAll('|', '\n'), createdAt: '2026-03-04T10:00:00' })?.end ??
  null;

describe('below a title that says nothing of an act', () => {
  test.each([
    ['3월 10일까지 www.ajou.ac.kr에서 신청', '2026-03-10'],
    ['지원서를 3월 10일 업무시간 18:00까지 제출해 주세요', '2026-03-10T18:00'],
    ['접수는 3월 10일 업무시간 18:00에 마감', '2026-03-10T18:00'],
    ['3월 10일에 신청 마감', '2026-03-10'],
    ['3월 10일에 접수마감', '2026-03-10'],
    ['3월 10일에 모집이 마감됩니다', '2026-03-10'],
    ['신 청 기 간 : 3. 4. ~ 3. 10.', '2026-03-10'],
    ['■ 신 청 기 간 : 3. 4. ~ 3. 10.', '2026-03-10'],
  ])('a line says it itself: %s', (line, expected) => {
    expect(end('생활 안내', line)).toBe(expected);
  });

  test.each([
    '마감된 강의는 3월 10일 신청',
    '3월 10일까지 둘러보세요. 그리고 신청해 주세요.',
    '신청하세요! 3. 4. ~ 3. 10. 면접',
  ])('a line says it of something else: %s', (line) => {
    expect(end('생활 안내', line)).toBeNull();
  });
});

describe('behind a date', () => {
  test.each([
    ['신청(3월 10일) 까지', '2026-03-10'],
    ['신청서: 3월 10일자도착분 까지', '2026-03-10'],
    ['신청서: 3월 10일 도착 까지', '2026-03-10'],
    ['신청서: 3월 10일 소인까지', '2026-03-10'],
    ['접수: 3. 4. ~ 3. 10. (평일09:00~17:00)', '2026-03-10T17:00'],
    ['접수: 3. 4. ~ 3. 10. (마감시간:17:00)', '2026-03-10T17:00'],
    ['접수: 3. 4. ~ 3. 10. 18:00 (평일 09:00~17:00)', '2026-03-10T18:00'],
    ['신청: 3. 4. ~ 3. 10. 이후 발표', '2026-03-10'],
    ['신청은 3월 4일(수)3월 10일(화)까지', '2026-03-10'],
  ])('its end is seen: %s', (line, expected) => {
    expect(end('장학생 신청 안내', line)).toBe(expected);
  });

  test.each(['신청: 3월 10일 ) 부터', '신청: March 10 onwards'])('only a beginning is: %s', (line) => {
    expect(end('장학생 신청 안내', line)).toBeNull();
  });
});

test.each([
  ['Apply by Fri, March 13', '2026-03-13'],
  ['Apply by Thursday, March 12', '2026-03-12'],
  ['Apply by 11:30 p.m. on March 10', '2026-03-10T23:30'],
  ['Applications end on March 10', '2026-03-10'],
])('%s: until then', (line, expected) => {
  expect(end('Scholarship', line)).toBe(expected);
});
