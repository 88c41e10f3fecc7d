import { type DatedRows, mergedByDate } from '@campus-bell/domain/mergedByDate';
import { type InfiniteData, infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import { ApiError } from '../ApiError.ts';
import type { ApiClient } from '../createApiClient.ts';
import { fetchBoardEvents } from '../endpoints/events.ts';
import type { EventCard } from '../wire/event.ts';
import type { Slice } from '../wire/parse.ts';
import { afterFetch } from './afterFetch.ts';
import { keys } from './keys.ts';
import { knownStars } from './knownStars.ts';

/** What is asked of several boards at once. */
export interface SeveralBoards {
  slugs: readonly string[];
  searchText: string;
}

/** A page of one of the boards; with an error and no rows where the call failed. */
export interface BoardPage extends Slice<EventCard> {
  slug: string;
  page: number;
  error: ApiError | null;
  /** It failed, and the student wants it again: it comes next of all. */
  isWanted?: boolean;
}

/** How far one of the boards has come. */
export type BoardState = { slug: string; count: number } & (
  | { status: 'waiting' }
  /** `mayGoOn`: there is more of it. */
  | { status: 'ready'; mayGoOn: boolean }
  /** `isWanted`: it is being asked again. */
  | { status: 'failed'; error: ApiError; isWanted: boolean }
);

/** What several boards have together, as their screen shows it. */
export interface MergedEvents {
  rows: EventCard[];
  boards: BoardState[];
  /** A board has neither answered nor failed yet: nothing can stand before it has. */
  isOpening: boolean;
  /** A board is to be asked without waiting for the end of the list to come near. */
  isDue: boolean;
  emptyPagesAtEnd: number;
}

type Pages = InfiniteData<BoardPage, BoardRequest>;
interface BoardRequest {
  slug: string;
  page: number;
}

/**
 * Several boards as one list by date. They are asked as a visitor, so nothing is marked read, and one after another:
 * first each once, then whichever holds the others back. A board that fails is left out until it is asked again.
 */
export function severalBoardsOptions(
  api: ApiClient,
  queryClient: QueryClient,
  { slugs, searchText }: SeveralBoards,
  visit = '',
) {
  const first: BoardRequest = { slug: slugs[0] ?? '', page: 0 };
  return infiniteQueryOptions({
    queryKey: [...keys.severalBoards, slugs, searchText, visit],
    initialPageParam: first,
    queryFn: async ({ pageParam: { slug, page }, signal, client, queryKey }): Promise<BoardPage> => {
      try {
        const request = { slug, searchText, page, asVisitor: true };
        const answer = await fetchBoardEvents(api, request, { signal });
        const rows = api.isSignedIn() ? knownStars(queryClient, answer.rows) : answer.rows;
        return { ...answer, rows, slug, page, error: null };
      } catch (error) {
        const before = client.getQueryData<Pages>(queryKey)?.pages ?? [];
        // What stands is not given up for a page that says that it failed.
        const stands = before.some((one) => one.slug === slug && one.page === page && one.error === null);
        if (stands || !(error instanceof ApiError)) throw error;
        return { rows: [], hasNext: true, slug, page, error };
      }
    },
    getNextPageParam: (_last: BoardPage, pages: BoardPage[]) => nextRequest(slugs, pages),
    select: ({ pages }: Pages): MergedEvents => {
      const { rows } = merged(slugs, pages);
      const boards = slugs.map((slug) => stateOf(slug, pages));
      const isOpening = boards.some(({ status }) => status === 'waiting');
      return {
        rows: api.isSignedIn() ? knownStars(queryClient, rows) : rows,
        boards,
        isOpening,
        isDue: isOpening || boards.some((board) => board.status === 'failed' && board.isWanted),
        emptyPagesAtEnd: emptyPagesAtEnd(pages),
      };
    },
  });
}

/** Has the boards that failed asked again, or the one of them; at once, or once the page that is on its way has come. */
export async function wantAgain(
  queryClient: QueryClient,
  queryKey: readonly unknown[],
  wanted?: string,
): Promise<void> {
  await afterFetch(queryClient, queryKey, () =>
    queryClient.setQueryData<Pages>(queryKey, (data) => {
      if (data === undefined) return undefined;
      const pages = data.pages.map((page) =>
        page.error !== null && (wanted === undefined || page.slug === wanted)
          ? { ...page, isWanted: true }
          : page,
      );
      return { ...data, pages };
    }),
  );
}

function nextRequest(slugs: readonly string[], pages: readonly BoardPage[]): BoardRequest | undefined {
  const wanted = slugs.find((slug) => pages.findLast((one) => one.slug === slug)?.isWanted === true);
  const slug = wanted ?? slugs[merged(slugs, pages).next ?? -1];
  if (slug === undefined) return undefined;
  return { slug, page: pages.filter((one) => one.slug === slug && one.error === null).length };
}

function merged(slugs: readonly string[], pages: readonly BoardPage[]) {
  const lists = slugs.map((slug): DatedRows<EventCard> => {
    const own = pages.filter((one) => one.slug === slug);
    const last = own.at(-1);
    return {
      rows: once(own.flatMap(({ rows }) => rows)),
      mayGoOn: last === undefined || (last.hasNext && last.error === null),
    };
  });
  const { rows, next } = mergedByDate(lists, ({ createdAt }) => createdAt);
  return { rows: once(rows), next };
}

function once(rows: readonly EventCard[]): EventCard[] {
  return [...new Map([...rows].reverse().map((row) => [row.eventId, row])).values()].reverse();
}

function stateOf(slug: string, pages: readonly BoardPage[]): BoardState {
  const own = pages.filter((one) => one.slug === slug);
  const count = own.reduce((sum, { rows }) => sum + rows.length, 0);
  const last = own.at(-1);
  if (last === undefined) return { slug, count, status: 'waiting' };
  if (last.error !== null)
    return { slug, count, status: 'failed', error: last.error, isWanted: last.isWanted === true };
  return { slug, count, status: 'ready', mayGoOn: last.hasNext };
}

function emptyPagesAtEnd(pages: readonly BoardPage[]): number {
  const last = pages.findLastIndex(({ rows, page }) => rows.length > 0 || page === 0);
  return pages.length - 1 - last;
}
