import { emptyPagesInARow, skeletonDelayMs } from '@campus-bell/domain/limits';
import { list as listWords } from '@campus-bell/domain/words/list';
import { rows as rowsWords } from '@campus-bell/domain/words/rows';
import { type ComponentType, type ReactNode, useCallback } from 'react';
import { useDelayed } from '../../hooks/useDelayed.ts';
import { useHeldFailure } from '../../hooks/useHeldFailure.tsx';
import { visuallyHidden } from '../../tokens/utilities.css.ts';
import { Button } from '../Button/Button.tsx';
import { ErrorState } from '../Message/ErrorState.tsx';
import { following, list, more, row, sentinel as sentinelLook, status } from './PagedList.css.ts';
import { SavedAge } from './SavedAge.tsx';
import { useSavedAge } from './useSavedAge.ts';

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
  errorUpdatedAt?: number;
  /** When `data` came, ms since 1970. */
  dataUpdatedAt?: number;
  refetch(): unknown;
  hasNextPage?: boolean;
  isFetchingNextPage?: boolean;
  isFetchNextPageError?: boolean;
  fetchNextPage?: (options: { cancelRefetch: boolean }) => unknown;
}

/** Props of {@link ListFrame} but for how its rows are drawn. */
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

/** What draws the rows of a {@link ListFrame}. */
export interface RowsProps<Row> {
  label: string;
  rows: readonly Row[];
  hasMore: boolean;
  look: 'cards' | 'rows';
  rowKey(row: Row): string | number;
  renderRow(row: Row, index: number): ReactNode;
  groupOf?: (row: Row) => string;
}

/** What stands below the rows and calls for more of them. */
export interface SentinelProps {
  className: string;
  isArmed: boolean;
  /** What the list holds; another one with every page. */
  content: unknown;
  onVisible(): void;
}

/** Props of {@link ListFrame}. */
export interface ListFrameProps<Row> extends PagedListProps<Row> {
  Rows: ComponentType<RowsProps<Row>>;
  /** Absent where a list is whole at once. */
  Sentinel?: ComponentType<SentinelProps>;
}

const skeletonCount = 5;

/** What every list has around its rows (SE-4, SE-5, SE-8): loading shape, next pages, end, failure with retry, nothing. */
export function ListFrame<Row>({ Rows, Sentinel, ...props }: ListFrameProps<Row>) {
  const { label, query, skeleton, look = 'cards', errorText = listWords.serverError } = props;
  const { endText = listWords.noMore } = props;
  const failure = useHeldFailure(query);
  const { data, isFetching, refetch, fetchNextPage } = query;
  const { hasNextPage = false, isFetchingNextPage = false, isFetchNextPageError = false } = query;
  const { rows, emptyPagesAtEnd } = pagedRows(data);
  const isPending = data === undefined && !failure.isFailed;
  const showsSkeleton = useDelayed(isPending, skeletonDelayMs);
  const isRenewed = isFetching && !isFetchingNextPage && rows.length > 0;
  const age = useSavedAge(isRenewed ? query.dataUpdatedAt : undefined);
  const saved = age === null ? null : rowsWords.savedAt({ age });

  const loadNext = useCallback(() => {
    fetchNextPage?.({ cancelRefetch: false });
  }, [fetchNextPage]);
  const canLoad = hasNextPage && !isFetching && !isFetchNextPageError;
  const isStalled = hasNextPage && !isFetchNextPageError && emptyPagesAtEnd >= emptyPagesInARow;

  if (failure.isFailed) {
    return <ErrorState error={failure.error} text={errorText} busy={isFetching} onRetry={() => refetch()} />;
  }
  const isEmpty = data !== undefined && rows.length === 0 && !hasNextPage;
  const isLoading = (isFetchingNextPage && !isFetchNextPageError && !isStalled) || showsSkeleton;
  // The next row is on its way as long as there is one: to put it up and take it down again would lay each page out twice more.
  const goesOn = rows.length > 0 && hasNextPage && !isFetchNextPageError && !isStalled;
  const showsEnd = rows.length > 0 && !hasNextPage && endText !== null;

  return (
    <section aria-label={label} aria-busy={isPending || isFetchingNextPage}>
      {saved === null ? null : <SavedAge text={saved} />}
      <Rows
        label={label}
        rows={rows}
        hasMore={hasNextPage}
        look={look}
        rowKey={props.rowKey}
        renderRow={props.renderRow}
        {...(props.groupOf && { groupOf: props.groupOf })}
      />
      {goesOn || showsSkeleton ? (
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
      {Sentinel === undefined ? (
        <div className={sentinelLook} aria-hidden="true" />
      ) : (
        <Sentinel
          className={sentinelLook}
          isArmed={canLoad && !isStalled}
          content={data}
          onVisible={loadNext}
        />
      )}
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
            {rowsWords.more}
          </Button>
        </div>
      ) : null}
      <p className={showsSkeleton || showsEnd ? status : visuallyHidden} role="status">
        {statusText()}
      </p>
    </section>
  );

  function statusText(): string {
    if (isLoading) return listWords.loading;
    if (showsEnd) return [endText, saved].join(' ').trim();
    if (isEmpty) return rowsWords.none({ list: label });
    return rows.length > 0 ? [rowsWords.came({ count: rows.length }), saved].join(' ').trim() : '';
  }
}

/** The rows of a query's data, paged or not. */
function pagedRows<Row>(data: PagedListQuery<Row>['data']): PagedRows<Row> {
  if (data === undefined) return { rows: [], emptyPagesAtEnd: 0 };
  return 'rows' in data ? data : { rows: data, emptyPagesAtEnd: 0 };
}
