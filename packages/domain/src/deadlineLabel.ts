import { koreaDayKey, koreaInputValue } from './koreaTime.ts';
import { language } from './language.ts';
import type { NoticeDeadline } from './noticeDeadline.ts';
import { deadline } from './words/deadline.ts';
import { dayWords } from './words/intl.ts';

/** A deadline in words. */
export interface DeadlineLabel {
  readonly stage: 'ahead' | 'today' | 'over';
  /** For a chip: `D-3`, `오늘 18:00 마감`, `마감`; `3 days left`, `Due today 18:00`, `Closed`. */
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
    return { stage: 'over', short: deadline.over, moment, spoken: deadline.overAt({ moment }) };
  }
  if (day === today) {
    const short = clock === '' ? deadline.today : deadline.todayAt({ clock });
    return { stage: 'today', short, moment, spoken: short };
  }
  const days = Math.round((Date.parse(day) - Date.parse(today)) / dayMs);
  const short = language() === 'ko' ? `D-${days}` : deadline.left({ days });
  return { stage: 'ahead', short, moment, spoken: deadline.ahead({ moment, days }) };
}

/** A day `YYYY-MM-DD` in words, `3월 10일 (화)`; with its year if `today` is in another one. */
export const koreaDayWords = (day: string, today: string): string =>
  dayWords(day, { year: !today.startsWith(day.slice(0, 4)), weekday: true });
