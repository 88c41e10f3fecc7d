import {
  type Clock,
  clockAt,
  dayKey,
  type Found,
  matchAt,
  nearestEnds,
  type Period,
  wholeDay,
  yearNear,
} from '../noticePeriods.ts';

const months = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec';
const monthName =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)(?![a-z])\\.?';
const number = '(?:3[01]|[12]\\d|0?[1-9])(?:st|nd|rd|th)?(?!\\d|:\\d|\\s?[ap]\\.?m)';
const weekday = '(?:mon|tues?|wed(?:nes)?|thur?s?|fri|sat(?:ur)?|sun)(?:day)?';
const date = `(?:(?<month>${monthName})\\s{0,2}(?<date>${number})|(?<dateFirst>${number})\\s(?:of\\s)?(?<monthLast>${monthName}))(?:\\s?,?\\s?(?<year>20\\d\\d))?|(?<monthFirst>1[0-2]|0?[1-9])/(?<dateSecond>3[01]|[12]\\d|0?[1-9])/(?<yearLast>20\\d\\d)(?![\\d/])`;
const anyDate = new RegExp(date, 'gi');
const nextDate = new RegExp(date, 'iy');
const nextNumber = new RegExp(
  `(?<date>${number})(?:\\s?,?\\s?(?<year>20\\d\\d))?(?!\\s(?:of\\s)?[a-z])`,
  'iy',
);
const beforeClock = new RegExp(
  `\\s?(?:,?\\s?\\(?\\s?${weekday}\\.?\\s?\\)?)?(?:,?\\s?20\\d\\d)?[\\s,]{0,2}(?:\\(|at\\s|by\\s|@\\s?)?`,
  'iy',
);
const rangeWord = new RegExp(
  `\\s?\\(?(?:${weekday}\\.?)?\\)?\\s?(?:[-–—~]|to\\s|and\\s|until\\s|till\\s|through\\s)\\s?(?:${weekday}[,.]?\\s)?`,
  'iy',
);
const between = /\bbetween\s[a-z,.\s]{0,12}$/i;
const namedHour = /midnight|noon/iy;
const clockBefore = new RegExp(
  `(?:(\\d{1,2})(?::([0-5]\\d))?\\s?([ap])\\.?m\\.?|([01]?\\d|2[0-4]):([0-5]\\d)|(noon|midnight))(?:\\s?\\(?kst\\)?)?[\\s,]{0,2}(?:on\\s)?(?:${weekday}[,.]{0,2}\\s)?$`,
  'i',
);
/** `to 11:59 p.m. July 10`: the hour of the last day stands before it. */
const hourBefore = /(?:[\d:]{1,5}(?:\s?[apm.]{2,4})?|noon|midnight)[\s,]{1,2}(?:on\s)?/iy;
const longestBefore = 40;

/** Whether a text may name a date as English texts do. */
export function isMaybeEnglish(text: string): boolean {
  return /[A-Za-z]{3}|\/20\d\d/.test(text);
}

/** The dates and periods that a line names in English: `March 4 - 10, 2026`, `by 5 p.m., 13 March`, `03/13/2026`. */
export function* englishDatesIn(line: string, posted: string): Generator<Period> {
  let done = 0;
  for (const match of line.matchAll(anyDate)) {
    if (match.index < done || /[A-Za-z\d/]/.test(line.charAt(match.index - 1))) continue;
    const month = monthOf(match);
    const ends = nearestEnds(posted, yearNear(posted, month, dateOf(match)), (year) => {
      const first = readDate(line, match, match.index, month, yearOf(match, year));
      return first && { first, last: readSecond(line, match.index, first, month) };
    });
    if (ends === null) continue;
    const { first, last } = ends;
    const opening = openingDay(line, match, first);
    if (opening !== null) {
      done = first.endsAt;
      yield { first: opening.first, last: first, from: opening.from, to: done, isSure: true };
      continue;
    }
    done = (last ?? first).endsAt;
    yield { first, last, from: match.index, to: done, isSure: true };
  }
}

const dayBefore = /(?:^|[^\d/.-])(3[01]|[12]\d|0?[1-9])(?:st|nd|rd|th)?\s?[-–~]\s?$/i;

