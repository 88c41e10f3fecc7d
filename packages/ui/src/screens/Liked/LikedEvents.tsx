import { eventQueries } from '@campus-bell/api/queries/events';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useEnvironment } from '../../environment/UiEnvironment.tsx';
import { EventCardSkeleton } from '../../widgets/EventCard/EventCardSkeleton.tsx';
import { LikeableEventCard } from '../../widgets/EventCard/LikeableEventCard.tsx';
import type { LikeableEvent } from '../../widgets/LikeButton/useLike.tsx';
import { PagedList } from '../../widgets/PagedList/PagedList.tsx';
import { SearchBox } from '../../widgets/SearchBox/SearchBox.tsx';
import { search } from './LikedScreen.css.ts';
import type { LikedScreenProps } from './LikedScreen.tsx';
import { NoLikedEvents } from './NoLikedEvents.tsx';
import { useUndoUnlike } from './useUndoUnlike.tsx';

/** The liked events with their search. One that is no longer liked leaves, and can be brought back. */
export function LikedEvents({ searchText, onSubmitSearch }: LikedScreenProps) {
  const { api, visit } = useEnvironment();
  const events = useInfiniteQuery(eventQueries.liked(api, searchText, visit));
  const offerUndo = useUndoUnlike();
  const onChangeLike = useCallback(
    (event: LikeableEvent, liked: boolean) => {
      if (!liked) offerUndo(event);
    },
    [offerUndo],
  );
  return (
    <>
      <div className={search}>
        <SearchBox
          label="찜한 글 제목 검색"
          placeholder="찜한 글에서 찾아보세요"
          searchText={searchText}
          onSubmitSearch={onSubmitSearch}
        />
      </div>
      <PagedList
        key={searchText}
        label={searchText === '' ? '찜한 글' : `찜한 글, ‘${searchText}’ 검색 결과`}
        query={events}
        rowKey={(event) => event.eventId}
        renderRow={(event) => (
          <LikeableEventCard
            event={event}
            headingLevel={2}
            searchText={searchText}
            onChangeLike={onChangeLike}
          />
        )}
        skeleton={<EventCardSkeleton />}
        empty={<NoLikedEvents searchText={searchText} onClearSearch={() => onSubmitSearch('')} />}
      />
    </>
  );
}
