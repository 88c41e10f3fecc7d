import { expect, test } from 'vitest';
import { openedMax, pinnedMax } from './limits.ts';
import { chipBoards, ownBoard, withMovedPin, withOpened, withPin } from './myBoards.ts';

const opened = (...slugs: string[]) => slugs.map((slug, at) => ({ slug, at: 100 - at }));

test('a board that stands there already stays where it stands when it is opened again', () => {
  expect(withOpened(opened('A', 'B', 'C'), 'C', 200).map(({ slug }) => slug)).toEqual(['A', 'B', 'C']);
});

test('a new one comes first, and the one not opened for longest goes', () => {
  let boards = withOpened([], 'first', 0);
  for (let at = 1; at <= 40; at += 1) {
    boards = withOpened(boards, `${at}`, at);
    boards = withOpened(boards, 'first', at + 0.5);
  }
  expect(boards[0]?.slug).toBe('40');
  expect(boards.map(({ slug }) => slug)).toContain('first');
  expect(boards.map(({ slug }) => slug)).not.toContain('1');
  expect(boards).toHaveLength(pinnedMax + openedMax + 1);
});

test('eight boards can be pinned, each once, a new one at the end', () => {
  let pinned: readonly string[] = [];
  for (let at = 0; at < 12; at += 1) pinned = withPin(withPin(pinned, `${at}`), `${at}`);
  expect(pinned).toEqual(['0', '1', '2', '3', '4', '5', '6', '7']);
  expect(pinned).toHaveLength(pinnedMax);
});

test('a pin moves one place and not beyond either end', () => {
  const pinned = ['A', 'B', 'C'];
  expect(withMovedPin(pinned, 'C', -1)).toEqual(['A', 'C', 'B']);
  expect(withMovedPin(pinned, 'B', -1)).toEqual(['B', 'A', 'C']);
  expect(withMovedPin(pinned, 'A', 1)).toEqual(['B', 'A', 'C']);
  expect(withMovedPin(pinned, 'A', -1)).toBe(pinned);
  expect(withMovedPin(pinned, 'C', 1)).toBe(pinned);
  expect(withMovedPin(pinned, 'D', 1)).toBe(pinned);
});

test('the own board stands first, then the pinned ones, then those opened lately, each once', () => {
  const boards = { pinned: ['P', 'Own', 'Q'], opened: opened('R', 'P', 'Own', 'S') };
  expect(chipBoards(boards, 'Own')).toEqual(['Own', 'P', 'Q', 'R', 'S']);
  expect(chipBoards(boards, null)).toEqual(['P', 'Own', 'Q', 'R', 'S']);
});

test('of those opened lately the latest stand there, in the order in which they came', () => {
  const boards = opened('A', 'B', 'C', 'D', 'E', 'F', 'G', 'H');
  const again = withOpened(boards, 'H', 300);
  const shown = chipBoards({ pinned: [], opened: again }, null);
  expect(shown).toHaveLength(openedMax);
  expect(shown).toEqual(['A', 'B', 'C', 'D', 'E', 'H']);
});

test.each([
  ['소프트웨어학과', 'Software'],
  ['간호학과', 'Nursing'],
  ['약학과', 'Pharmacy'],
  ['없는 학과', null],
  [null, null],
])('the own board of %s is %s', (department, slug) => {
  expect(ownBoard(department)).toBe(slug);
});
