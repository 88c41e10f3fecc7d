import { deadlineLabel } from './deadlineLabel.ts';
import { koreaDayKey } from './koreaTime.ts';
import type { NoticeDeadline } from './noticeDeadline.ts';

/** When deadlines end, soonest first; at the end what is over and what names no deadline. A week begins on Monday. */
export const deadlineGroups = [
  '오늘',
  '이번 주',
  '다음 주',
  '나중',
  '지남',
  '마감일을 찾지 못한 글',
] as const;

export type DeadlineGroup = (typeof deadlineGroups)[number];

const dayMs = 24 * 60 * 60 * 1000;

/** The group of a deadline, null where a notice names none. */
export function deadlineGroup(deadline: Pick<NoticeDeadline, 'end'> | null, now: Date): DeadlineGroup {
  if (deadline === null) return '마감일을 찾지 못한 글';
  const { stage } = deadlineLabel(deadline, now);
  if (stage === 'over') return '지남';
  if (stage === 'today') return '오늘';
  const weeks = Math.round((mondayOf(deadline.end.slice(0, 10)) - mondayOf(koreaDayKey(now))) / (7 * dayMs));
  if (weeks === 0) return '이번 주';
  return weeks === 1 ? '다음 주' : '나중';
}

function mondayOf(day: string): number {
  const at = Date.parse(day);
  return at - ((new Date(at).getUTCDay() + 6) % 7) * dayMs;
}

/** Events in the order of the groups, each soonest first, what is over latest first; without a deadline as they came. */
export function byDeadline<Event>(
  events: readonly Event[],
  deadlineOf: (event: Event) => Pick<NoticeDeadline, 'end'> | null,
  now: Date,
): { event: Event; group: DeadlineGroup }[] {
  const grouped = events.map((event) => {
    const deadline = deadlineOf(event);
    return { event, end: deadline?.end ?? '', group: deadlineGroup(deadline, now) };
  });
  const inOrder = grouped.sort((a, b) => {
    if (a.group !== b.group) return deadlineGroups.indexOf(a.group) - deadlineGroups.indexOf(b.group);
    return (a.group === '지남' ? -1 : 1) * compare(lastMoment(a.end), lastMoment(b.end));
  });
  return inOrder.map(({ event, group }) => ({ event, group }));
}

/** A day without an hour ends after every hour of it. */
function lastMoment(end: string): string {
  return end.includes('T') ? end : `${end}T24:00`;
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
