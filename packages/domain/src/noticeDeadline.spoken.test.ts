import { expect, test } from 'vitest';
import { noticeDeadline } from './noticeDeadline.ts';

const end = (content: string, createdAt: string) =>
  noticeDeadline({ title: '장학생 신청 안내', content, createdAt })?.end ?? null;

test.each([
  ['내일 모레까지 신청', '2026-03-06'],
  ['오는 금요일까지 신청', '2026-03-06'],
  ['오는 월요일까지 신청', '2026-03-09'],
  ['오는 수요일까지 신청', '2026-03-11'],
  ['오는 4일까지 신청', '2026-03-04'],
  ['오는 3일까지 신청', '2026-04-03'],
  ['오는 말일까지 신청', '2026-03-31'],
  ['이번 주 화요일까지 신청', null],
  ['신청: 내일 18:00', '2026-03-05T18:00'],
  ['신청: 내일 18:00 온라인', '2026-03-05T18:00'],
  ['전공변경이번 주 금요일 신청', '2026-03-06'],
  ['3월 10일까지 등록한 계좌로오늘 신청하세요', '2026-03-10'],
  ['신청은 ~내일이룸학교', null],
  ['입금일까지 신청', null],
  ['이달 3일까지 신청', null],
  ['다음 달 31일까지 신청', null],
  ['Apply by this coming Friday', '2026-03-06'],
  ['Apply by next Monday', '2026-03-09'],
  ['Apply by next Tuesday', '2026-03-10'],
  ['Apply by next Wednesday', '2026-03-11'],
  ['Apply by next Thursday', '2026-03-12'],
  ['Apply by next Saturday', '2026-03-14'],
  ['Apply by next Sunday', '2026-03-15'],
  ['Report submission deadline: tomorrow', '2026-03-05'],
])('on Wednesday, 4 March 2026, %s is %s', (line, expected) => {
  expect(end(line, '2026-03-04T10:00:00')).toBe(expected);
});

test.each([
  ['이달 20일까지 신청', '2026-12-20'],
  ['다음 달 5일까지 신청', '2027-01-05'],
  ['다음 달 말일까지 신청', '2027-01-31'],
])('in December, %s is %s', (line, expected) => {
  expect(end(line, '2026-12-10T10:00:00')).toBe(expected);
});
