import { koreaDayKey, koreaInputValue } from './koreaTime.ts';
import type { NoticeDeadline } from './noticeDeadline.ts';

/** A deadline in words. */
export interface DeadlineLabel {
  readonly stage: 'ahead' | 'today' | 'over';
  /** For a chip: `D-3`, `오늘 18:00 마감`, `마감`. */
  readonly short: string;
  /** The day, with its hour where one is known: `3월 10일 (화) 18:00`. */
  readonly moment: string;
  /** What a screen reader says for the chip. */
  readonly spoken: string;
}

const dayMs = 24 * 60 * 60 * 1000;

/** A deadline as it stands at `now`. It is over when its minute is, or its day where no hour is known. */
export function deadlineLabel({ end }: Pick<NoticeDeadline, 'end'>, now: Date): DeadlineLabel {
  const [day = '', clock = ''] = end.split('T');
  const today = koreaDayKey(now);
  const moment = `${koreaDayWords(day, today)} ${clock}`.trimEnd();
  if (end < (clock === '' ? today : koreaInputValue(now))) {
    return { stage: 'over', short: '마감', moment, spoken: `마감됨, ${moment}` };
  }
  if (day === today) {
    const short = clock === '' ? '오늘 마감' : `오늘 ${clock} 마감`;
    return { stage: 'today', short, moment, spoken: short };
  }
  const days = Math.round((Date.parse(day) - Date.parse(today)) / dayMs);
  return { stage: 'ahead', short: `D-${days}`, moment, spoken: `마감 ${moment}, ${days}일 남음` };
}

/** The days of a week as `Date` counts them. */
export const weekdayNames = '일월화수목금토';

/** A day `YYYY-MM-DD` in words, `3월 10일 (화)`; with the year in front if `today` is in another one. */
export function koreaDayWords(day: string, today: string): string {
  const [year = '', month, date] = day.split('-');
  const words = `${Number(month)}월 ${Number(date)}일 (${weekdayNames.charAt(new Date(day).getUTCDay())})`;
  return today.startsWith(year) ? words : `${year}년 ${words}`;
}