/** `4-10 March`: the first day stands before the month's name. */
function openingDay(
  line: string,
  match: RegExpMatchArray,
  last: Found,
): { first: Found; from: number } | null {
  const to = match.index ?? 0;
  const reach = Math.max(0, to - 8);
  const before = match.groups?.dateFirst === undefined ? null : dayBefore.exec(line.slice(reach, to));
  if (before?.[1] === undefined) return null;
  const day = dayKey(Number(last.day.slice(0, 4)), Number(last.day.slice(5, 7)), Number(before[1]));
  const from = reach + before.index + before[0].indexOf(before[1]);
  return day === null ? null : { first: { day, clock: null, endsAt: to }, from };
}

function readSecond(line: string, start: number, first: Found, month: number): Found | null {
  const mark = matchAt(rangeWord, line, first.endsAt);
  if (mark === null) return null;
  if (/and\s/i.test(mark[0]) && !between.test(line.slice(Math.max(0, start - longestBefore), start)))
    return null;
  const markEnd = first.endsAt + mark[0].length;
  const year = Number(first.day.slice(0, 4));
  const hour = matchAt(hourBefore, line, markEnd)?.[0].length ?? 0;
  const from = hour > 0 && matchAt(nextDate, line, markEnd + hour) !== null ? markEnd + hour : markEnd;
  const whole = matchAt(nextDate, line, from);
  if (whole !== null) {
    const sameYear = readDate(line, whole, from, monthOf(whole), yearOf(whole, year));
    if (sameYear === null || sameYear.day >= first.day) return sameYear;
    return readDate(line, whole, from, monthOf(whole), year + 1);
  }
  const day = matchAt(nextNumber, line, from);
  if (day !== null) return readDate(line, day, from, month, Number(day.groups?.year ?? year));
  const clock = first.clock === null ? null : clockAt(line, from);
  return clock === null ? null : { day: first.day, clock: clock.clock, endsAt: clock.endsAt };
}

function readDate(
  line: string,
  match: RegExpMatchArray,
  from: number,
  month: number,
  year: number,
): Found | null {
  const day = dayKey(year, month, dateOf(match));
  return day === null ? null : withClock(line, day, from, from + match[0].length);
}

function yearOf({ groups = {} }: RegExpMatchArray, yearLeftOut: number): number {
  return Number(groups.year ?? groups.yearLast ?? yearLeftOut);
}

function dateOf({ groups = {} }: RegExpMatchArray): number {
  return Number.parseInt(groups.date ?? groups.dateFirst ?? groups.dateSecond ?? '', 10);
}

function monthOf({ groups = {} }: RegExpMatchArray): number {
  if (groups.monthFirst !== undefined) return Number(groups.monthFirst);
  const name = (groups.month ?? groups.monthLast ?? '').slice(0, 3).toLowerCase();
  return months.split('|').indexOf(name) + 1;
}

/** A day with the hour that stands beside it. */
export function withClock(line: string, day: string, from: number, to: number): Found {
  const at = to + (matchAt(beforeClock, line, to)?.[0].length ?? 0);
  const name = matchAt(namedHour, line, at);
  if (name !== null) return { day, clock: hourNamed(name[0]), endsAt: at + name[0].length };
  const after = clockAt(line, at);
  if (after !== null) return { day, clock: after.clock, endsAt: after.endsAt };
  const before = clockBefore.exec(line.slice(Math.max(0, from - longestBefore), from));
  return { day, clock: before === null ? null : clockOf(before), endsAt: to };
}

function clockOf([, hour, minute = '0', half, hour24, minute24, name]: RegExpExecArray): Clock {
  if (name !== undefined) return hourNamed(name);
  if (hour24 === '24') return wholeDay[1];
  if (hour24 !== undefined) return { hour: Number(hour24), minute: Number(minute24) };
  const base = Number(hour) % 12;
  return { hour: half?.toLowerCase() === 'p' ? base + 12 : base, minute: Number(minute) };
}

function hourNamed(name: string): Clock {
  return name.toLowerCase() === 'noon' ? { hour: 12, minute: 0 } : wholeDay[1];
}
