import { describe, expect, test } from 'vitest';
import { clockAt, dayKey, periodsIn, yearNear } from './noticePeriods.ts';

/** The dates of a line of a notice of 4 March 2026: `first`, or `first last`, with an hour where one is named. */
const read = (line: string, posted = '2026-03-04') =>
  [...periodsIn(line, posted)].map(({ first, last }) =>
    [first, ...(last === null ? [] : [last])]
      .map(({ day, clock }) => (clock === null ? day : `${day}T${clock.hour}:${clock.minute}`))
      .join(' '),
  );

describe('a date', () => {
  test.each([
    ['a number up to another one was further off', '13.4~ 또는 3.10', ['2026-03-10']],
    ['it is inspected, and no points', '3.5점검', ['2026-03-05']],
    ['it is sure, whatever goes on behind it', '3월 10일 이상', ['2026-03-10']],
    ['its year makes it sure', '2026.3.10 이상', ['2026-03-10']],
    ['a dot ends it', '3.10. 이상', ['2026-03-10']],
    ['the second one does not exist', '3. 5. ~ 2. 30.', ['2026-03-05']],
  ])('is read where %s', (_, line, dates) => {
    expect(read(line)).toEqual(dates);
  });

  test.each(['합계 3.5점 이상', '합계 3.5점'])('is not what %s counts', (line) => {
    expect(read(line)).toEqual([]);
  });
});

describe('a period', () => {
  test.each([
    ['3월 5일부터~3월 9일까지', '2026-03-05 2026-03-09'],
    ['3월 5일부터3월 9일까지', '2026-03-05 2026-03-09'],
    ['3. 4. ~ 3. 10. 09:00 ~ 18:00', '2026-03-04 2026-03-10T18:0'],
    ['3. 4. ~ 3. 10. 09:00 ~ 온라인', '2026-03-04 2026-03-10T9:0'],
    ['3. 4. ~ 3. 10. ~ 18:00', '2026-03-04 2026-03-10'],
  ])('%s is %s', (line, period) => {
    expect(read(line)).toEqual([period]);
  });
});

describe('of a period without years', () => {
  test.each([
    ['it begins in 30 days and the last one is open', '4. 3. ~ 3. 20.', '2025-04-03 2026-03-20'],
    ['it begins in 29 days', '4. 2. ~ 3. 20.', '2026-04-02 2027-03-20'],
    ['the last one ends today', '4. 10. ~ 3. 4.', '2025-04-10 2026-03-04'],
    ['the last one has ended, and it begins in 120 days', '7. 2. ~ 3. 1.', '2026-07-02 2027-03-01'],
    ['the last one has ended, and it begins in 121 days', '7. 3. ~ 3. 1.', '2025-07-03 2026-03-01'],
    ['the last one ended longer ago', '7. 10. ~ 7. 20.', '2026-07-10 2026-07-20'],
    ['the last one ended just as long ago', '7. 10. ~ 10. 27.', '2026-07-10 2026-10-27'],
    ['its end has a year', '4. 10. ~ 2026. 5. 10.', '2026-04-10 2026-05-10'],
  ])('the year is one in which %s', (_, line, period) => {
    expect(read(line)).toEqual([period]);
  });

  test('the year is one that has its first day', () => {
    expect(read('2. 29. ~ 3. 10.', '2028-01-10')).toEqual(['2028-02-29 2028-03-10']);
  });
});

describe('an hour', () => {
  test('of the night is one before midnight', () => {
    expect(clockAt('밤 6시', 0)).toEqual({ clock: { hour: 18, minute: 0 }, endsAt: 4 });
  });

  test.each(['밤 3시', '3월'])('is none: %s', (text) => {
    expect(clockAt(text, 0)).toBeNull();
  });
});

describe('the year of a day', () => {
  test.each([
    ['2026-03-04', 9, 10, 2025],
    ['2026-03-01', 8, 31, 2026],
    ['2026-08-31', 3, 1, 2026],
    ['2026-08-31', 2, 28, 2027],
  ])('posted on %s, of month %d and day %d is %d', (posted, month, day, year) => {
    expect(yearNear(posted, month, day)).toBe(year);
  });
});

describe('the key of a day', () => {
  test.each([
    [2026, 2, 30],
    [2026, 13, 1],
    [2026, 3, 375],
  ])('is null where there is no such day: %d, %d, %d', (year, month, day) => {
    expect(dayKey(year, month, day)).toBeNull();
  });

  test('has four digits of a year', () => {
    expect(dayKey(999, 3, 4)).toBe('0999-03-04');
  });
});
