import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import type { Slice } from '../wire/parse.ts';

/** One kind of list: how a page is asked for, what makes a row unique, and when the list has ended. */
export interface PagedListSource<Row> {
  queryKey: QueryKey;
  fetchPage(page: number, signal: AbortSignal): Promise<Slice<Row>>;
  rowId(row: Row): number | string;
  /** What becomes of a row that came before; the earlier one stays when this is left out. */
  merge?(earlier: Row, later: Row): Row;
  /** Whether the list ends after this page; when left out, it ends at `hasNext: false` alone. */
  endsAfter?(page: Slice<Row>): boolean;
  /** Whether a row is shown; what the cache holds stays whole, so a row can come back. All are when left out. */
  shows?(row: Row): boolean;
  /** What else is known once a page came: its listing changed something on the server. */
  onPage?(queryClient: QueryClient): void;
}

/** A list as its screen shows it; `emptyPagesAtEnd` counts the last pages in a row that brought nothing to show. */
export interface PagedList<Row> {
  rows: Row[];
  emptyPagesAtEnd: number;
}

/**
 * The one list engine (SE-4, SE-8): pages from 0, the next one only after `hasNext`, rows with an id that came
 * before dropped or merged, a new key starts anew and leaves late answers of the old one behind.
 */
export function pagedListOptions<Row>(source: PagedListSource<Row>) {
  const { queryKey, fetchPage, onPage, endsAfter = ({ hasNext }) => !hasNext } = source;
  return infiniteQueryOptions({
    queryKey,
    initialPageParam: 0,
    queryFn: async ({ pageParam, signal, client }) => {
      const page = await fetchPage(pageParam, signal);
      if (!signal.aborted) onPage?.(client);
      return page;
    },
    getNextPageParam: (last: Slice<Row>, _pages, page: number) => (endsAfter(last) ? undefined : page + 1),
    select: (data) => shownRows(source, data),
  });
}

function shownRows<Row>(
  { rowId, merge = (earlier) => earlier, shows = () => true }: PagedListSource<Row>,
  { pages }: InfiniteData<Slice<Row>, number>,
): PagedList<Row> {
  const byId = new Map<number | string, Row>();
  let emptyPagesAtEnd = 0;
  for (const page of pages) {
    let bringsAnything = false;
    for (const row of page.rows) {
      const id = rowId(row);
      const earlier = byId.get(id);
      byId.set(id, earlier === undefined ? row : merge(earlier, row));
      bringsAnything ||= earlier === undefined && shows(row);
    }
    emptyPagesAtEnd = bringsAnything ? 0 : emptyPagesAtEnd + 1;
  }
  return { rows: [...byId.values()].filter(shows), emptyPagesAtEnd };
}
