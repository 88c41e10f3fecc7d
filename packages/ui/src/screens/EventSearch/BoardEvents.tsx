import { eventQueries } from '@campus-bell/api/queries/events';
import type { EventCard } from '@campus-bell/api/wire/event';
import { type Category, categorySlug } from '@campus-bell/domain/categories';
import { campusName } from '@campus-bell/domain/words/campus/campusName';
import { eventSearch } from '@campus-bell/domain/words/eventSearch';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useMemo } from 'react';
import { useEnvironment } from '../../environment/UiEnvironment.tsx';
import { useBoardVisit } from '../../notices/useBoardVisit.ts';
import { EventCardSkeleton } from '../../widgets/EventCard/EventCardSkeleton.tsx';
import { eventKey } from '../../widgets/EventCard/eventKey.ts';
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
  const board = useMemo(
    () => eventQueries.board(api, { slug, searchText }, visit),
    [api, slug, searchText, visit],
  );
  const events = useInfiniteQuery(board);
  const seenFrom = useBoardVisit(searchText === '' ? slug : null, events);
  const renderRow = useCallback(
    (event: EventCard) => (
      <>
        {event.eventId === seenFrom ? <SeenLine /> : null}
        <LikeableEventCard event={event} headingLevel={2} ofOneBoard searchText={searchText} />
      </>
    ),
    [seenFrom, searchText],
  );
  return (
    <PagedList
      key={`${slug} ${searchText}`}
      label={
        searchText === ''
          ? eventSearch.posts({ board: campusName(category.detail) })
          : eventSearch.results({ board: campusName(category.detail), searchText })
      }
      query={events}
      rowKey={eventKey}
      renderRow={renderRow}
      skeleton={<EventCardSkeleton />}
      empty={empty}
    />
  );
}
