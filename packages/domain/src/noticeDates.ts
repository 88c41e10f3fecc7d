import { koreaDayKey, koreaInputValue } from './koreaTime.ts';
import { noticeLines } from './noticeText.ts';

/** A date or period that a notice's text names; start and end are `datetime-local` values on the Korean wall clock. */
export interface NoticeDate {
  /** What the line calls it (`신청 기간`), '' when it says nothing short. */
  readonly label: string;
  readonly start: string;
  readonly end: string;
}

interface Clock {
  readonly hour: number;
  readonly minute: number;
}

interface Found {
  readonly day: string;
  readonly clock: Clock | null;
  /** Where it ends in the line. */
  readonly endsAt: number;
}

const weekday = '(?:\\s*\\(\\s*(?<weekday>[월화수목금토일])(?:요일)?\\s*\\))?';
const time =
  '(?:[\\s,]{0,3}(?<half>오전|오후|낮|밤)?\\s?(?<hour>2[0-4]|1\\d|0?\\d)\\s?(?::\\s?(?<minute>[0-5]\\d)|시(?!간)(?:\\s?(?<spelled>[0-5]?\\d)\\s?분)?)(?!\\d))?';
const date =
  "(?:(?<year>20\\d{2}|'?2\\d)\\s?(?:년|[.\\-/])\\s?)?(?<month>1[0-2]|0?[1-9])\\s?(?<mark>월|[.\\-/])\\s?(?<date>3[01]|[12]\\d|0?[1-9])(?!\\d)(?:\\s?일|\\.(?!\\d))?(?![/-]\\d)";
const wholeDate = new RegExp(`${date}${weekday}${time}`, 'g');
const nextDate = new RegExp(`${date}${weekday}${time}`, 'y');
const nextDay = new RegExp(
  `(?<date>3[01]|[12]\\d|0?[1-9])(?:\\s?일|\\.(?=\\s?\\())(?!\\d)${weekday}${time}`,
  'y',
);
const nextClock = new RegExp(time.replace(/\?$/, ''), 'y');
/** Before a date stands none of these: it would be the rest of a number, a version or a path. */
const joined = /[\d./:-]/;
const rangeMark = /\s*(?:부터|[~∼〜～–—-])\s*/y;
const deadlineMark = /\s*까지/y;

const wholeDay: readonly [Clock, Clock] = [
  { hour: 0, minute: 0 },
  { hour: 23, minute: 59 },
];

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

const weekdays = ['일', '월', '화', '수', '목', '금', '토'] as const;

/** A period in words, without what both ends share and without the hours of whole days: `3월 4일(수) ~ 3월 10일(화) 18:00`. */
export function periodLabel({ start, end }: Pick<NoticeDate, 'start' | 'end'>, now: Date): string {
  const thisYear = koreaDayKey(now).slice(0, 4);
  const isWholeDays = start.endsWith('T00:00') && end.endsWith('T23:59');
  const words = (value: string) => {
    const [day = '', clock = ''] = value.split('T');
    const year = day.startsWith(thisYear) ? '' : `${day.slice(0, 4)}년 `;
    const weekdayName = weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? '';
    const date = `${year}${Number(day.slice(5, 7))}월 ${Number(day.slice(8))}일(${weekdayName})`;
    return { date, clock, both: isWholeDays || clock === '00:00' ? date : `${date} ${clock}` };
  };
  const [first, last] = [words(start), words(end)];
  if (start === end) return `${first.date} ${first.clock}`;
  if (first.date !== last.date) return `${first.both} ~ ${last.both}`;
  return isWholeDays ? first.date : `${first.date} ${first.clock} ~ ${last.clock}`;
}

function datesOfLine(line: string, posted: string): NoticeDate[] {
  const dates: NoticeDate[] = [];
  let done = 0;
  for (const match of datesIn(line)) {
    if (match.index < done) continue;
    const first = readDate(match, nearestYear(posted, match));
    if (first === null) continue;
    const second = readSecond(line, first);
    const before = withoutTail(line.slice(Math.max(done, match.index - longestBefore), match.index), blanks);
    const isDeadline = /[~∼〜～]$/.test(before) || at(deadlineMark, line, first.endsAt) !== null;
    if (second === null && !isDeadline && !isSurely(match)) continue;
    const last = second ?? first;
    const start = inputValueOf(first, first.clock ?? wholeDay[0]);
    const end = inputValueOf(last, last.clock ?? wholeDay[1]);
    done = last.endsAt;
    if (start <= end) dates.push({ label: labelBefore(before), start, end });
  }
  return dates;
}

