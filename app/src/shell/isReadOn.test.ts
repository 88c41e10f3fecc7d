import { expect, test } from 'vitest';
import { noteFreshAnswer, noteSavedAnswer } from '../offline/connectionStore.ts';
import { isReadOn } from './isReadOn.ts';

const list = { visit: 'a', isHome: false };
const opened = { ...list, isMovedOn: true } as const;

test('only an event that was moved on to within its list', () => {
  expect(isReadOn(opened, 7)).toBe(true);
  expect(isReadOn(list, 7)).toBe(false);
  expect(isReadOn(null, 7)).toBe(false);
});

test('not while what the device keeps stands in for the server’s answer', () => {
  noteSavedAnswer('/api/event/detail/7', 1000);
  expect(isReadOn(opened, 7)).toBe(false);
  expect(isReadOn(opened, 8)).toBe(true);
  noteFreshAnswer('/api/event/detail/7');
  expect(isReadOn(opened, 7)).toBe(true);
});
