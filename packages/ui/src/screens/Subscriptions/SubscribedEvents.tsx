import type { EventCard } from '@campus-bell/api/wire/event';
import Newspaper from 'lucide-react/icons/newspaper';
import { EventCardSkeleton } from '../../widgets/EventCard/EventCardSkeleton.tsx';
import { LikeableEventCard } from '../../widgets/EventCard/LikeableEventCard.tsx';
import { EmptyState } from '../../widgets/Message/EmptyState.tsx';
import { PagedList, type PagedListQuery } from '../../widgets/PagedList/PagedList.tsx';

/** Props of {@link SubscribedEvents}. */
export interface SubscribedEventsProps {
  label: string;
  query: PagedListQuery<EventCard>;
  emptyText: string;
  /** One topic or keyword is chosen. */
  ofOneBoard: boolean;
}

/** The list below the chips, the same in both tabs. */
export function SubscribedEvents({ label, query, emptyText, ofOneBoard }: SubscribedEventsProps) {
  return (
    <PagedList
      label={label}
      query={query}
      rowKey={(event) => event.eventId}
      renderRow={(event) => <LikeableEventCard event={event} headingLevel={2} ofOneBoard={ofOneBoard} />}
      skeleton={<EventCardSkeleton />}
      empty={
        <EmptyState
          icon={<Newspaper size="2.5rem" strokeWidth={1.5} />}
          title={emptyText}
          text="새 글이 올라오면 여기에 보여 드려요."
        />
      }
    />
  );
}
