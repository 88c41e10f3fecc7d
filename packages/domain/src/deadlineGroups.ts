import { deadlineLabel } from './deadlineLabel.ts';
import { koreaDayKey } from './koreaTime.ts';
import type { NoticeDeadline } from './noticeDeadline.ts';
import { deadline } from './words/deadline.ts';

/** When deadlines end, soonest first; at the end what is over and what names no deadline. A week begins on Monday. */
export const deadlineGroups = ['today', 'thisWeek', 'nextWeek', 'later', 'over', 'none'] as const;

export type DeadlineGroup = (typeof deadlineGroups)[number];

/** What a group is called: 오늘, 이번 주, 다음 주, 나중, 지남, 마감일을 찾지 못한 글. */
export function deadlineGroupName(group: DeadlineGroup): string {
  return {
    today: deadline.group.today,
    thisWeek: deadline.group.thisWeek,
    nextWeek: deadline.group.nextWeek,
    later: deadline.group.later,
    over: deadline.group.over,
    none: deadline.group.none,
  }[group];
}

const dayMs = 24 * 60 * 60 * 1000;

/** The group of a deadline, null where a notice names none. */
export function deadlineGroup(found: Pick<NoticeDeadline, 'end'> | null, now: Date): DeadlineGroup {
  if (found === null) return 'none';
  const { stage } = deadlineLabel(found, now);
  if (stage === 'over') return 'over';
  if (stage === 'today') return 'today';
  const weeks = Math.round((mondayOf(found.end.slice(0, 10)) - mondayOf(koreaDayKey(now))) / (7 * dayMs));
  if (weeks === 0) return 'thisWeek';
  return weeks === 1 ? 'nextWeek' : 'later';
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
    const found = deadlineOf(event);
    return { event, end: found?.end ?? '', group: deadlineGroup(found, now) };
  });
  const inOrder = grouped.sort((a, b) => {
    if (a.group !== b.group) return deadlineGroups.indexOf(a.group) - deadlineGroups.indexOf(b.group);
    return (a.group === 'over' ? -1 : 1) * compare(lastMoment(a.end), lastMoment(b.end));
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
