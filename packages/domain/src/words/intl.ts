import { language } from '../language.ts';
import { compactDay } from './compact.ts';

const dateFormats = new Map<string, Intl.DateTimeFormat>();

/** How a day is told: `3월 10일 (화)` or `Tue, Mar 10`, in any combination of its parts. */
export interface DayParts {
  readonly year?: boolean;
  readonly weekday?: boolean;
}

/** A day `YYYY-MM-DD` in words: `3월 10일`, `2025년 3월 10일 (화)`; `Mar 10`, `Tue, Mar 10, 2025`. */
export function dayWords(day: string, { year = false, weekday = false }: DayParts = {}): string {
  const words = compactDay(day, year);
  const at = new Date(day).getUTCDay();
  if (!weekday || Number.isNaN(at)) return words;
  if (language() === 'ko') return `${words} (${koreanWeekdays[at]})`;
  return `${englishWeekdays.slice(3 * at, 3 * at + 3)}, ${words}`;
}

// The deadlines of the first cards have these: see `compact.ts`.
const koreanWeekdays = '일월화수목금토';
const englishWeekdays = 'SunMonTueWedThuFriSat';

/** A day `YYYY-MM-DD` in full, without its year: `3월 10일 화요일`, `Tuesday, March 10`. */
export const wholeDayWords = (day: string): string => said(day, 'wholeDay');

/** The month of a day: `2026년 3월`, `March 2026`. */
export const monthWords = (day: string): string => said(day, 'month');

/** The weekday of a day: `화` or `Tue`, in full `화요일` or `Tuesday`. */
export const weekdayWords = (day: string, extent: 'short' | 'long'): string => said(day, extent);

const shapes = {
  wholeDay: { month: 'long', day: 'numeric', weekday: 'long' },
  month: { year: 'numeric', month: 'long' },
  short: { weekday: 'short' },
  long: { weekday: 'long' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

/** A day is the one in Korea, whatever the device's zone; what is none stands as it is. */
function said(day: string, shape: keyof typeof shapes): string {
  const noon = new Date(`${day}T12:00:00+09:00`);
  if (Number.isNaN(noon.getTime())) return day;
  const key = `${language()} ${shape}`;
  const known = dateFormats.get(key);
  if (known !== undefined) return known.format(noon);
  const format = new Intl.DateTimeFormat(language(), { ...shapes[shape], timeZone: 'Asia/Seoul' });
  dateFormats.set(key, format);
  return format.format(noon);
}
