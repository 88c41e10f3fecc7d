import { expect, test } from 'vitest';
import { dayLabel } from './dayLabel.ts';

const now = new Date('2026-03-04T00:30:00+09:00');

test.each([
  ['2026-03-04T00:00:00+09:00', '오늘'],
  ['2026-03-04T00:45:00+09:00', '오늘'],
  ['2026-03-03T23:59:59+09:00', '어제'],
  ['2026-03-03T00:00:00+09:00', '어제'],
  ['2026-03-02T23:59:59+09:00', '3월 2일'],
  ['2025-12-31T12:00:00+09:00', '2025년 12월 31일'],
])('%s seen at half past midnight of 4 March in Korea stands under %s', (date, label) => {
  expect(dayLabel(new Date(date), now)).toBe(label);
});
