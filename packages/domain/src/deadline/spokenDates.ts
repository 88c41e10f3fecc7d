import { clockAt, dayKey, daysLater, matchAt, type Period, yearNear } from '../noticePeriods.ts';
import { isMaybeEnglish, withClock } from './englishDates.ts';

const dayWord = '오늘|금일|내일\\s?모레|내일|명일|모레|글피';
const weekWord = '(?:이번|다음)\\s?주|[금차내]주|(?:이번|오는)(?=\\s[월화수목금토일]요일)';
/** `(5/11)`: the same day again. */
const sameDay = '(?:\\s?\\(\\s?(?:\\d{1,2}\\s?[./월]\\s?)?\\d{1,2}[일.]?\\s?\\))?';
const spoken = new RegExp(
  [
    `(?<day>${dayWord})${sameDay}`,
    `(?<week>${weekWord})\\s{0,2}\\(?(?<weekday>[월화수목금토일])(?:요일|(?![가-힣])|(?=까지))\\)?${sameDay}`,
    '(?:(?<year>20\\d\\d)년\\s?)?(?<month>1[0-2]|0?[1-9])월\\s?말일',
    '(?<monthWord>(?:이번|다음)\\s?달|이달|금월|내달|오는)\\s?(?:말일|(?<date>3[01]|[12]\\d|0?[1-9])일)',
  ].join('|'),
  'g',
);
const hangul = /[가-힣]/;
/** What is written right behind a day word; `내일배움카드` and `내일로` are names. */
const particle =
  /(?:까지|[은는이도](?![가-힣])|중|부터|내로|오[전후]|낮|[밤저]|자정|정오|마감|입니다|[임자])/y;
const dayShift: Record<string, number> = {
  오늘: 0,
  금일: 0,
  내일: 1,
  명일: 1,
  내일모레: 2,
  모레: 2,
  글피: 3,
};
const weekdays = '월화수목금토일';

const englishDay =
  /\b(?:(?<week>this|next)\s(?:coming\s)?(?<weekday>mon|tues|wednes|thurs|fri|satur|sun)day|(?<day>today|tonight|tomorrow))\b/gi;
const englishWeekdays = ['mon', 'tues', 'wednes', 'thurs', 'fri', 'satur', 'sun'];

/** The days that a line names by the day of the posting: 오늘, 내일, 이번 주 금요일, 3월 말일. */
export function* spokenDatesIn(line: string, posted: string): Generator<Period> {
  for (const match of line.matchAll(spoken)) {
    const day = dayOf(match.groups ?? {}, posted);
    if (day === null) continue;
    const endsAt = match.index + match[0].length;
    if (match.groups?.day !== undefined && !isWord(line, match.index, endsAt)) continue;
    const clock = clockAt(line, endsAt);
    const first = { day, clock: clock?.clock ?? null, endsAt: clock?.endsAt ?? endsAt };
    const isSure = match.groups?.day === undefined || clock !== null;
    yield { first, last: null, from: match.index, to: first.endsAt, isSure };
  }
  if (isMaybeEnglish(line)) yield* inEnglish(line, posted);
}

/** `입금일`, `내일배움카드`: letters inside of another word are no day. */
function isWord(line: string, from: number, to: number): boolean {
  if (hangul.test(line.charAt(from - 1))) return false;
  return !hangul.test(line.charAt(to)) || matchAt(particle, line, to) !== null;
}

function* inEnglish(line: string, posted: string): Generator<Period> {
  for (const match of line.matchAll(englishDay)) {
    const { week, weekday, day } = match.groups ?? {};
    const shift =
      day === undefined ? shiftTo(englishWeekdays.indexOf(weekday?.toLowerCase() ?? ''), posted) : 0;
    const isLater = /next|tomorrow/i.test(week ?? day ?? '');
    const shifted = shift + (isLater ? (day === undefined ? 7 : 1) : 0);
    const first = withClock(line, daysLater(posted, shifted), match.index, match.index + match[0].length);
    yield { first, last: null, from: match.index, to: first.endsAt, isSure: true };
  }
}

/** Days from the posting to a weekday of its week. */
function shiftTo(weekday: number, posted: string): number {
  return weekday - ((new Date(posted).getUTCDay() + 6) % 7);
}

function dayOf(groups: Record<string, string | undefined>, posted: string): string | null {
  if (groups.day !== undefined) return daysLater(posted, dayShift[groups.day.replace(/\s/, '')] ?? 0);
  if (groups.weekday !== undefined) {
    const isNext = /다음|차주|내주/.test(groups.week ?? '');
    const ahead = shiftTo(weekdays.indexOf(groups.weekday), posted);
    const isPassed = groups.week === '오는' && ahead <= 0;
    return daysLater(posted, ahead + (isNext || isPassed ? 7 : 0));
  }
  const month = groups.month === undefined ? Number(posted.slice(5, 7)) : Number(groups.month);
  const year = groups.year === undefined ? yearNear(posted, month, 28) : Number(groups.year);
  if (groups.monthWord === undefined) return dayOfMonth(year, month, 0);
  const date = Number(groups.date ?? 0);
  const isPassed = groups.monthWord === '오는' && date > 0 && date < Number(posted.slice(8));
  const isNext = isPassed || /다음|내달/.test(groups.monthWord);
  return dayOfMonth(Number(posted.slice(0, 4)), month + (isNext ? 1 : 0), date);
}

/** A day of a month; 0 is its last one, and month 13 the January of the next year. */
function dayOfMonth(year: number, month: number, date: number): string | null {
  if (month > 12) return dayOfMonth(year + 1, month - 12, date);
  if (date > 0) return dayKey(year, month, date);
  const first = month === 12 ? dayKey(year + 1, 1, 1) : dayKey(year, month + 1, 1);
  return first === null ? null : daysLater(first, -1);
}
