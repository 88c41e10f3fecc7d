import type { EventCard } from '@campus-bell/api/wire/event';
import { byDeadline, type DeadlineGroup, deadlineGroupName } from '@campus-bell/domain/deadlineGroups';
import { deadline } from '@campus-bell/domain/words/deadline';
import { likes } from '@campus-bell/domain/words/likes';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useMinute } from '../../hooks/useMinute.tsx';
import { useVisitMemory } from '../../hooks/useVisitMemory.tsx';
import { FilterChip } from '../../widgets/Chip/FilterChip.tsx';
import { deadlineOf } from '../../widgets/DeadlineChip/readDeadline.ts';
import { EventCardSkeleton } from '../../widgets/EventCard/EventCardSkeleton.tsx';
import { PagedList } from '../../widgets/PagedList/PagedList.tsx';
import { SaveDeadlines } from '../../widgets/SaveDeadlines/SaveDeadlines.tsx';
import { tools } from './DueEvents.css.ts';
import { DueNotes } from './DueNotes.tsx';
import { LikedCard } from './LikedCard.tsx';
import { NoLikedEvents } from './NoLikedEvents.tsx';
import { useAllLiked } from './useAllLiked.ts';

const DueMonth = lazy(() => import('./DueMonth.tsx').then((part) => ({ default: part.DueMonth })));

const ahead: readonly (DeadlineGroup | undefined)[] = ['today', 'thisWeek', 'nextWeek', 'later'];

type Due = ReturnType<typeof byDeadline<EventCard>>[number];

const dueKey = ({ event }: Due) => event.eventId;
const dueGroup = ({ group }: Due) => deadlineGroupName(group);
const renderDue = ({ event }: Due) => <LikedCard event={event} headingLevel={3} />;

/** The liked events by deadline: soonest first under the weeks that they end in, or in a month. */
export function DueEvents() {
  const minute = useMinute().getTime();
  const liked = useAllLiked();
  const visit = useVisitMemory('due', () => ({ isMonth: false }));
  const [isMonth, setIsMonth] = useState(visit.isMonth);
  const { events } = liked;
  const due = useMemo(() => events && byDeadline(events, deadlineOf, new Date(minute)), [events, minute]);
  const rows = useMemo(() => due?.map(({ event }) => event), [due]);
  const toSave = due?.filter(({ group }) => ahead.includes(group)).map(({ event }) => event) ?? [];
  const query = { ...liked, isError: liked.isError && !liked.isIncomplete };
  const showMonth = (shown: boolean) => {
    visit.isMonth = shown;
    setIsMonth(shown);
  };

  const isAll = !liked.isIncomplete && !liked.isCut;

  if (rows?.length === 0 && isAll) return <NoLikedEvents searchText="" onClearSearch={() => undefined} />;
  return (
    <>
      <div className={tools}>
        <FilterChip pressed={isMonth} onToggle={() => showMonth(!isMonth)}>
          {likes.asMonth}
        </FilterChip>
        {toSave.length === 0 ? null : (
          <SaveDeadlines events={toSave} name={likes.deadlinesFile}>
            {deadline.saveAll({ count: toSave.length })}
          </SaveDeadlines>
        )}
      </div>
      <DueNotes liked={liked} />
      {isMonth ? (
        <Suspense fallback={null}>
          <DueMonth query={{ ...query, data: rows }} />
        </Suspense>
      ) : (
        <PagedList
          label={likes.byDeadlineList}
          query={{ ...query, data: due }}
          rowKey={dueKey}
          groupOf={dueGroup}
          renderRow={renderDue}
          skeleton={<EventCardSkeleton />}
          endText={null}
          empty={null}
        />
      )}
    </>
  );
}
