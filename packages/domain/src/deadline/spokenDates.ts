import { clockAt, dayKey, daysLater, matchAt, type Period, yearNear } from '../noticePeriods.ts';

const dayWord = '오늘|금일|내일|명일|모레';
const weekWord = '이번\\s?주|금주|다음\\s?주|차주';
const spoken = new RegExp(
  `(?<day>${dayWord})|(?<week>${weekWord})\\s{0,2}\\(?(?<weekday>[월화수목금토일])(?:요일)?\\)?|(?:(?<year>20\\d\\d)년\\s?)?(?:(?<month>1[0-2]|0?[1-9])월|(?<thisMonth>이번\\s?달|이달|금월))\\s?말일`,
  'g',
);
const namedClock = /\s{0,2}\(?\s?/y;
const dayShift: Record<string, number> = { 오늘: 0, 금일: 0, 내일: 1, 명일: 1, 모레: 2 };
const weekdays = '월화수목금토일';

/** The days that a line names by the day of the posting: 오늘, 내일, 이번 주 금요일, 3월 말일. */
export function* spokenDatesIn(line: string, posted: string): Generator<Period> {
  for (const match of line.matchAll(spoken)) {
    const day = dayOf(match.groups ?? {}, posted);
    if (day === null) continue;
    const endsAt = match.index + match[0].length;
    const skipped = matchAt(namedClock, line, endsAt)?.[0].length ?? 0;
    const clock = clockAt(line, endsAt) ?? clockAt(line, endsAt + skipped);
    const first = { day, clock: clock?.clock ?? null, endsAt: clock?.endsAt ?? endsAt };
    yield { first, last: null, from: match.index, to: first.endsAt, isSure: false };
  }
}

function dayOf(groups: Record<string, string | undefined>, posted: string): string | null {
  if (groups.day !== undefined) return daysLater(posted, dayShift[groups.day] ?? 0);
  if (groups.weekday !== undefined) {
    const today = (new Date(posted).getUTCDay() + 6) % 7;
    const isNext = /다음|차주/.test(groups.week ?? '');
    return daysLater(posted, weekdays.indexOf(groups.weekday) - today + (isNext ? 7 : 0));
  }
  const month = groups.month === undefined ? Number(posted.slice(5, 7)) : Number(groups.month);
  const year = groups.year === undefined ? yearNear(posted, month, 28) : Number(groups.year);
  const nextMonth = month === 12 ? dayKey(year + 1, 1, 1) : dayKey(year, month + 1, 1);
  return nextMonth === null ? null : daysLater(nextMonth, -1);
}
