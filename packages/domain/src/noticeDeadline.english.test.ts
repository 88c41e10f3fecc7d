import { expect, test } from 'vitest';
import { noticeDeadline } from './noticeDeadline.ts';

/** The beginning, where there is one, and the end of what a notice says. */
const read = (line: string, createdAt: string) => {
  const found = noticeDeadline({ title: '장학생 신청 안내', content: line, createdAt });
  return found === null ? null : [found.start, found.end].filter((moment) => moment !== null).join(' ');
};

test.each([
  ['Apply between Monday, March 9 and Friday, March 13', '2026-03-09 2026-03-13'],
  ['Apply between March 9 and March 13', '2026-03-09 2026-03-13'],
  ['Decide between both rooms and sign up by March 9 and March 13', '2026-03-09'],
  ['Application: 10:00 a.m. March 9 to 5:00 p.m. March 13', '2026-03-09T10:00 2026-03-13T17:00'],
  ['Application: March 9 to 11:59 p.m., March 13', '2026-03-09 2026-03-13T23:59'],
  ['Application: March 9 to 5pm on March 13', '2026-03-09 2026-03-13T17:00'],
  ['Application: March 9 to 17:00 March 13', '2026-03-09 2026-03-13T17:00'],
  ['Application: March 9 to noon March 13', '2026-03-09 2026-03-13T12:00'],
  ['Application: March 10, 9 a.m. to 1 p.m., Yulgok Hall', '2026-03-10T09:00 2026-03-10T13:00'],
  ['Apply by 24:00 on March 10', '2026-03-10T23:59'],
  ['Apply by 17:00 on March 10', '2026-03-10T17:00'],
  ['Apply by midnight, March 10', '2026-03-10T23:59'],
  ['신청: 03/13/2026까지', '2026-03-13'],
  ['9-13 March: application', '2026-03-09 2026-03-13'],
  ['Application: 9 - 13 March', '2026-03-09 2026-03-13'],
  ['Application: 9th–13th March', '2026-03-09 2026-03-13'],
  ['Application: 24–28 March', '2026-03-24 2026-03-28'],
  ['Application: 30 -31 March', '2026-03-30 2026-03-31'],
  ['Apply in 4-6 by 10 March', '2026-03-10'],
  ['Application deadline: v3/13/2026', null],
])('on 4 March 2026, %s is %s', (line, expected) => {
  expect(read(line, '2026-03-04T10:00:00')).toBe(expected);
});

test.each([
  ['Application: December 28 - January 6', '2026-12-28 2027-01-06'],
  ['Application: December 28 - December 28', '2026-12-28 2026-12-28'],
  ['Application: January 4 - 10, 2027', '2027-01-04 2027-01-10'],
])('in December 2026, %s is %s', (line, expected) => {
  expect(read(line, '2026-12-21T10:00:00')).toBe(expected);
});
