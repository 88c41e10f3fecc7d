import { clockAt, matchAt, type Period, periodsIn } from '../noticePeriods.ts';
import { englishDatesIn, isMaybeEnglish } from './englishDates.ts';
import type { Line } from './lines.ts';

/** Letters at the end or the beginning of a line in which its date is looked for. */
const reach = 80;
const hint = /[\dA-Za-z.일시분정오)까지부터~∼〜–—-]$/;
const weekdayAlone = /(?:\([월화수목금토일](?:요일)?\)|[월화수목금토일]요일),?/y;
const clockEnd = /\s?(?:까지|마감|부터)?\s?[~∼〜–—-]?[).]?$/y;
const markAlone = /^(?:[~∼〜–—-]|부터|to|until)$/i;
const markBefore = /^[~∼〜]\s?/;
const markBehind = /^(?:부터\s?[~∼〜–—-]?|[~∼〜–—-])$/;
const cellEnd = /^\s?(?:까지|마감|\(|[,.)]|$)/;
const periodLabel = /(?:기간|period)\s*:?$/i;
const hourColumn = /^(?:시간|시각|time|hours?)$/i;

/**
 * The lines with those put together again that only hold parts of one date or period, as the cells of a table or a
 * narrow column do: a date and its hour, a beginning and its end. The heading above them stays a line of its own.
 */
export function mendedLines(lines: readonly Line[], posted: string): Line[] {
  return withRanges(withHours(lines, posted), posted);
}

function withHours(lines: readonly Line[], posted: string): Line[] {
  const mended: Line[] = [];
  let hasHourColumn = false;
  for (const [at, line] of lines.entries()) {
    const { text } = line;
    hasHourColumn ||= hourColumn.test(text);
    const above = mended.at(-1);
    const isRest = !hasHourColumn && isWeekdayOrHour(text) && !areHours(lines, at);
    if (isRest && above !== undefined && lacksHour(above.text, text, posted))
      mended[mended.length - 1] = joined(above, line, ' ');
    else mended.push(line);
  }
  return mended;
}

/** `18:00까지`, `(월)`, `(월) 13:00 ~`: the rest of the date above. */
function isWeekdayOrHour(text: string): boolean {
  if (text.length > 24) return false;
  const from = matchAt(weekdayAlone, text, 0)?.[0].length ?? 0;
  if (from === text.length) return true;
  const hour = clockAt(text, from);
  return hour !== null && matchAt(clockEnd, text, hour.endsAt) !== null;
}

/** `09:00`, `~` and `18:00` below each other: the hours of a day. */
function areHours(lines: readonly Line[], at: number): boolean {
  const [mark, hour] = [lines[at + 1]?.text ?? '', lines[at + 2]?.text ?? ''];
  return markAlone.test(mark) && isWeekdayOrHour(hour);
}

/** Whether a line ends with a day without an hour; the one below a whole period may be that of each day. */
function lacksHour(text: string, rest: string, posted: string): boolean {
  const date = dateAtEnd(text, posted);
  if (date === null || date.rest !== '') return false;
  const { first, last } = date.period;
  return last === null ? first.clock === null : last.clock === null && /까지|마감|[)일]/.test(rest);
}

function withRanges(lines: readonly Line[], posted: string): Line[] {
  const mended: Line[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    if (line === undefined) continue;
    const range = rangeFrom(lines, at, posted);
    mended.push(range?.line ?? line);
    if (range !== null) at = range.lastAt;
  }
  return mended;
}

/** The period that begins at the end of a line and ends in one of the next two. */
function rangeFrom(
  lines: readonly Line[],
  at: number,
  posted: string,
): { line: Line; lastAt: number } | null {
  const [line, next, third] = [lines[at], lines[at + 1], lines[at + 2]];
  if (line === undefined || next === undefined) return null;
  const { text } = next;
  const isMark = markAlone.test(text);
  const ending = isMark ? third : next;
  if (ending === undefined) return null;
  const last = dateAtStart(isMark ? ending.text : text.replace(markBefore, ''), posted);
  if (last === null) return null;
  const first = dateAtEnd(line.text, posted);
  if (first === null || first.period.last !== null || first.period.first.day > last.day) return null;
  if (isMark) {
    return { line: joined(joined(line, next, ' '), ending, ' '), lastAt: at + 2 };
  }
  const isMarked = first.rest === '' ? markBefore.test(text) : markBehind.test(first.rest);
  if (isMarked) return { line: joined(line, ending, ' '), lastAt: at + 1 };
  return first.isAlone && last.isAlone && areTwoCells(lines, at, posted)
    ? { line: joined(line, ending, ' ~ '), lastAt: at + 1 }
    : null;
}

/** `신청 기간`, and below it two days and no more. */
function areTwoCells(lines: readonly Line[], at: number, posted: string): boolean {
  const heading = lines[at - 1]?.text ?? '';
  return periodLabel.test(heading) && dateAtStart(lines[at + 2]?.text ?? '', posted) === null;
}

/** The date with which a line ends, and what mark stands behind it; null where something else ends the line. */
function dateAtEnd(text: string, posted: string): { period: Period; rest: string; isAlone: boolean } | null {
  if (!hint.test(text)) return null;
  const tail = text.slice(-reach);
  const period = periodsOf(tail, posted).at(-1);
  if (period === undefined) return null;
  const rest = tail.slice(period.to).trim();
  if (rest !== '' && !markBehind.test(rest)) return null;
  return { period, rest, isAlone: period.from === 0 };
}

/** The single day with which a line begins, when no other words tell of it. */
function dateAtStart(text: string, posted: string): { day: string; isAlone: boolean } | null {
  if (!/^[\dA-Za-z'’]/.test(text)) return null;
  const head = text.slice(0, reach);
  const [period] = periodsOf(head, posted);
  if (period === undefined || period.from !== 0 || period.last !== null) return null;
  const rest = head.slice(period.to);
  return cellEnd.test(rest) ? { day: period.first.day, isAlone: rest === '' } : null;
}

function periodsOf(text: string, posted: string): Period[] {
  const periods = [...periodsIn(text, posted)];
  if (!isMaybeEnglish(text)) return periods;
  return [...periods, ...englishDatesIn(text, posted)].sort((one, other) => one.from - other.from);
}

/** One line of two. */
function joined(line: Line, next: Line, between: string): Line {
  const at = line.text.length + between.length;
  const further = (next.joints ?? []).map((joint) => ({ at: at + joint.at, from: joint.from }));
  const joints = [...(line.joints ?? []), { at, from: next.from }, ...further];
  return { text: line.text + between + next.text, from: line.from, joints };
}
