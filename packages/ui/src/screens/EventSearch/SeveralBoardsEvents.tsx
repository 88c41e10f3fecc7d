import { type BoardState, severalBoardsOptions, wantAgain } from '@campus-bell/api/queries/severalBoards';
import type { EventCard } from '@campus-bell/api/wire/event';
import { list } from '@campus-bell/domain/words/list';
import { several } from '@campus-bell/domain/words/several';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useMemo } from 'react';
import { useEnvironment } from '../../environment/UiEnvironment.tsx';
import { EventCardSkeleton } from '../../widgets/EventCard/EventCardSkeleton.tsx';
import { eventKey } from '../../widgets/EventCard/eventKey.ts';
import { LikeableEventCard } from '../../widgets/EventCard/LikeableEventCard.tsx';
import { ErrorState } from '../../widgets/Message/ErrorState.tsx';
import { PagedList } from '../../widgets/PagedList/PagedList.tsx';
import { BoardFailure } from './BoardFailure.tsx';
import { BoardStates } from './BoardStates.tsx';

/** Props of {@link SeveralBoardsEvents}. */
export interface SeveralBoardsEventsProps {
  /** Slugs of the boards. */
  boards: readonly string[];
  searchText: string;
  /** Shown when none of the boards has anything. */
  empty: ReactNode;
}

type Failed = Extract<BoardState, { status: 'failed' }>;

/** The events of several boards as one list by date, and how far each board has come. */
export function SeveralBoardsEvents({ boards, searchText, empty }: SeveralBoardsEventsProps) {
  const { api, visit } = useEnvironment();
  const queryClient = useQueryClient();
  const slugs = boards.join(' ');
  const options = useMemo(
    () => severalBoardsOptions(api, queryClient, { slugs: slugs.split(' '), searchText }, visit),
    [api, queryClient, slugs, searchText, visit],
  );
  const events = useInfiniteQuery(options);
  const { data, isFetching, hasNextPage, fetchNextPage } = events;
  const { isDue = false, isOpening = false } = data ?? {};

  useEffect(() => {
    if (isDue && hasNextPage && !isFetching) void fetchNextPage({ cancelRefetch: false });
  }, [isDue, hasNextPage, isFetching, fetchNextPage]);

  const renderRow = useCallback(
    (event: EventCard) => <LikeableEventCard event={event} headingLevel={2} searchText={searchText} />,
    [searchText],
  );

  const states: BoardState[] = data?.boards ?? boards.map((slug) => ({ slug, count: 0, status: 'waiting' }));
  const failed = states.filter((board): board is Failed => board.status === 'failed');
  const retry = (slug?: string) => void wantAgain(queryClient, options.queryKey, slug);
  const isEveryFailed = failed.length === boards.length && data?.rows.length === 0;
  if (isEveryFailed) {
    return (
      <ErrorState
        error={failed[0]?.error}
        text={list.serverError}
        busy={failed.some(({ isWanted }) => isWanted)}
        onRetry={() => retry()}
      />
    );
  }
  return (
    <>
      <BoardStates states={states} onRetryBoard={retry} />
      <PagedList
        key={`${slugs} ${searchText}`}
        label={
          searchText === ''
            ? several.posts({ count: boards.length })
            : several.results({ count: boards.length, searchText })
        }
        query={{ ...events, data: isOpening ? undefined : data, hasNextPage: hasNextPage && !isOpening }}
        rowKey={eventKey}
        renderRow={renderRow}
        skeleton={<EventCardSkeleton />}
        empty={failed.length === 0 ? empty : null}
        endText={failed.length === 0 ? list.noMore : null}
      />
      {failed.map(({ slug, count, isWanted }) =>
        count === 0 ? null : (
          <BoardFailure key={slug} slug={slug} isWanted={isWanted} isAtEnd onRetryBoard={retry} />
        ),
      )}
    </>
  );
}
