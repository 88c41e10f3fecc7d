import { koreaDayWords } from './deadlineLabel.ts';
import { koreaDayKey, koreaInputValue } from './koreaTime.ts';
import { inputValueOf, matchAt, periodsIn, wholeDay } from './noticePeriods.ts';
import { noticeLines } from './noticeText.ts';

/** A date or period that a notice's text names; start and end are `datetime-local` values on the Korean wall clock. */
export interface NoticeDate {
  /** What the line calls it (`신청 기간`), '' when it says nothing short. */
  readonly label: string;
  readonly start: string;
  readonly end: string;
}

const deadlineMark = /\s*까지/y;

/**
 * The dates and periods in a notice (requirement CA-7), those of the title first, each once, without those
 * that were over at `now`. A year left out is the one that lies nearest to the posting; no hour means the whole
 * day; a moment or a deadline with an hour starts and ends then.
 */
export function noticeDates(
  { title, content }: { title: string; content: string | null },
  { postedAt, now }: { postedAt: Date | null; now: Date },
): NoticeDate[] {
  const posted = koreaDayKey(postedAt ?? now);
  const found = [
    ...datesOfLine(title, posted).map((date) => ({ ...date, label: '' })),
    ...noticeLines(content).flatMap((line) => datesOfLine(line, posted)),
  ];
  const once = new Map<string, NoticeDate>();
  const endingOn = new Map<string, number>();
  for (const date of found) {
    const key = `${date.start} ${date.end}`;
    if (once.has(key)) continue;
    once.set(key, date);
    const day = date.end.slice(0, 10);
    endingOn.set(day, (endingOn.get(day) ?? 0) + 1);
  }
  const today = koreaInputValue(now);
  return [...once.values()].filter(
    (date) => date.end >= today && !(isBareDay(date) && (endingOn.get(date.end.slice(0, 10)) ?? 0) > 1),
  );
}

/** What a date of a notice puts into the calendar: a moment becomes the hour that begins with it. */
export function datesToFill({ start, end }: NoticeDate): { start: string; end: string } {
  if (start !== end) return { start, end };
  const later = new Date(`${start}Z`);
  later.setUTCHours(later.getUTCHours() + 1);
  return { start, end: later.toISOString().slice(0, start.length) };
}

/** A bare day (`~3/10` in the title) says nothing new when something else ends on that day. */
function isBareDay({ label, start, end }: NoticeDate): boolean {
  return label === '' && start.endsWith('T00:00') && end === `${start.slice(0, 10)}T23:59`;
}

/** A period in words, without what both ends share and without the hours of whole days: `3월 4일 (수) ~ 3월 10일 (화) 18:00`. */
export function periodLabel({ start, end }: Pick<NoticeDate, 'start' | 'end'>, now: Date): string {
  const today = koreaDayKey(now);
  const isWholeDays = start.endsWith('T00:00') && end.endsWith('T23:59');
  const words = (value: string) => {
    const [day = '', clock = ''] = value.split('T');
    const date = koreaDayWords(day, today);
    return { date, clock, both: isWholeDays ? date : `${date} ${clock}` };
  };
  const [first, last] = [words(start), words(end)];
  if (start === end) return `${first.date} ${first.clock}`;
  if (first.date === last.date)
    return isWholeDays ? first.date : `${first.date} ${first.clock} ~ ${last.clock}`;
  return `${first.clock === '00:00' ? first.date : first.both} ~ ${last.both}`;
}

function datesOfLine(line: string, posted: string): NoticeDate[] {
  const dates: NoticeDate[] = [];
  let done = 0;
  for (const { first, last, from, to, isSure } of periodsIn(line, posted)) {
    const before = withoutTail(line.slice(Math.max(done, from - longestBefore), from), blanks);
    const isDeadline = /[~∼〜～]$/.test(before) || matchAt(deadlineMark, line, first.endsAt) !== null;
    if (last === null && !isDeadline && !isSure) continue;
    const start = inputValueOf(first, first.clock ?? wholeDay[0]);
    const end = inputValueOf(last ?? first, (last ?? first).clock ?? wholeDay[1]);
    done = to;
    if (start <= end) dates.push({ label: labelBefore(before), start, end });
  }
  return dates;
}

const longestLabel = 12;
const blanks = ' \t\u00a0\u3000';
/** Letters before a date that are looked at for its label and its mark. */
const longestBefore = 80;

function labelBefore(text: string): string {
  const words = withoutTail(text, `${blanks}:：~∼〜～(<[「-–|`)
    .replace(/.*[,;·]\s/, '')
    .replace(/^[\s\-–*·•∙○●◦■□▪▶▷◆◇※☞#]+/, '')
    .replace(/^(?:\d{1,2}|[가-하])[.)]\s*/, '');
  return words.length > longestLabel ? '' : words;
}

/** Cut by hand: an expression for a run at the end looks at every run of the text to its end. */
function withoutTail(text: string, letters: string): string {
  let end = text.length;
  while (end > 0 && letters.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
