import { expect, test } from 'vitest';
import { boardByName } from './categories.ts';
import { departments } from './departments.ts';
import { ownBoards } from './ownBoards.ts';

test('every department that can be registered has a board of its own or its college', () => {
  const without = departments.filter((name) => !ownBoards(name).some((board) => boardByName(board) !== null));
  expect(without).toEqual([]);
});

test('the college of a department is a board', () => {
  for (const department of departments) expect(boardByName(ownBoards(department)[1] ?? '')).not.toBeNull();
  expect(ownBoards('소프트웨어학과')).toEqual(['소프트웨어학과', '소프트웨어융합대학']);
});

test.each(['응용화학과', '응용화학생명공학과'])(
  '%s belongs to the engineers, old name and new',
  (department) => {
    expect(ownBoards(department)).toEqual([department, '공과대학']);
  },
);

test.each([null, undefined, '', '없는 학과'])('there is none without a department: %j', (department) => {
  expect(ownBoards(department)).toEqual([]);
});
