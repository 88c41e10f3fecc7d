import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { badgeLabel, unreadAria, unreadCount } from './badgeLabel.ts';

describe('an unread count', () => {
  test.each([
    [3, 3],
    ['3', 3],
    [' 12 ', 12],
    [2.7, 2],
    [0, 0],
    [-1, 0],
    ['-1', 0],
    ['', 0],
    [' ', 0],
    ['세 개', 0],
    [Number.NaN, 0],
    [Number.POSITIVE_INFINITY, 0],
    [null, 0],
    [undefined, 0],
    [true, 0],
    [[4], 0],
    [{}, 0],
  ])('%j counts as %i', (value, count) => {
    expect(unreadCount(value)).toBe(count);
  });

  test('is a whole number from 0 whatever comes', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const count = unreadCount(value);
        expect(Number.isInteger(count) && count >= 0).toBe(true);
      }),
    );
  });
});

test('the badge is hidden at 0 and capped at 99+', () => {
  expect([-1, 0, 1, 7, 99, 100, 1234].map(badgeLabel)).toEqual(['', '', '1', '7', '99', '99+', '99+']);
});

test('screen readers hear the exact count', () => {
  expect(unreadAria(100)).toBe('읽지 않은 알림 100개');
});
