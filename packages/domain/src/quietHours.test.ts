import { afterAll, describe, expect, test } from 'vitest';
import { isQuietAt, isQuietHours, proposedQuietHours } from './quietHours.ts';

const night = { from: '23:00', to: '07:00' };
const zone = process.env.TZ;
afterAll(() => {
  process.env.TZ = zone;
});

describe('isQuietAt', () => {
  test.each([
    ['22:59:59', false],
    ['23:00:00', true],
    ['00:00:00', true],
    ['06:59:59', true],
    ['07:00:00', false],
  ])('over midnight, at %s it is %s', (time, quiet) => {
    expect(isQuietAt(night, new Date(`2026-03-04T${time}`))).toBe(quiet);
  });

  test('within a day, and never when both ends are the same', () => {
    const noon = new Date('2026-03-04T12:30:00');
    expect(isQuietAt({ from: '12:00', to: '13:00' }, noon)).toBe(true);
    expect(isQuietAt({ from: '12:30', to: '13:00' }, noon)).toBe(true);
    expect(isQuietAt({ from: '12:00', to: '12:30' }, noon)).toBe(false);
    expect(isQuietAt({ from: '13:00', to: '14:00' }, noon)).toBe(false);
    expect(isQuietAt({ from: '12:30', to: '12:30' }, noon)).toBe(false);
    expect(isQuietAt(null, noon)).toBe(false);
  });

  test.each([
    ['the clock goes forward', '2026-03-08T10:59:00Z', '2026-03-08T11:00:00Z'],
    ['the clock goes back', '2026-11-01T11:59:00Z', '2026-11-01T12:00:00Z'],
    ['nothing happens', '2026-07-01T10:59:00Z', '2026-07-01T11:00:00Z'],
  ])('end at seven by the wall in a night in which %s', (_what, before, after) => {
    process.env.TZ = 'America/New_York';
    expect(isQuietAt(night, new Date(before))).toBe(true);
    expect(isQuietAt(night, new Date(after))).toBe(false);
  });

  test('both hours between one and two are quiet when there are two of them', () => {
    process.env.TZ = 'America/New_York';
    for (const moment of ['2026-11-01T05:30:00Z', '2026-11-01T06:30:00Z']) {
      expect(isQuietAt({ from: '01:00', to: '02:00' }, new Date(moment))).toBe(true);
    }
  });
});

test.each([
  [night, true],
  [{ from: '24:00', to: '07:00' }, false],
  [{ from: '123:00', to: '07:00' }, false],
  [{ from: '23:000', to: '07:00' }, false],
  [{ from: '23:00' }, false],
  [{ from: ['23:00'], to: '07:00' }, false],
  [null, false],
  [undefined, false],
  ['23:00', false],
])('%j is a choice: %s', (value, expected) => {
  expect(isQuietHours(value)).toBe(expected);
});

test('the night from eleven to seven is proposed', () => {
  expect(proposedQuietHours).toEqual({ from: '23:00', to: '07:00' });
});
