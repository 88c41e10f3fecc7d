import { type Clock, clockAt, matchAt, type Period, periodsIn } from '../noticePeriods.ts';
import { englishDatesIn, isMaybeEnglish } from './englishDates.ts';
import { spokenDatesIn } from './spokenDates.ts';

/** A date of a line that may be the end of something, with the words around it. */
export interface Candidate {
  readonly period: Period;
  /** Hour that stands behind the date, apart from it: `3. 10.까지 (18:00 도착분)`. */
  readonly clock: Clock | null;
  /** What stands before it in the line, up to the date before. */
  readonly before: string;
  /** What stands behind it in its sentence, up to the next date. */
  readonly after: string;
  /** What a sentence goes on to say with `-고` or `-며`, up to the next date. */
  readonly beyond: string;
  /** The line says that it is a last day: `~3/10`, `까지`, `by`. */
  readonly isLast: boolean;
  /** Only a beginning: `3. 10.부터`, `3. 10. ~`. */
  readonly isOpen: boolean;
  readonly from: number;
  readonly to: number;
}

/** Letters around a date that are looked at. */
const reach = 60;
const untilBefore =
  /(?:[~∼〜～]|(?:until|till|by|before|through|no later than|closes?(?: on)?|ends? on)\s(?:(?:the|noon|midnight|at|on|end of|this|coming|kst|[ap]\.?m\.?|(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}|\d(?::\d\d)?)[\s,.()]{0,3}){0,6}|마감[\s:(]{0,4})\s?$/i;
const lastAfter =
  /\s?\)?\s?(?:(?:자\s?)?(?:도착분?|소인분?|접수분|제출분)\s?)?(?:까지(?!의)|마감|한(?![가-힣])|내로|이내|에\s(?:신청|접수|모집|등록|제출|응모|예약)[이가을를]?\s?마감)/y;
/** `접수는 3월 10일 18시에 마감합니다`: a shop closes too. */
const closesAfter = /\s?에\s?마감/y;
const taken = /신청|접수|모집|등록|제출|납부|응모|지원|예약|투고/;
const openAfter = /[\s)]{0,4}(?:부터|[~∼〜～]|이후|이전|현재|기준|자로|부로|onward)/y;
const clockLink =
  /\s?\)?(?:까지)?\s?[,([/]?\s?(?:(?:매일|평일|은행)\s?)?(?:(?:마감|영업|업무|접수|신청|수납|납부)?\s?(?:시간|시각|마감)\s?:?\s?)?/y;
const hours = /\s?[~∼〜～–—-]\s?/y;
const joinedClause = /^[고며]\s[^.!?]*/;
const sentenceEnd = /[.!?]\s|;|다\.|요\.|[가-힣](?:며|고|면|므로|니)\s/;

const hint = /\d\s?[월일./-]|오늘|[금내명]일|모레|글피|[금차내]주|이번|다음\s?주|오는|말일/;
const englishHint = /\d|day\b|tomorrow|tonight/i;

/** Whether a text can name a day at all: a look that costs next to nothing, for whole notices and for each line. */
export function mayNameDay(text: string): boolean {
  return hint.test(text) || (isMaybeEnglish(text) && englishHint.test(text));
}

/** The dates of a line in its order, each with its surroundings. */
export function candidatesOf(line: string, posted: string): Candidate[] {
  if (!mayNameDay(line)) return [];
  const periods = [...periodsIn(line, posted), ...spokenDatesIn(line, posted)];
  if (isMaybeEnglish(line)) periods.push(...englishDatesIn(line, posted));
  periods.sort((one, other) => one.from - other.from);
  return withoutRepeated(periods).map((period, at, all) => {
    const previous = all[at - 1]?.to ?? 0;
    const next = all[at + 1]?.from ?? line.length;
    const before = unspaced(sentenceBefore(line.slice(Math.max(previous, period.from - reach), period.from)));
    const hour = hourBehind(line, period);
    const rest = line.slice(hour?.endsAt ?? period.to, Math.min(next, period.to + reach));
    const after = sentenceOf(rest);
    const isLast =
      untilBefore.test(before) ||
      matchAt(lastAfter, line, period.to) !== null ||
      matchAt(lastAfter, line, hour?.endsAt ?? period.to) !== null ||
      (taken.test(before) && matchAt(closesAfter, line, hour?.endsAt ?? period.to) !== null);
    return {
      period,
      clock: hour?.clock ?? null,
      before,
      after,
      beyond: joinedClause.exec(rest.slice(after.length))?.[0] ?? '',
      isLast,
      isOpen: period.last === null && !isLast && matchAt(openAfter, line, period.to) !== null,
      from: period.from,
      to: hour?.endsAt ?? period.to,
    };
  });
}

/** `금요일(5/15)`: a date inside of another one says the same day. */
function withoutRepeated(periods: readonly Period[]): Period[] {
  let done = -1;
  return periods.filter(({ from, to }) => {
    const isApart = from >= done;
    done = Math.max(done, to);
    return isApart;
  });
}

function hourBehind(line: string, period: Period): { clock: Clock; endsAt: number } | null {
  if ((period.last ?? period.first).clock !== null) return null;
  const skipped = matchAt(clockLink, line, period.to)?.[0].length ?? 0;
  const first = clockAt(line, period.to + skipped);
  if (first === null) return null;
  const mark = matchAt(hours, line, first.endsAt);
  return (mark === null ? null : clockAt(line, first.endsAt + mark[0].length)) ?? first;
}

/** `신 청 기 간` is set wide, and read as 신청기간. */
function unspaced(text: string): string {
  return text.replace(/([가-힣])\s(?=[가-힣](?![가-힣]))/g, '$1');
}

/** What was said before the sentence of a date is said of another one. */
function sentenceBefore(text: string): string {
  const end = [...text.matchAll(/(?:[가-힣][다요]\.|[가-힣][!?])\s/g)].at(-1);
  return end === undefined ? text : text.slice(end.index + end[0].length);
}

function sentenceOf(rest: string): string {
  const end = sentenceEnd.exec(rest);
  return end === null ? rest : rest.slice(0, end.index + 1);
}
