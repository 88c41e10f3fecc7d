import { memo, type ReactNode, useDeferredValue } from 'react';
import {
  ListFrame,
  type ListFrameProps,
  type PagedListProps,
  type PagedListQuery,
  pagedRows,
  type SentinelProps,
} from './ListFrame.tsx';
import { PagedListRows } from './PagedListRows.tsx';
import { useFullyVisible } from './useFullyVisible.tsx';

/** The one list of the app (SE-4, SE-5, SE-8), of which only the rows near the screen stand. */
export function PagedList<Row>(props: PagedListProps<Row>) {
  const query = useUnhurried(props.query);
  return (
    <UnhurriedFrame
      {...props}
      query={query}
      isWaiting={query.data !== props.query.data}
      Rows={PagedListRows<Row>}
      Sentinel={NextPageSentinel}
    />
  );
}

interface UnhurriedFrameProps<Row> extends ListFrameProps<Row> {
  /** Rows that came are being drawn, and the whole frame with them: until then only what it says is drawn anew. */
  isWaiting: boolean;
}

const UnhurriedFrame = memo(
  ListFrame as (props: UnhurriedFrameProps<unknown>) => ReactNode,
  (before, now) => now.isWaiting && saysTheSame(before.query, now.query),
) as <Row>(props: UnhurriedFrameProps<Row>) => ReactNode;

/**
 * The same query, whose rows come in as many frames as drawing them takes: who scrolls meanwhile is not held up. Until
 * they stand the query counts as under way, and a page that followed the others as on its way.
 */
function useUnhurried<Row>(query: PagedListQuery<Row>): PagedListQuery<Row> {
  const data = useDeferredValue(query.data);
  const shown = withData(query, data);
  if (data === query.data) return shown;
  const isFollowed = data !== undefined && hasFollowers(pagedRows(data).rows, pagedRows(query.data).rows);
  return isFollowed
    ? { ...shown, isFetching: true, isFetchingNextPage: true, hasNextPage: true }
    : { ...shown, isFetching: true };
}

function hasFollowers<Row>(before: readonly Row[], now: readonly Row[]): boolean {
  return now.length > before.length && now[before.length - 1] === before.at(-1);
}

/** Names what is read of a query: copied whole it would draw the list at every change of what nobody shows. */
function withData<Row>(query: PagedListQuery<Row>, data: PagedListQuery<Row>['data']): PagedListQuery<Row> {
  return {
    data,
    isError: query.isError,
    error: query.error,
    isFetching: query.isFetching,
    errorUpdatedAt: query.errorUpdatedAt,
    dataUpdatedAt: query.dataUpdatedAt,
    refetch: query.refetch,
    hasNextPage: query.hasNextPage,
    isFetchingNextPage: query.isFetchingNextPage,
    isFetchNextPageError: query.isFetchNextPageError,
    fetchNextPage: query.fetchNextPage,
  };
}

/** Whatever else changes is drawn together with the rows. */
function saysTheSame(before: PagedListQuery<unknown>, now: PagedListQuery<unknown>): boolean {
  return before.isFetching === now.isFetching && before.isFetchingNextPage === now.isFetchingNextPage;
}

function NextPageSentinel({ className, isArmed, onVisible }: SentinelProps) {
  return <div ref={useFullyVisible(isArmed, onVisible)} className={className} aria-hidden="true" />;
}
