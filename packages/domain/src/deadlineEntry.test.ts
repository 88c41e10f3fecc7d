import { expect, test } from 'vitest';
import { deadlineEntry } from './deadlineEntry.ts';

const notice = { title: '교내 근로장학생 모집', content: '신청하세요.\\n누리집에서 해요.' };

test.each([
  ['the hour before an end', null, '2026-03-10T18:00', '2026-03-10T17:00', '2026-03-10T18:00'],
  ['the last hour of a day', null, '2026-03-10', '2026-03-10T22:59', '2026-03-10T23:59'],
  ['the hour over midnight', null, '2026-03-10T00:30', '2026-03-09T23:30', '2026-03-10T00:30'],
  ['from the start', '2026-03-02T09:00', '2026-03-10T18:00', '2026-03-02T09:00', '2026-03-10T18:00'],
  ['whole days', '2026-03-02', '2026-03-10', '2026-03-02T00:00', '2026-03-10T23:59'],
  ['a start that is the end', '2026-03-10T18:00', '2026-03-10T18:00', '2026-03-10T17:00', '2026-03-10T18:00'],
])('a deadline takes %s', (_what, start, end, from, to) => {
  expect(deadlineEntry(notice, { start, end })).toMatchObject({ start: from, end: to });
});

test('the entry is called like the notice and holds its lines', () => {
  expect(deadlineEntry(notice, { start: null, end: '2026-03-10' })).toMatchObject({
    title: '교내 근로장학생 모집',
    content: '신청하세요.\n누리집에서 해요.',
  });
});
