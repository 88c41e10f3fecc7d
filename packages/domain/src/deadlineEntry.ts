import { type CalendarEntry, calendarEntry } from './calendarRange.ts';
import type { NoticeDeadline } from './noticeDeadline.ts';

const hourMs = 60 * 60 * 1000;

/**
 * A deadline as an entry of a calendar: from its start where the notice names one, else the hour before the end. A day
 * without an hour ends at 23:59.
 */
export function deadlineEntry(
  event: { title: string; content: string | null },
  { start, end }: Pick<NoticeDeadline, 'start' | 'end'>,
): CalendarEntry {
  const last = withClock(end, '23:59');
  const first = start === null ? hourBefore(last) : withClock(start, '00:00');
  const { title, content } = calendarEntry(event, new Date(0));
  return { title, content, start: first < last ? first : hourBefore(last), end: last };
}

function withClock(moment: string, clock: string): string {
  return moment.includes('T') ? moment : `${moment}T${clock}`;
}

/** The wall clock an hour earlier; Korea has no summer time. */
function hourBefore(moment: string): string {
  return new Date(Date.parse(`${moment}:00Z`) - hourMs).toISOString().slice(0, 16);
}
