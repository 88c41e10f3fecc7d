/** An hour on the Korean wall clock. */
export interface Clock {
  readonly hour: number;
  readonly minute: number;
}

/** A day that a line names, with its hour where it names one. */
export interface Found {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly clock: Clock | null;
  /** Where it ends in the line. */
  readonly endsAt: number;
}

/** A date or a period as it stands in a line. */
export interface Period {
  readonly first: Found;
  readonly last: Found | null;
  /** Where it begins and ends in the line. */
  readonly from: number;
  readonly to: number;
  /** A bare `3.10` or `1/2` may be anything, `오늘` a part of the tale; a year, 월, a weekday or an hour makes it a date. */
  readonly isSure: boolean;
}

const weekday =
  '(?<weekday>\\s*\\(\\s*[월화수목금토일](?:요일)?\\s*(?:\\)|,?\\s?(?=\\d|오[전후]|낮|밤))|\\s?[월화수목금토일]요일)?';
const time =
  '(?:[\\s,]{0,3}(?:(?<half>오전|오후|낮|밤|저녁)?\\s?(?<hour>2[0-4]|1\\d|0?\\d)\\s?(?::\\s?(?<minute>[0-5]\\d)(?::[0-5]\\d)?(?:\\s?(?<meridiem>[apAP])\\.?[mM](?![A-Za-z])\\.?)?|시(?!간)(?:\\s?(?<spelled>[0-5]?\\d)\\s?분)?|\\s?(?<bareMeridiem>[apAP])\\.?[mM](?![A-Za-z])\\.?)(?!\\d)|(?<named>자정|정오)))?';
const date =
  "(?:(?<year>20\\d{2}|['’]?2\\d)\\s?(?:년도?|[.\\-/])\\s{0,2})?(?<month>1[0-2]|0?[1-9])\\s?(?<mark>월|[.\\-/])\\s{0,2}(?<date>3[01]|[12]\\d|0?[1-9])(?!\\d)(?:\\s?일|\\.(?!\\d))?(?!/\\d)(?!-\\d(?!\\d?\\s?[./월]))";
const wholeDate = new RegExp(`${date}${weekday}${time}`, 'g');
const nextDate = new RegExp(`${date}${weekday}${time}`, 'y');
const nextDay = new RegExp(
  `(?<date>3[01]|[12]\\d|0?[1-9])(?:\\s?일|\\.?(?=\\s?\\(\\s?[월화수목금토일]|\\s?까지|\\s?[,)]|\\s?\\(|\\s*$)|\\.(?!\\s?\\d))(?!\\d)${weekday}${time}`,
  'y',
);
const nextClock = new RegExp(time.replace(/\?$/, ''), 'y');
/** Before a date stands none of these: it would be the rest of a number, a version or a path. */
const joined = /\d$|[A-Za-z\d/][./:-]$/;
/** `평점 3.0 ~ 4.5`: where no date begins, a bare one does not end either. */
const numbersUpTo = /\d\.\d{1,2}\s?[~∼〜～]\s?$/;
/** `평점 3.5`, `학점이 3.5`, `GPA: 3.10`: what a bare number behind them counts. */
const numberName =
  /(?:평점|평균|학점|성적|gpa|경쟁률|금리|버전|python|\bv(?:er\.?)?|[§$])\s?(?:[은는이가]|[:：])?\s?$/i;
/** `3.5점`, `3/4학년`, `4.19혁명`: a bare number goes on as one. */
const numberUnit =
  /\s?(?:학년(?!별)|분기|이상|참전|민주|혁명|전쟁|광복)|점(?![검심])|만원|[억%]|절|버전|k[gm]/y;
const rangeMark = /\s*(?:부터\s?[~∼〜～–—-]?|[~∼〜～–—-])\s*/y;
const hoursMark = /\s{0,3}[~∼〜～–—-]\s{0,3}/y;

/** The first and the last minute of a day. */
export const wholeDay: readonly [Clock, Clock] = [
  { hour: 0, minute: 0 },
  { hour: 23, minute: 59 },
];

/** The dates and periods of a line in its order; a year left out is the one nearest to `posted` (`YYYY-MM-DD`). */
export function* periodsIn(line: string, posted: string): Generator<Period> {
  let done = 0;
  for (const match of datesIn(line)) {
    if (match.index < done) continue;
    const ends = nearestEnds(posted, nearestYear(posted, match), (year) => {
      const first = readDate(match, year);
      return first && { first, last: readSecond(line, first) };
    });
    if (ends === null) continue;
    const { first, last } = ends;
    done = (last ?? first).endsAt;
    const isSure = isSurely(match);
    if (!isSure && /\d/.test(line.charAt(done - 1)) && matchAt(numberUnit, line, done) !== null) continue;
    yield { first, last, from: match.index, to: done, isSure };
  }
}

type Ends = Pick<Period, 'first' | 'last'>;

/**
 * A period without years is the one nearest to the posting: it may have begun more than half a year before.
 * One that is soon to begin is not taken for the last one, however near that one ended.
 */
export function nearestEnds(posted: string, year: number, read: (year: number) => Ends | null): Ends | null {
  const ends = read(year);
  const ahead = ends?.last ? daysTo(ends.first.day, { day: posted }) : 0;
  if (!ends?.last || ahead < soon) return ends;
  const before = read(year - 1);
  const isYearless = before?.last && before.last.day < ends.last.day;
  const isChoice = isYearless && (before.last.day >= posted || ahead > farOff);
  return isChoice && daysTo(posted, before.last) < ahead ? before : ends;
}

