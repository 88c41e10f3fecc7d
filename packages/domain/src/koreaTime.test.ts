import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  calendarWireTime,
  formatKoreaDate,
  formatKoreaDateTime,
  koreaDayKey,
  koreaInputValue,
  parseServerTime,
} from './koreaTime.ts';

describe('a server time', () => {
  test.each([
    ['without a zone is Korean', '2024-05-01T09:00:00', '2024-05-01T00:00:00.000Z'],
    ['with +09:00 is taken as it says', '2024-05-01T09:00:00+09:00', '2024-05-01T00:00:00.000Z'],
    [
      'with an offset without a colon is taken as it says',
      '2024-05-01T09:00:00-0430',
      '2024-05-01T13:30:00.000Z',
    ],
    ['may have the furthest offset', '2024-05-01T09:00:00+23:59', '2024-04-30T09:01:00.000Z'],
    ['with Z is UTC', '2024-05-01T09:00:00Z', '2024-05-01T09:00:00.000Z'],
    ['may have a fraction of any length', '2024-05-01T09:00:00.123456789', '2024-05-01T00:00:00.123Z'],
    ['may have a short fraction', '2024-05-01T09:00:00.5', '2024-05-01T00:00:00.500Z'],
    ['may come without seconds', '2024-05-01T09:00', '2024-05-01T00:00:00.000Z'],
    ['may have a space for the T', ' 2024-05-01 09:00:00 ', '2024-05-01T00:00:00.000Z'],
    ['knows 29 February of a leap year', '2024-02-29T23:59:59', '2024-02-29T14:59:59.000Z'],
  ])('%s', (_, text, iso) => {
    expect(parseServerTime(text)?.toISOString()).toBe(iso);
  });

  test.each([
    null,
    undefined,
    0,
    1714521600000,
    {},
    [2024, 5, 1, 9, 0],
    '',
    'null',
    '어제',
    '2024-05-01',
    '2024-02-30T09:00:00',
    '2023-02-29T09:00:00',
    '2024-13-01T09:00:00',
    '2024-05-01T24:00:00',
    '2024-05-01T09:60:00',
    '2024-05-01T09:00:60',
    '2024-05-01T09:00:00+25:00',
    '2024-05-01T09:00:00+09:60',
    'am 2024-05-01T09:00:00',
    '2024-05-01T09:00:00+09:00[Asia/Seoul]',
  ])('%j is not one', (text) => {
    expect(parseServerTime(text)).toBeNull();
  });
});

describe('the Korean clock', () => {
  const lateEvening = new Date('2026-03-03T15:05:59Z');

  test('shows date and time to the minute', () => {
    expect(formatKoreaDateTime(lateEvening)).toBe('2026-03-04 00:05');
  });

  test('shows month and day without zeros', () => {
    expect(formatKoreaDate(lateEvening)).toBe('3월 4일');
  });

  test('leaves the year out while it is this year in Korea', () => {
    expect(formatKoreaDate(new Date('2025-12-31T15:00:00Z'), lateEvening)).toBe('1월 1일');
  });

  test('names another year', () => {
    expect(formatKoreaDate(new Date('2025-12-31T14:59:59Z'), lateEvening)).toBe('2025년 12월 31일');
  });

  test('gives a date-time input its value in minutes', () => {
    expect(koreaInputValue(lateEvening)).toBe('2026-03-04T00:05');
  });

  test('gives the day under which a row is grouped', () => {
    expect(koreaDayKey(lateEvening)).toBe('2026-03-04');
    expect(koreaDayKey(new Date('2026-03-03T14:59:59Z'))).toBe('2026-03-03');
  });
});

describe('a calendar time on the wire', () => {
  test('has seconds 00 and the Korean offset', () => {
    expect(calendarWireTime('2026-03-04T09:05')).toBe('2026-03-04T09:05:00+09:00');
  });

  test('drops seconds that a browser adds', () => {
    expect(calendarWireTime('2026-03-04T09:05:42')).toBe('2026-03-04T09:05:00+09:00');
  });
});

test('any moment comes back to its minute through the input and the wire', () => {
  const moment = fc.date({
    min: new Date('1970-01-01T00:00:00Z'),
    max: new Date('2100-01-01T00:00:00Z'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(moment, (date) => {
      const minute = Math.floor(date.getTime() / 60_000) * 60_000;
      const value = koreaInputValue(date);
      expect(parseServerTime(calendarWireTime(value))?.getTime()).toBe(minute);
      expect(parseServerTime(value)?.getTime()).toBe(minute);
      expect(formatKoreaDateTime(date)).toBe(value.replace('T', ' '));
    }),
  );
});

test('agrees with the zone data of the platform', () => {
  const seoul = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Asia/Seoul',
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const moment = fc.date({
    min: new Date('1990-01-01T00:00:00Z'),
    max: new Date('2100-01-01T00:00:00Z'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(moment, (date) => {
      expect(formatKoreaDateTime(date)).toBe(seoul.format(date));
    }),
  );
});
