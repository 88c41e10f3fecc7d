import { eventQueries } from '@campus-bell/api/queries/events';
import type { EventCard } from '@campus-bell/api/wire/event';
import { likedPagesMax } from '@campus-bell/domain/limits';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useEnvironment } from '../../environment/UiEnvironment.tsx';

/** All liked events, as far as they were asked for. */
export interface AllLiked {
  /** Undefined until all pages have come; while they are asked for anew, those that came last. */
  events: readonly EventCard[] | undefined;
  /** There are more than are asked for. */
  isCut: boolean;
  /** A later page did not come: what is there stands, and can be completed. */
  isIncomplete: boolean;
  isFetching: boolean;
  isError: boolean;
  error: unknown;
  errorUpdatedAt: number;
  dataUpdatedAt: number;
  refetch(): unknown;
  complete(): void;
}

/** Asks for the liked events page after page, at most `likedPagesMax` of them, and gives them once they are all there. */
export function useAllLiked(): AllLiked {
  const { api, visit } = useEnvironment();
  const options = eventQueries.liked(api, '', visit);
  const liked = useInfiniteQuery(options);
  const { data, hasNextPage, isFetching, isError, isFetchNextPageError, fetchNextPage } = liked;
  const pages = useQueryClient().getQueryData(options.queryKey)?.pages.length ?? 0;
  const isCut = hasNextPage && pages >= likedPagesMax;
  const asksNext = hasNextPage && !isCut && !isFetching && !isError;

  useEffect(() => {
    if (asksNext) void fetchNextPage({ cancelRefetch: false });
  }, [asksNext, fetchNextPage]);

  const isIncomplete = isFetchNextPageError;
  const isThere = data !== undefined && (!hasNextPage || isCut || isIncomplete);
  const [shown, setShown] = useState<readonly EventCard[]>();
  const events = isThere ? data.rows : shown;
  if (events !== shown) setShown(events);
  return {
    events,
    isCut,
    isIncomplete,
    isFetching,
    isError,
    error: liked.error,
    errorUpdatedAt: liked.errorUpdatedAt,
    dataUpdatedAt: liked.dataUpdatedAt,
    refetch: liked.refetch,
    complete: () => void fetchNextPage({ cancelRefetch: false }),
  };
}
