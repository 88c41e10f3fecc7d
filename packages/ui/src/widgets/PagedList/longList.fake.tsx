import { list } from '@campus-bell/domain/words/list';
import { memo, useState } from 'react';
import { fn } from 'storybook/test';
import { EmptyState } from '../Message/EmptyState.tsx';
import type { PagedListQuery, PagedRows } from './ListFrame.tsx';
import { PagedList } from './PagedList.tsx';

/** A row of these lists. */
export interface Row {
  id: number;
  title: string;
}

/** Hears of each row that is drawn. */
export const drawn = fn<(id: number) => void>();

/** Counts how often it is drawn. */
const Line = memo(function Line({ row }: { row: Row }) {
  drawn(row.id);
  return (
    <p style={{ paddingBlock: `${1 + (row.id % 3)}rem` }}>
      <a href={`#${row.id}`}>{row.title}</a>
    </p>
  );
});

/** So many rows, from 1. */
export const rowsOf = (count: number): Row[] =>
  Array.from({ length: count }, (_, at) => ({ id: at + 1, title: `글 ${at + 1}` }));

/** What makes a row unique. */
export const keyOf = ({ id }: Row) => id;

/** A query that has these rows. */
export const queryOf = (data: PagedRows<Row>, { hasMore = true, isAsked = false }): PagedListQuery<Row> => ({
  data,
  isError: false,
  isFetching: isAsked,
  refetch: fn(),
  hasNextPage: hasMore,
  isFetchingNextPage: isAsked,
  isFetchNextPageError: false,
  fetchNextPage: fn(),
});

interface LongListProps {
  /** How many rows there are at first. */
  count: number;
  hasMore: boolean;
}

/** A list with as many rows as wanted; the button adds a page to it. */
export function LongList({ count, hasMore }: LongListProps) {
  const [rows, setRows] = useState(() => rowsOf(count));
  return (
    <>
      <button
        type="button"
        onClick={() => setRows([...rows, ...rowsOf(rows.length + 10).slice(rows.length)])}
      >
        열 개 더
      </button>{' '}
      <button type="button" onClick={() => setRows([{ id: 0, title: '새 글' }, ...rows])}>
        맨 위에 하나
      </button>{' '}
      <button type="button" onClick={() => setRows([])}>
        비우기
      </button>
      <PagedList
        label={`글 ${count}`}
        query={queryOf({ rows, emptyPagesAtEnd: 0 }, { hasMore })}
        rowKey={keyOf}
        renderRow={(row) => <Line row={row} />}
        empty={<EmptyState title={list.empty} />}
        skeleton={null}
        look="rows"
      />
    </>
  );
}