const soon = 30 * 86_400_000;
const farOff = 120 * 86_400_000;

function daysTo(day: string, from: Pick<Found, 'day'>): number {
  return Date.parse(day) - Date.parse(from.day);
}

/** Every date of a line that is not the rest of something longer. */
function* datesIn(line: string): Generator<RegExpExecArray> {
  for (let from = 0; from < line.length; ) {
    const match = matchAt(wholeDate, line, from);
    if (match === null) return;
    const before = line.slice(Math.max(0, match.index - 12), match.index);
    const isNumber = numbersUpTo.test(before) || numberName.test(before);
    const isJoined = joined.test(before) || (isNumber && !isSurely(match));
    if (!isJoined) yield match;
    from = isJoined ? match.index + 1 : match.index + match[0].length;
  }
}

function isSurely({ groups = {} }: RegExpMatchArray): boolean {
  return Boolean(groups.year ?? groups.weekday ?? groups.hour ?? groups.named) || groups.mark === '월';
}

function readSecond(line: string, first: Found): Found | null {
  const mark = matchAt(rangeMark, line, first.endsAt);
  if (mark === null) return null;
  const from = first.endsAt + mark[0].length;
  const whole = matchAt(nextDate, line, from);
  const startYear = Number(first.day.slice(0, 4));
  if (whole !== null) {
    const sameYear = readDate(whole, startYear);
    const later = sameYear !== null && sameYear.day < first.day ? readDate(whole, startYear + 1) : sameYear;
    return later === null ? null : untilEvening(line, later);
  }
  const clock = matchAt(nextClock, line, from);
  if (clock !== null) return { day: first.day, clock: readClock(clock), endsAt: from + clock[0].length };
  const day = matchAt(nextDay, line, from);
  const inMonth = day === null ? null : readDate(day, startYear, Number(first.day.slice(5, 7)));
  return inMonth === null ? null : untilEvening(line, inMonth);
}

/** `3. 4. ~ 3. 10. 09:00~18:00`: the hours of each day; the last day ends with the later one. */
function untilEvening(line: string, found: Found): Found {
  const mark = found.clock === null ? null : matchAt(hoursMark, line, found.endsAt);
  if (mark === null) return found;
  const from = found.endsAt + mark[0].length;
  const clock = matchAt(nextDate, line, from) === null ? matchAt(nextClock, line, from) : null;
  return clock === null ? found : { ...found, clock: readClock(clock), endsAt: from + clock[0].length };
}

/** What an expression with the flag `g` or `y` finds from a place on. */
export function matchAt(pattern: RegExp, line: string, index: number): RegExpExecArray | null {
  pattern.lastIndex = index;
  return pattern.exec(line);
}

/** The hour that stands at a place of a line, with where it ends. */
export function clockAt(line: string, index: number): { clock: Clock; endsAt: number } | null {
  const match = matchAt(nextClock, line, index);
  const clock = match === null ? null : readClock(match);
  return match === null || clock === null ? null : { clock, endsAt: index + match[0].length };
}

function readDate(match: RegExpMatchArray, yearLeftOut: number, monthLeftOut = 0): Found | null {
  const { year, month, mark, date: dayOfMonth } = match.groups ?? {};
  if (mark === '-' && year === undefined) return null;
  const wholeYear = year === undefined ? yearLeftOut : Number(year.replace(/['’]/, '').padStart(4, '20'));
  const day = dayKey(wholeYear, Number(month ?? monthLeftOut), Number(dayOfMonth));
  if (day === null) return null;
  return { day, clock: readClock(match), endsAt: (match.index ?? 0) + match[0].length };
}

function readClock({ groups = {} }: RegExpMatchArray): Clock | null {
  if (groups.named !== undefined) return groups.named === '정오' ? { hour: 12, minute: 0 } : wholeDay[1];
  if (groups.hour === undefined) return null;
  const hour = Number(groups.hour);
  const minute = Number(groups.minute ?? groups.spelled ?? 0);
  if (hour === 24) return wholeDay[1];
  const meridiem = (groups.meridiem ?? groups.bareMeridiem)?.toLowerCase();
  if (groups.half === '오전' || meridiem === 'a') return { hour: hour % 12, minute };
  if (groups.half === '밤' && hour === 12) return wholeDay[1];
  if (groups.half === '밤' && hour < 6) return null;
  const isMorning = hour >= (groups.half === '낮' ? 6 : 12);
  const isAfternoon = (groups.half !== undefined || meridiem === 'p') && !isMorning;
  return { hour: isAfternoon ? hour + 12 : hour, minute };
}

function nearestYear(posted: string, { groups = {} }: RegExpMatchArray): number {
  return yearNear(posted, Number(groups.month), Number(groups.date));
}

/** The year in which a month and day lie nearest to the posting. */
export function yearNear(posted: string, month: number, day: number): number {
  const year = Number(posted.slice(0, 4));
  const days = (month - Number(posted.slice(5, 7))) * 30.4 + day - Number(posted.slice(8));
  if (days > 182) return year - 1;
  return days < -182 ? year + 1 : year;
}

/** `YYYY-MM-DD` of a day that exists, else null. */
export function dayKey(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}` : null;
}

function twoDigits(part: number): string {
  return part < 10 ? `0${part}` : String(part);
}

/** A day some days later. */
export function daysLater(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}

/** A day and an hour as a `datetime-local` value. */
export function inputValueOf({ day }: Pick<Found, 'day'>, { hour, minute }: Clock): string {
  return `${day}T${twoDigits(hour)}:${twoDigits(minute)}`;
}
