import { eventQueries } from '@campus-bell/api/queries/events';
import type { EventCard } from '@campus-bell/api/wire/event';
import { likes } from '@campus-bell/domain/words/likes';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useEnvironment } from '../../environment/UiEnvironment.tsx';
import { EventCardSkeleton } from '../../widgets/EventCard/EventCardSkeleton.tsx';
import { eventKey } from '../../widgets/EventCard/eventKey.ts';
import { PagedList } from '../../widgets/PagedList/PagedList.tsx';
import { SearchBox } from '../../widgets/SearchBox/SearchBox.tsx';
import { LikedCard } from './LikedCard.tsx';
import { search } from './LikedScreen.css.ts';
import { NoLikedEvents } from './NoLikedEvents.tsx';

/** Props of {@link LikedEvents}. */
export interface LikedEventsProps {
  /** The text searched for, empty for all. */
  searchText: string;
  /** Gets the text as it is sent: NFC, trimmed, empty when cleared. */
  onSubmitSearch(searchText: string): void;
}

/** The liked events with their search. One that is no longer liked leaves, and can be brought back. */
export function LikedEvents({ searchText, onSubmitSearch }: LikedEventsProps) {
  const { api, visit } = useEnvironment();
  const events = useInfiniteQuery(eventQueries.liked(api, searchText, visit));
  const renderRow = useCallback(
    (event: EventCard) => <LikedCard event={event} headingLevel={2} searchText={searchText} />,
    [searchText],
  );
  return (
    <>
      <div className={search}>
        <SearchBox
          label={likes.search}
          placeholder={likes.placeholder}
          searchText={searchText}
          onSubmitSearch={onSubmitSearch}
        />
      </div>
      <PagedList
        key={searchText}
        label={searchText === '' ? likes.posts : likes.results({ searchText })}
        query={events}
        rowKey={eventKey}
        renderRow={renderRow}
        skeleton={<EventCardSkeleton />}
        empty={<NoLikedEvents searchText={searchText} onClearSearch={() => onSubmitSearch('')} />}
      />
    </>
  );
}
