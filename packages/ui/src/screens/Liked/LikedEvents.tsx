import { eventQueries } from '@campus-bell/api/queries/events';
import { likes } from '@campus-bell/domain/words/likes';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEnvironment } from '../../environment/UiEnvironment.tsx';
import { EventCardSkeleton } from '../../widgets/EventCard/EventCardSkeleton.tsx';
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
        rowKey={(event) => event.eventId}
        renderRow={(event) => <LikedCard event={event} headingLevel={2} searchText={searchText} />}
        skeleton={<EventCardSkeleton />}
        empty={<NoLikedEvents searchText={searchText} onClearSearch={() => onSubmitSearch('')} />}
      />
    </>
  );
}
