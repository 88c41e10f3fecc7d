import { InfiniteQueryObserver } from '@tanstack/react-query';
import { describe, expect, test, vi } from 'vitest';
import type { Slice } from '../wire/parse.ts';
import { type PagedListSource, pagedListOptions } from './pagedList.ts';
import { createQueryClient } from './queryClient.ts';

interface Row {
  id: number;
  labels: string[];
}

const rows = (...ids: number[]): Row[] => ids.map((id) => ({ id, labels: [] }));

async function load(pages: (Slice<Row> | Error)[], source: Partial<PagedListSource<Row>> = {}) {
  const fetchPage = vi.fn(async (page: number) => {
    const answer = pages[page];
    if (answer === undefined || answer instanceof Error) throw answer ?? new Error('no such page');
    return answer;
  });
  const observer = new InfiniteQueryObserver(
    createQueryClient(),
    pagedListOptions<Row>({ queryKey: ['list'], fetchPage, rowId: ({ id }) => id, ...source }),
  );
  const stop = observer.subscribe(() => undefined);
  await vi.waitFor(() => expect(observer.getCurrentResult().isFetching).toBe(false));
  return { observer, fetchPage, stop };
}

describe('pagedListOptions', () => {
  test('drops rows that came before and counts pages that brought nothing new', async () => {
    const { observer } = await load([
      { rows: rows(1, 2), hasNext: true },
      { rows: rows(2, 1), hasNext: true },
      { rows: [], hasNext: true },
    ]);
    await observer.fetchNextPage();
    await observer.fetchNextPage();
    const { data } = observer.getCurrentResult();
    expect(data?.rows.map(({ id }) => id)).toEqual([1, 2]);
    expect(data?.emptyPagesAtEnd).toBe(2);
  });

  test('merges what a repeated row adds', async () => {
    const { observer } = await load(
      [
        {
          rows: [
            { id: 1, labels: ['장학'] },
            { id: 1, labels: ['등록금'] },
          ],
          hasNext: false,
        },
      ],
      { merge: (earlier, later) => ({ ...earlier, labels: [...earlier.labels, ...later.labels] }) },
    );
    expect(observer.getCurrentResult().data?.rows).toEqual([{ id: 1, labels: ['장학', '등록금'] }]);
  });

  test('ends at hasNext false, and goes on after an empty page while hasNext is true', async () => {
    const { observer, fetchPage } = await load([
      { rows: [], hasNext: true },
      { rows: rows(1), hasNext: false },
    ]);
    expect(observer.getCurrentResult().hasNextPage).toBe(true);
    await observer.fetchNextPage();
    expect(observer.getCurrentResult().hasNextPage).toBe(false);
    expect(fetchPage.mock.calls.map(([page]) => page)).toEqual([0, 1]);
  });

  test('asks for the failed page again and keeps the rows before it', async () => {
    const pages = [{ rows: rows(1), hasNext: true }, new Error('500')];
    const { observer, fetchPage } = await load(pages);
    await observer.fetchNextPage();
    expect(observer.getCurrentResult()).toMatchObject({
      isFetchNextPageError: true,
      data: { rows: rows(1) },
    });
    pages[1] = { rows: rows(2), hasNext: false };
    await observer.fetchNextPage();
    expect(observer.getCurrentResult().data?.rows).toEqual(rows(1, 2));
    expect(fetchPage.mock.calls.map(([page]) => page)).toEqual([0, 1, 1]);
  });
});
