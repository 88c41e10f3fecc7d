import { pageSize } from '@campus-bell/domain/limits';
import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import type { ApiClient, CallOptions } from '../createApiClient.ts';
import type { Slice } from '../wire/parse.ts';
import { savedFirst } from './savedFirst.ts';

/** One kind of list: how a page is asked for, what makes a row unique, and when the list has ended. */
export interface PagedListSource<Row> {
  queryKey: QueryKey;
  /** Asks for a page, of another client than usual when `from` is given. */
  fetchPage(page: number, options: CallOptions, from?: ApiClient): Promise<Slice<Row>>;
  /** The client whose kept first page shows until the page is there; none shows when left out. */
  keptBy?: ApiClient;
  rowId(row: Row): number | string;
  /** What becomes of a row that came before; the earlier one stays when this is left out. */
  merge?(earlier: Row, later: Row): Row;
  /** Whether the list ends after this page; when left out, it ends at `hasNext: false` alone. */
  endsAfter?(page: Slice<Row>): boolean;
  /** Whether a row is shown; what the cache holds stays whole, so a row can come back. All are when left out. */
  shows?(row: Row): boolean;
  /** Whether a row has left the list on the server since it came, so that later rows moved up. None when left out. */
  hasLeft?(row: Row): boolean;
  /** The calls that take rows from the list or bring them back. */
  moves?(queryClient: QueryClient): Moves;
  /** What is known once a page came, because asking for it marked something read on the server. */
  marksRead?(queryClient: QueryClient): void;
}

/** Calls under way that move the rows of a list on the server. */
export interface Moves {
  underWay: number;
  /** How many were ever begun. */
  begun: number;
  /** Settles once none is under way. */
  settled(): Promise<void>;
}

/** A list as its screen shows it; `emptyPagesAtEnd` counts the last pages in a row that brought nothing to show. */
export interface PagedList<Row> {
  rows: Row[];
  emptyPagesAtEnd: number;
}

/** A page as the cache holds it. */
export interface LoadedPage<Row> extends Slice<Row> {
  /** The page asked for, when rows that left meanwhile made it an earlier one than planned. */
  asked?: number;
  /** How many of the rows that had come were gone again when this page was asked for. */
  leftBefore?: number;
  /** How many rows were being moved while this page was on its way: before it or after, nobody knows. */
  unsure?: number;
}

/**
 * The one list engine (SE-4, SE-8): pages from 0, the next one only after `hasNext`, rows with an id that came
 * before dropped or merged, a new key starts anew and leaves late answers of the old one behind. Rows that leave
 * on the server move later ones up: the next page is the one that now holds the first row that has not come.
 */
export function pagedListOptions<Row>(source: PagedListSource<Row>) {
  const { queryKey, keptBy, marksRead, endsAfter = ({ hasNext }) => !hasNext } = source;
  return infiniteQueryOptions({
    queryKey,
    ...(marksRead && { meta: { marksRead } }),
    initialPageParam: 0,
    queryFn: async ({ pageParam, signal, client }): Promise<LoadedPage<Row>> => {
      const fetchPage = (page: number) => {
        if (keptBy === undefined || page > 0) return source.fetchPage(page, { signal });
        const ask = (from: ApiClient, options: CallOptions) => source.fetchPage(page, options, from);
        const asCached = (first: Slice<Row>) => ({ pages: [first], pageParams: [0] });
        return savedFirst(keptBy, { client, queryKey, signal }, ask, asCached);
      };
      if (source.moves === undefined) return fetchPage(pageParam);
      const loaded = () => client.getQueryData<InfiniteData<Slice<Row>>>(queryKey)?.pages;
      const leftAtStart = countLeft(source, loaded());
      if (loaded() !== undefined) await source.moves(client).settled();
      const leftBefore = countLeft(source, loaded());
      const asked = pageAt(pageParam * pageSize - Math.max(0, leftBefore - leftAtStart));
      const before = source.moves(client);
      const page = await fetchPage(asked);
      const unsure = before.underWay + source.moves(client).begun - before.begun;
      return { ...page, asked, leftBefore, unsure };
    },
    getNextPageParam: (last: LoadedPage<Row>, pages: LoadedPage<Row>[], pageParam: number) => {
      const { asked = pageParam, leftBefore = 0, unsure = 0 } = last;
      if (unsure > 0) return pageAt(asked * pageSize - unsure);
      if (endsAfter(last)) return undefined;
      return pageAt((asked + 1) * pageSize - Math.max(0, countLeft(source, pages) - leftBefore));
    },
    select: (data) => shownRows(source, data),
  });
}

function pageAt(row: number): number {
  return Math.max(0, Math.floor(row / pageSize));
}

function countLeft<Row>({ rowId, hasLeft }: PagedListSource<Row>, pages: readonly Slice<Row>[] = []): number {
  if (hasLeft === undefined) return 0;
  return new Set(pages.flatMap(({ rows }) => rows.filter(hasLeft).map(rowId))).size;
}

function shownRows<Row>(
  { rowId, merge = (earlier) => earlier, shows = () => true, hasLeft = () => false }: PagedListSource<Row>,
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
  return { rows: [...byId.values()].filter((row) => shows(row) && !hasLeft(row)), emptyPagesAtEnd };
}
