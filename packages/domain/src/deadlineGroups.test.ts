import { afterEach, describe, expect, test } from 'vitest';
import { byDeadline, deadlineGroup, deadlineGroupName } from './deadlineGroups.ts';

const groupOf = (...known: Parameters<typeof deadlineGroup>) => deadlineGroupName(deadlineGroup(...known));

const wednesday = new Date('2026-03-04T09:00:00+09:00');

describe('the group of a deadline, on Wednesday, 4 March at nine in Korea', () => {
  test.each([
    ['2026-03-04', '오늘'],
    ['2026-03-04T18:00', '오늘'],
    ['2026-03-04T08:59', '지남'],
    ['2026-03-03', '지남'],
    ['2026-03-05', '이번 주'],
    ['2026-03-08T23:59', '이번 주'],
    ['2026-03-09', '다음 주'],
    ['2026-03-15', '다음 주'],
    ['2026-03-16', '나중'],
    ['2027-03-04', '나중'],
  ])('%s: %s', (end, group) => {
    expect(groupOf({ end }, wednesday)).toBe(group);
  });

  test('none: its own', () => {
    expect(groupOf(null, wednesday)).toBe('마감일을 찾지 못한 글');
  });
});

test('on a Sunday tomorrow is next week; over New Year weeks go on', () => {
  expect(groupOf({ end: '2026-03-09' }, new Date('2026-03-08T23:00:00+09:00'))).toBe('다음 주');
  const lastDays = new Date('2025-12-31T12:00:00+09:00');
  expect(groupOf({ end: '2026-01-04' }, lastDays)).toBe('이번 주');
  expect(groupOf({ end: '2026-01-05' }, lastDays)).toBe('다음 주');
});

const zone = process.env.TZ;
afterEach(() => {
  process.env.TZ = zone;
});

test('the week is that of the day in Korea, wherever the phone is', () => {
  for (const place of ['Asia/Seoul', 'America/New_York']) {
    process.env.TZ = place;
    expect(groupOf({ end: '2026-03-09T00:30' }, wednesday)).toBe('다음 주');
    expect(groupOf({ end: '2026-03-08T23:30' }, wednesday)).toBe('이번 주');
  }
});

test('the day is Korea’s', () => {
  expect(groupOf({ end: '2026-03-05' }, new Date('2026-03-04T15:30:00Z'))).toBe('오늘');
});

test('events stand soonest first, what is over latest first, those without a deadline as they came', () => {
  const ends = [
    null,
    '2026-03-20',
    '2026-03-01',
    '2026-03-04',
    '2026-03-04T18:00',
    '2026-03-03',
    '2026-03-06',
    null,
  ];
  const events = ends.map((end, id) => ({ id, end }));
  const sorted = byDeadline(events, ({ end }) => (end === null ? null : { end }), wednesday);
  expect(sorted.map(({ event }) => event.id)).toEqual([4, 3, 6, 1, 5, 2, 0, 7]);
  expect(events.map(({ id }) => id)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
});

test('what ends at the same time stays in its order', () => {
  const ends = ['2026-03-06', '2026-03-01', '2026-03-06', '2026-03-01', '2026-03-06', '2026-03-01'];
  const sorted = byDeadline([...ends.keys()], (id) => ({ end: ends[id] ?? '' }), wednesday);
  expect(sorted.map(({ event }) => event)).toEqual([0, 2, 4, 1, 3, 5]);
});
