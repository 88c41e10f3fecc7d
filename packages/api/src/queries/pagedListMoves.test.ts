import { type InfiniteData, InfiniteQueryObserver } from '@tanstack/react-query';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Slice } from '../wire/parse.ts';
import { pagedListOptions } from './pagedList.ts';
import { createQueryClient } from './queryClient.ts';

interface Row {
  id: number;
  isGone: boolean;
}
const rows = (from: number, to: number): Row[] =>
  Array.from({ length: to - from }, (_, at) => ({ id: from + at, isGone: false }));
const page = (from: number, to: number, hasNext = true): Slice<Row> => ({ rows: rows(from, to), hasNext });

/** A list whose rows move while it loads; pages are answered one by one. */
async function open(...pages: Slice<Row>[]) {
  return openWhile({ underWay: 0, begun: 0, settle: () => undefined }, ...pages);
}
async function openWhile(
  moves: { underWay: number; begun: number; settle(): unknown },
  ...pages: Slice<Row>[]
) {
  const asked: number[] = [];
  const marksRead = vi.fn();
  let whileUnderWay: () => unknown = () => undefined;
  const queryClient = createQueryClient();
  const observer = new InfiniteQueryObserver(
    queryClient,
    pagedListOptions<Row>({
      queryKey: ['list'],
      rowId: ({ id }) => id,
      hasLeft: ({ isGone }) => isGone,
      moves: () => ({
        underWay: moves.underWay,
        begun: moves.begun,
        settled: async () => void (await moves.settle()),
      }),
      marksRead,
      fetchPage: async (number) => {
        asked.push(number);
        await whileUnderWay();
        return pages[asked.length - 1] ?? page(0, 0, false);
      },
    }),
  );
  onTestFinished(observer.subscribe(() => undefined));
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBeDefined());
  const mark = (isGone: boolean, ...ids: number[]) =>
    queryClient.setQueryData<InfiniteData<Slice<Row>>>(['list'], (list) =>
      list === undefined
        ? undefined
        : {
            ...list,
            pages: list.pages.map((one) => ({
              ...one,
              rows: one.rows.map((row) => (ids.includes(row.id) ? { ...row, isGone } : row)),
            })),
          },
    );
  return {
    asked,
    moves,
    marksRead,
    observer,
    next: () => observer.fetchNextPage(),
    leave: (...ids: number[]) => mark(true, ...ids),
    comeBack: (...ids: number[]) => mark(false, ...ids),
    during: (act: () => unknown) => {
      whileUnderWay = act;
    },
    shown: () => observer.getCurrentResult().data?.rows.map(({ id }) => id),
    hasNext: () => observer.getCurrentResult().hasNextPage,
  };
}
const ten = Array.from({ length: 10 }, (_, id) => id);

