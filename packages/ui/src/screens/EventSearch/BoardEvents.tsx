import { eventQueries } from '@campus-bell/api/queries/events';
import { type Category, categorySlug } from '@campus-bell/domain/categories';
import { campusName } from '@campus-bell/domain/words/campus/campusName';
import { eventSearch } from '@campus-bell/domain/words/eventSearch';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useEnvironment } from '../../environment/UiEnvironment.tsx';
import { useBoardVisit } from '../../notices/useBoardVisit.ts';
import { EventCardSkeleton } from '../../widgets/EventCard/EventCardSkeleton.tsx';
import { LikeableEventCard } from '../../widgets/EventCard/LikeableEventCard.tsx';
import { PagedList } from '../../widgets/PagedList/PagedList.tsx';
import { SeenLine } from '../../widgets/SeenLine/SeenLine.tsx';

/** Props of {@link BoardEvents}. */
export interface BoardEventsProps {
  category: Category;
  searchText: string;
  /** Shown when the board has nothing. */
  empty: ReactNode;
}

/** The events of one board, or those whose title has the text. */
export function BoardEvents({ category, searchText, empty }: BoardEventsProps) {
  const { api, visit } = useEnvironment();
  const slug = categorySlug(category);
  const events = useInfiniteQuery(eventQueries.board(api, { slug, searchText }, visit));
  const seenFrom = useBoardVisit(searchText === '' ? slug : null, events);
  return (
    <PagedList
      key={`${slug} ${searchText}`}
      label={
        searchText === ''
          ? eventSearch.posts({ board: campusName(category.detail) })
          : eventSearch.results({ board: campusName(category.detail), searchText })
      }
      query={events}
      rowKey={(event) => event.eventId}
      renderRow={(event) => (
        <>
          {event.eventId === seenFrom ? <SeenLine /> : null}
          <LikeableEventCard event={event} headingLevel={2} ofOneBoard searchText={searchText} />
        </>
      )}
      skeleton={<EventCardSkeleton />}
      empty={empty}
    />
  );
}
