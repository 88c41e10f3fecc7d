import { expect, test } from 'vitest';
import { spokenDatesIn } from './spokenDates.ts';

const read = (line: string) =>
  [...spokenDatesIn(line, '2026-03-04')].map(({ first: { day, clock } }) => `${day} ${clock?.hour ?? ''}`);

test.each([
  ['내일은 신청 마감일', '2026-03-05 '],
  ['오늘도 신청', '2026-03-04 '],
  ['내일오전 10시까지', '2026-03-05 10'],
  ['내일오후 2시까지', '2026-03-05 14'],
])('%s names a day', (line, day) => {
  expect(read(line)).toEqual([day]);
});

test.each(['내일은행', '내일오늘의집', '오늘하루'])('%s is a name', (line) => {
  expect(read(line)).toEqual([]);
});
