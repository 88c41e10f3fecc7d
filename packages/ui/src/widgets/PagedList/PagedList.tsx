import { emptyPagesInARow, skeletonDelayMs } from '@campus-bell/domain/limits';
import { messages } from '@campus-bell/domain/messages';
import { type ReactNode, useCallback } from 'react';
import { useDelayed } from '../../hooks/useDelayed.tsx';
import { visuallyHidden } from '../../tokens/utilities.css.ts';
import { Button } from '../Button/Button.tsx';
import { ErrorState } from '../Message/ErrorState.tsx';
import { following, list, more, row, sentinel as sentinelLook, status } from './PagedList.css.ts';
import { PagedListRows } from './PagedListRows.tsx';
import { SavedAge } from './SavedAge.tsx';
import { useFullyVisible } from './useFullyVisible.tsx';

/** What a paged list of `@campus-bell/api` holds. */
export interface PagedRows<Row> {
  rows: readonly Row[];
  emptyPagesAtEnd: number;
}

/** The part of a TanStack query result that a list reads; an infinite query and a plain one both fit. */
export interface PagedListQuery<Row> {
  /** The rows; a paged list of `@campus-bell/api` also says how many of its last pages brought nothing. */
  data: readonly Row[] | PagedRows<Row> | undefined;
  isError: boolean;
  error?: unknown;
  isFetching: boolean;
  /** When `data` came, ms since 1970. */
  dataUpdatedAt?: number;
  refetch(): unknown;
  hasNextPage?: boolean;
  isFetchingNextPage?: boolean;
  isFetchNextPageError?: boolean;
  fetchNextPage?: (options: { cancelRefetch: boolean }) => unknown;
}

/** Props of {@link PagedList}. */
export interface PagedListProps<Row> {
  /** The Korean name of the list. */
  label: string;
  query: PagedListQuery<Row>;
  rowKey(row: Row): string | number;
  renderRow(row: Row, index: number): ReactNode;
  /** Shown when there is not a single row. */
  empty: ReactNode;
  /** One row on its way. */
  skeleton: ReactNode;
  /** Says that there is no more; `null` for a list that is whole at once. */
  endText?: string | null;
  errorText?: string;
  /** Puts rows of one label under a heading of it. */
  groupOf?: (row: Row) => string;
  /** `cards` stand apart, `rows` are divided by hairlines. */
  look?: 'cards' | 'rows';
}

const skeletonCount = 5;

/** The one list of the app (SE-4, SE-5, SE-8): loading shape, rows, next pages, end, failure with retry, nothing. */
export function PagedList<Row>(props: PagedListProps<Row>) {
  const { label, query, skeleton, look = 'cards', errorText = messages.list.serverError } = props;
  const { endText = messages.list.noMore } = props;
  const { data, isError, isFetching, refetch, fetchNextPage } = query;
  const { hasNextPage = false, isFetchingNextPage = false, isFetchNextPageError = false } = query;
  const { rows, emptyPagesAtEnd } = pagedRows(data);
  const isPending = data === undefined && !isError;
  const showsSkeleton = useDelayed(isPending, skeletonDelayMs);

  const loadNext = useCallback(() => {
    fetchNextPage?.({ cancelRefetch: false });
  }, [fetchNextPage]);
  const canLoad = hasNextPage && !isFetching && !isFetchNextPageError;
  const isStalled = hasNextPage && !isFetchNextPageError && emptyPagesAtEnd >= emptyPagesInARow;
  const sentinel = useFullyVisible(canLoad && !isStalled, loadNext);

  if (data === undefined && isError) {
    return <ErrorState error={query.error} text={errorText} busy={isFetching} onRetry={() => refetch()} />;
  }
  const isEmpty = data !== undefined && rows.length === 0 && !hasNextPage;
  const isLoading = (isFetchingNextPage && !isFetchNextPageError && !isStalled) || showsSkeleton;
  const showsEnd = rows.length > 0 && !hasNextPage && endText !== null;

  return (
    <section aria-label={label} aria-busy={isPending || isFetchingNextPage}>
      {isFetching && !isFetchingNextPage && rows.length > 0 ? <SavedAge at={query.dataUpdatedAt} /> : null}
      <PagedListRows {...props} rows={rows} look={look} hasMore={hasNextPage} />
      {isLoading ? (
        <div
          className={rows.length > 0 && look === 'cards' ? `${list({ look })} ${following}` : list({ look })}
          aria-hidden="true"
        >
          {Array.from({ length: rows.length === 0 ? skeletonCount : 1 }, (_, at) => at).map((at) => (
            <div key={at} className={row({ look })}>
              {skeleton}
            </div>
          ))}
        </div>
      ) : null}
      {isEmpty ? props.empty : null}
      <div ref={sentinel} className={sentinelLook} aria-hidden="true" />
      {isFetchNextPageError ? (
        <ErrorState
          extent="compact"
          error={query.error}
          text={errorText}
          busy={isFetchingNextPage}
          onRetry={loadNext}
        />
      ) : null}
      {isStalled ? (
        <div className={more}>
          <Button tone="neutral" extent="medium" busy={isFetchingNextPage} onClick={loadNext}>
            더 보기
          </Button>
        </div>
      ) : null}
      <p className={isLoading || showsEnd ? status : visuallyHidden} role="status">
        {statusText()}
      </p>
    </section>
  );

  function statusText(): string {
    if (isLoading) return messages.list.loading;
    if (showsEnd) return endText ?? '';
    if (isEmpty) return `${label}: 0개`;
    return rows.length > 0 ? `${rows.length}개를 불러왔어요.` : '';
  }
}

function pagedRows<Row>(data: PagedListQuery<Row>['data']): PagedRows<Row> {
  if (data === undefined) return { rows: [], emptyPagesAtEnd: 0 };
  return 'rows' in data ? data : { rows: data, emptyPagesAtEnd: 0 };
}
