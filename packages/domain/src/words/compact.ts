import { language } from '../language.ts';

// Cards have these by the hundred and in the first paint, where making the browser's own formats takes longer than all else
// that is drawn; the tests hold them to what Intl writes.

/** What stands behind counts in their compact form, from the largest on. */
export const countUnits = {
  ko: [
    [100_000_000, '억'],
    [10_000, '만'],
    [1000, '천'],
  ],
  en: [
    [1_000_000_000, 'B'],
    [1_000_000, 'M'],
    [1000, 'K'],
  ],
} as const;

const months = 'JanFebMarAprMayJunJulAugSepOctNovDec';

/** A day `YYYY-MM-DD` in words: `3월 10일`, `2025년 3월 10일`; `Mar 10`, `Mar 10, 2025`. What is none stands as it is. */
export function compactDay(text: string, withYear: boolean): string {
  const date = new Date(text);
  if (Number.isNaN(date.getTime())) return text;
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
  if (language() === 'ko') return `${withYear ? `${year}년 ` : ''}${month + 1}월 ${day}일`;
  return `${months.slice(3 * month, 3 * month + 3)} ${day}${withYear ? `, ${year}` : ''}`;
}