/** Every date of a line that is not the rest of something longer. */
function* datesIn(line: string): Generator<RegExpExecArray> {
  for (let from = 0; from < line.length; ) {
    const match = at(wholeDate, line, from);
    if (match === null) return;
    const isJoined = match.index > 0 && joined.test(line.charAt(match.index - 1));
    if (!isJoined) yield match;
    from = isJoined ? match.index + 1 : match.index + match[0].length;
  }
}

/** A bare `3.10` or `1/2` may be anything; a year, 월, a weekday or an hour makes it a date. */
function isSurely({ groups = {} }: RegExpMatchArray): boolean {
  return Boolean(groups.year ?? groups.weekday ?? groups.hour) || groups.mark === '월';
}

function readSecond(line: string, first: Found): Found | null {
  const mark = at(rangeMark, line, first.endsAt);
  if (mark === null) return null;
  const from = first.endsAt + mark[0].length;
  const whole = at(nextDate, line, from);
  const startYear = Number(first.day.slice(0, 4));
  if (whole !== null) {
    const sameYear = readDate(whole, startYear);
    return sameYear !== null && sameYear.day < first.day ? readDate(whole, startYear + 1) : sameYear;
  }
  const clock = at(nextClock, line, from);
  if (clock !== null) return { day: first.day, clock: readClock(clock), endsAt: from + clock[0].length };
  const day = at(nextDay, line, from);
  return day === null ? null : readDate(day, startYear, Number(first.day.slice(5, 7)));
}

function at(pattern: RegExp, line: string, index: number): RegExpExecArray | null {
  pattern.lastIndex = index;
  return pattern.exec(line);
}

function readDate(match: RegExpMatchArray, yearLeftOut: number, monthLeftOut = 0): Found | null {
  const { year, month, mark, date: dayOfMonth } = match.groups ?? {};
  if (mark === '-' && year === undefined) return null;
  const wholeYear = year === undefined ? yearLeftOut : Number(year.replace("'", '').padStart(4, '20'));
  const day = dayKey(wholeYear, Number(month ?? monthLeftOut), Number(dayOfMonth));
  if (day === null) return null;
  return { day, clock: readClock(match), endsAt: (match.index ?? 0) + match[0].length };
}

function readClock({ groups = {} }: RegExpMatchArray): Clock | null {
  if (groups.hour === undefined) return null;
  const hour = Number(groups.hour);
  const minute = Number(groups.minute ?? groups.spelled ?? 0);
  if (hour === 24) return wholeDay[1];
  if (groups.half === '오전') return { hour: hour % 12, minute };
  const isAfternoon = groups.half !== undefined && hour < 12;
  return { hour: isAfternoon ? hour + 12 : hour, minute };
}

function nearestYear(posted: string, { groups = {} }: RegExpMatchArray): number {
  const year = Number(posted.slice(0, 4));
  const distance = (candidate: number) =>
    Math.abs(Date.UTC(candidate, Number(groups.month) - 1, Number(groups.date)) - Date.parse(posted));
  return [year, year + 1, year - 1].reduce((best, other) =>
    distance(other) < distance(best) ? other : best,
  );
}

function dayKey(year: number, month: number, day: number): string | null {
  const key = [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
  const date = new Date(`${key}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(key) ? key : null;
}

function inputValueOf({ day }: Found, { hour, minute }: Clock): string {
  return `${day}T${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

const longestLabel = 12;
const blanks = ' \t\u00a0\u3000';
/** Letters before a date that are looked at for its label and its mark. */
const longestBefore = 80;

function labelBefore(text: string): string {
  const words = withoutTail(text, `${blanks}:：~∼〜～(<[「-–|`)
    .replace(/^.*[,;·]\s/, '')
    .replace(/^[\s\-–*·•∙○●◦■□▪▶▷◆◇※☞#]+/, '')
    .replace(/^(?:\d{1,2}|[가-하])[.)]\s*/, '')
    .trim();
  return words.length > longestLabel ? '' : words;
}

/** Cut by hand: an expression for a run at the end looks at every run of the text to its end. */
function withoutTail(text: string, letters: string): string {
  let end = text.length;
  while (end > 0 && letters.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