describe('of a list whose rows leave, the next page is the one that holds the first row that has not come', () => {
  test('the one behind, where none has left', async () => {
    const list = await open(page(0, 10), page(10, 20), page(20, 30, false));
    await list.next();
    await list.next();
    expect(list.asked).toEqual([0, 1, 2]);
    expect(list.hasNext()).toBe(false);
    expect(list.marksRead).toHaveBeenCalledTimes(3);
  });

  test('the same one, where one has left: ten rows moved up by one', async () => {
    const list = await open(page(0, 10), page(1, 11));
    list.leave(0);
    await list.next();
    expect(list.asked).toEqual([0, 0]);
    expect(list.shown()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  test('then the one behind it: who had left before is not counted again', async () => {
    const list = await open(page(0, 10), page(1, 11), page(11, 20, false));
    list.leave(0);
    await list.next();
    await list.next();
    expect(list.asked).toEqual([0, 0, 1]);
  });

  test('a row that came twice has left once', async () => {
    const list = await open(page(0, 10), page(9, 19), page(19, 29));
    await list.next();
    list.leave(9);
    await list.next();
    expect(list.asked).toEqual([0, 1, 1]);
  });

  test('none further on, where those who had left come back', async () => {
    const list = await open(page(0, 10), page(10, 20), page(0, 10));
    list.leave(...ten);
    await list.next();
    expect(list.asked).toEqual([0, 0]);
    list.comeBack(...ten);
    await list.next();
    expect(list.asked).toEqual([0, 0, 1]);
  });

  test('the first one, however many have left', async () => {
    const list = await open(page(0, 10), page(10, 20));
    list.leave(...ten);
    await list.next();
    expect(list.asked).toEqual([0, 0]);
  });
});

describe('while rows are being moved', () => {
  test('the first page is asked for at once, and again as it was not sure', async () => {
    const never = () => new Promise(() => undefined);
    const list = await openWhile(
      { underWay: 1, begun: 1, settle: never },
      page(0, 10, false),
      page(0, 9, false),
    );
    expect(list.asked).toEqual([0]);
    list.moves.settle = () => undefined;
    list.moves.underWay = 0;
    await list.next();
    expect(list.asked).toEqual([0, 0]);
    expect(list.hasNext()).toBe(false);
  });

  test('a later page is asked for once all has been told', async () => {
    let told: () => void = () => undefined;
    const list = await open(page(0, 10), page(1, 11));
    list.moves.settle = () => new Promise<void>((resolve) => (told = resolve));
    const next = list.next();
    await new Promise((resolve) => setTimeout(resolve));
    expect(list.asked).toEqual([0]);
    list.leave(3);
    told();
    await next;
    expect(list.asked, 'planned as the second, which has become the first meanwhile').toEqual([0, 0]);
  });

  test('those who come back before it is asked for take none of it further on', async () => {
    let told: () => void = () => undefined;
    const list = await open(page(0, 10), page(10, 20), page(0, 10));
    list.leave(...ten);
    list.moves.settle = () => new Promise<void>((resolve) => (told = resolve));
    const next = list.next();
    await new Promise((resolve) => setTimeout(resolve));
    list.comeBack(...ten);
    told();
    await next;
    expect(list.asked).toEqual([0, 0]);
  });

  test.each([
    ['was under way when it was asked for', 1, 0],
    ['began while it was on its way', 0, 1],
  ])('a page is asked for again where a move %s, also at the end', async (_, before, begunMeanwhile) => {
    const list = await open(page(0, 10), page(10, 15, false), page(9, 14, false));
    list.moves.begun = 5;
    list.moves.underWay = before;
    list.during(() => {
      list.moves.begun += begunMeanwhile;
    });
    await list.next();
    expect(list.hasNext()).toBe(true);
    list.moves.underWay = 0;
    list.during(() => undefined);
    await list.next();
    expect(list.asked).toEqual([0, 1, 0]);
    expect(list.hasNext()).toBe(false);
  });

  test('a page far down is asked for again, and none above it', async () => {
    const list = await open(page(0, 10), page(10, 20), page(20, 30), page(20, 30, false));
    await list.next();
    list.moves.underWay = 1;
    await list.next();
    list.moves.underWay = 0;
    await list.next();
    expect(list.asked).toEqual([0, 1, 2, 1]);
  });
});

test.each([
  ['whose rows leave', true],
  ['whose rows stay', false],
])('a page that comes after its list was left is heard of by nobody: a list %s', async (_, moves) => {
  const marksRead = vi.fn();
  const queryClient = createQueryClient();
  let answer: (page: Slice<Row>) => void = () => undefined;
  const asked = vi.fn();
  const observer = new InfiniteQueryObserver(
    queryClient,
    pagedListOptions<Row>({
      queryKey: ['list'],
      rowId: ({ id }) => id,
      marksRead,
      ...(moves ? { moves: () => ({ underWay: 0, begun: 0, settled: () => Promise.resolve() }) } : {}),
      fetchPage: (_page, { signal }) => {
        asked(signal);
        return new Promise((resolve) => {
          answer = resolve;
        });
      },
    }),
  );
  const leave = observer.subscribe(() => undefined);
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
  leave();
  expect(asked.mock.calls[0]?.[0].aborted).toBe(true);
  answer(page(0, 10));
  await new Promise((resolve) => setTimeout(resolve));
  expect(marksRead).not.toHaveBeenCalled();
});

test('a row that is not to be shown, or has left, is not there, and a page of such rows brought nothing', async () => {
  const answers = [page(0, 3), page(3, 6), page(6, 9, false)];
  const observer = new InfiniteQueryObserver(
    createQueryClient(),
    pagedListOptions<Row>({
      queryKey: ['list'],
      rowId: ({ id }) => id,
      shows: ({ id }) => id < 2 || id === 8,
      hasLeft: ({ id }) => id === 8,
      fetchPage: async (number) => answers[number] ?? page(0, 0, false),
    }),
  );
  onTestFinished(observer.subscribe(() => undefined));
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBeDefined());
  expect(observer.getCurrentResult().data?.emptyPagesAtEnd).toBe(0);
  await observer.fetchNextPage();
  expect(observer.getCurrentResult().data).toEqual({ rows: rows(0, 2), emptyPagesAtEnd: 1 });
  await observer.fetchNextPage();
  expect(observer.getCurrentResult().data).toEqual({ rows: rows(0, 2), emptyPagesAtEnd: 0 });
});
