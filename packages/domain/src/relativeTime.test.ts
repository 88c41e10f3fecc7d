import { describe, expect, test } from 'vitest';
import { cardTime, notificationTime } from './relativeTime.ts';

const now = new Date('2026-03-04T00:00:00Z');
const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
const ago = (ageMs: number) => new Date(now.getTime() - ageMs);

describe('the time of a notification', () => {
  test.each([
    [-day, '방금 전'],
    [-1, '방금 전'],
    [0, '방금 전'],
    [minute - 1, '방금 전'],
    [minute, '1분 전'],
    [5 * minute, '5분 전'],
    [hour - 1, '59분 전'],
    [hour, '1시간 전'],
    [day - 1, '23시간 전'],
    [day, '1일 전'],
    [7 * day, '7일 전'],
    [400 * day, '400일 전'],
  ])('%i ms ago is %s', (ageMs, text) => {
    expect(notificationTime(ago(ageMs), now)).toBe(text);
  });
});

describe('the time on a card', () => {
  test.each([
    [-minute, '방금 전'],
    [3 * hour, '3시간 전'],
    [7 * day - 1, '6일 전'],
    [7 * day, '2월 25일'],
    [64 * day, '2025년 12월 30일'],
  ])('%i ms ago is %s', (ageMs, text) => {
    expect(cardTime(ago(ageMs), now)).toBe(text);
  });
});
