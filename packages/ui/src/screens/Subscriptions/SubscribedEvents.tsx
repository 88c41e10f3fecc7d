import type { EventCard } from '@campus-bell/api/wire/event';
import { subscriptions } from '@campus-bell/domain/words/subscriptions';
import Newspaper from 'lucide-react/icons/newspaper';
import { useCallback } from 'react';
import { EventCardSkeleton } from '../../widgets/EventCard/EventCardSkeleton.tsx';
import { eventKey } from '../../widgets/EventCard/eventKey.ts';
import { LikeableEventCard } from '../../widgets/EventCard/LikeableEventCard.tsx';
import { EmptyState } from '../../widgets/Message/EmptyState.tsx';
import type { PagedListQuery } from '../../widgets/PagedList/ListFrame.tsx';
import { PagedList } from '../../widgets/PagedList/PagedList.tsx';
import { SeenLine } from '../../widgets/SeenLine/SeenLine.tsx';

/** Props of {@link SubscribedEvents}. */
export interface SubscribedEventsProps {
  label: string;
  query: PagedListQuery<EventCard>;
  emptyText: string;
  /** One topic or keyword is chosen. */
  ofOneBoard: boolean;
  /** The first notice that was seen at an earlier opening of the board. */
  seenFrom?: number | null;
}

/** The list below the chips, the same in both tabs. */
export function SubscribedEvents({ label, query, emptyText, ofOneBoard, seenFrom }: SubscribedEventsProps) {
  const renderRow = useCallback(
    (event: EventCard) => (
      <>
        {event.eventId === seenFrom ? <SeenLine /> : null}
        <LikeableEventCard event={event} headingLevel={2} ofOneBoard={ofOneBoard} />
      </>
    ),
    [seenFrom, ofOneBoard],
  );
  return (
    <PagedList
      label={label}
      query={query}
      rowKey={eventKey}
      renderRow={renderRow}
      skeleton={<EventCardSkeleton />}
      empty={
        <EmptyState
          icon={<Newspaper size="2.5rem" strokeWidth={1.5} />}
          title={emptyText}
          text={subscriptions.emptyHint}
        />
      }
    />
  );
}
