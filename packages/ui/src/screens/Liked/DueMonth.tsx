import type { EventCard } from '@campus-bell/api/wire/event';
import { deadlineLabel } from '@campus-bell/domain/deadlineLabel';
import { koreaDayKey } from '@campus-bell/domain/koreaTime';
import { likes } from '@campus-bell/domain/words/likes';
import { soon } from '@campus-bell/domain/words/soon';
import { useMemo, useState } from 'react';
import { useMinute } from '../../hooks/useMinute.tsx';
import { useVisitMemory } from '../../hooks/useVisitMemory.tsx';
import { deadlineOf } from '../../widgets/DeadlineChip/readDeadline.ts';
import { EventCardSkeleton } from '../../widgets/EventCard/EventCardSkeleton.tsx';
import { eventKey } from '../../widgets/EventCard/eventKey.ts';
import { MonthCalendar } from '../../widgets/MonthCalendar/MonthCalendar.tsx';
import type { PagedListQuery } from '../../widgets/PagedList/ListFrame.tsx';
import { PagedList } from '../../widgets/PagedList/PagedList.tsx';
import { dayTitle, note } from './DueEvents.css.ts';
import { LikedCard } from './LikedCard.tsx';

const renderRow = (event: EventCard) => <LikedCard event={event} headingLevel={3} />;

/** Props of {@link DueMonth}. */
export interface DueMonthProps {
  query: PagedListQuery<EventCard> & { data: readonly EventCard[] | undefined };
}

/** The deadlines of the liked events in a month, and those of the chosen day below it; at first today's. */
export function DueMonth({ query }: DueMonthProps) {
  const now = useMinute();
  const today = koreaDayKey(now);
  const visit = useVisitMemory('month of deadlines', () => ({ day: today }));
  const [day, setDay] = useState(visit.day);
  const byDay = useMemo(() => eventsByDay(query.data ?? []), [query.data]);
  const counts = useMemo(() => new Map([...byDay].map(([key, { length }]) => [key, length])), [byDay]);
  const { moment } = deadlineLabel({ end: day }, now);
  const selectDay = (next: string) => {
    visit.day = next;
    setDay(next);
  };
  return (
    <>
      <MonthCalendar
        counted={likes.deadlines}
        counts={counts}
        today={today}
        selected={day}
        onSelectDay={selectDay}
      />
      <h2 className={dayTitle}>{moment}</h2>
      <PagedList
        key={day}
        label={likes.dueOn({ day: moment })}
        query={{ ...query, data: query.data && (byDay.get(day) ?? []) }}
        rowKey={eventKey}
        renderRow={renderRow}
        skeleton={<EventCardSkeleton />}
        endText={null}
        empty={<p className={note}>{soon.noneOnDay}</p>}
      />
    </>
  );
}

/** By the day in Korea on which they end, in the order that they came in. */
function eventsByDay(events: readonly EventCard[]): Map<string, EventCard[]> {
  const found = new Map<string, EventCard[]>();
  for (const event of events) {
    const day = deadlineOf(event)?.end.slice(0, 10);
    if (day !== undefined) found.set(day, [...(found.get(day) ?? []), event]);
  }
  return found;
}
