import { eventQueries } from '@campus-bell/api/queries/events';
import { action } from '@campus-bell/domain/words/action';
import { list } from '@campus-bell/domain/words/list';
import { rows as rowsWords } from '@campus-bell/domain/words/rows';
import { time } from '@campus-bell/domain/words/time';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { useEnvironment } from '../../environment/UiEnvironment.tsx';
import { EventCard } from '../EventCard/EventCard.tsx';
import { EventCardSkeleton } from '../EventCard/EventCardSkeleton.tsx';
import { starOf } from '../EventCard/starOf.ts';
import { LikeButton } from '../LikeButton/LikeButton.tsx';
import { EmptyState } from '../Message/EmptyState.tsx';
import { goToEnd } from './goToEnd.fake.tsx';
import type { PagedListProps, PagedListQuery } from './ListFrame.tsx';
import { guidance } from './PagedList.guidance.ts';
import { PagedList } from './PagedList.tsx';

interface Row {
  id: number;
  title: string;
  day: string;
}

const rows: Row[] = Array.from({ length: 12 }, (_, at) => ({
  id: at + 1,
  title: `글 ${at + 1}`,
  day: at < 5 ? '오늘' : '어제',
}));

const loaded: PagedListQuery<Row> = {
  data: { rows, emptyPagesAtEnd: 0 },
  isError: false,
  isFetching: false,
  refetch: fn(),
  hasNextPage: false,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  fetchNextPage: fn(),
};

const NoRows = () => <EmptyState title={list.empty} />;

const meta = {
  title: 'Widgets/PagedList',
  component: PagedList<Row>,
  args: {
    label: '글',
    query: loaded,
    rowKey: (row) => row.id,
    renderRow: (row) => <p style={{ paddingBlock: '1rem' }}>{row.title}</p>,
    empty: <NoRows />,
    skeleton: <EventCardSkeleton />,
    look: 'rows',
  },
  parameters: { guidance, layout: 'padded' },
} satisfies Meta<typeof PagedList<Row>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NoMoreEvents: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(list.noMore);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(12);
  },
};

export const WholeAtOnce: Story = {
  args: { endText: null },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(12);
    await expect(canvas.queryByText(list.noMore)).toBeNull();
  },
};

export const UnderDays: Story = {
  args: { groupOf: (row) => row.day },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual([
      '오늘',
      '어제',
    ]);
  },
};

export const Loading: Story = {
  args: { query: { ...loaded, data: undefined, isFetching: true } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(list.loading)).toBeNull();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(list.loading));
    await expect(canvas.getByRole('region', { name: '글' })).toHaveAttribute('aria-busy', 'true');
  },
};

/** Rows of an earlier visit, while the server's are on their way. */
const savedAt = () => rowsWords.savedAt({ age: time.hours({ count: 3 }) });

export const SavedRows: Story = {
  args: { query: { ...loaded, isFetching: true, dataUpdatedAt: Date.parse('2026-03-04T06:00:00+09:00') } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(savedAt())).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(savedAt());
    await expect(canvas.getAllByRole('listitem')).toHaveLength(12);
  },
};

export const LoadingTheNextPage: Story = {
  args: { query: { ...loaded, hasNextPage: true, isFetching: true, isFetchingNextPage: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '글', busy: true })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(list.loading);
  },
};

export const Nothing: Story = {
  args: { query: { ...loaded, data: { rows: [], emptyPagesAtEnd: 1 } } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(list.empty)).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(rowsWords.none({ list: args.label }));
  },
};

export const ServerError: Story = {
  args: { query: { ...loaded, data: undefined, isError: true, refetch: fn() } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: action.retry }));
    await expect(args.query.refetch).toHaveBeenCalledOnce();
  },
};

export const ManyEmptyPages: Story = {
  args: { query: { ...loaded, data: { rows, emptyPagesAtEnd: 5 }, hasNextPage: true, fetchNextPage: fn() } },
  play: async ({ args, canvas }) => {
    await expect(args.query.fetchNextPage).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: rowsWords.more }));
    await expect(args.query.fetchNextPage).toHaveBeenCalledOnce();
  },
};

export const LoadsUntilTheScreenIsFull: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: () => <Scholarships />,
  play: async ({ canvas, canvasElement }) => {
    const countRows = () => canvas.queryAllByRole('listitem').length;
    await waitFor(() => expect(countRows()).toBeGreaterThanOrEqual(10));
    const view = canvasElement.ownerDocument.defaultView as Window;
    await waitFor(() =>
      expect(canvasElement.ownerDocument.documentElement.scrollHeight).toBeGreaterThan(view.innerHeight),
    );
    const before = countRows();
    view.scrollTo(0, canvasElement.ownerDocument.documentElement.scrollHeight);
    await waitFor(() => expect(countRows()).toBeGreaterThan(before));
    const titles = canvas.getAllByRole('heading').map((one) => one.textContent);
    await expect(new Set(titles).size).toBeGreaterThan(10);
  },
};

export const ServerErrorOnPageTwo: Story = {
  parameters: { scenario: 'boardFailsOnPageTwo' },
  render: () => <Scholarships />,
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(10));
    canvasElement.ownerDocument.defaultView?.scrollTo(0, 100_000);
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(list.serverError));
    await userEvent.click(canvas.getByRole('button', { name: action.retry }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(10);
  },
};

function Scholarships() {
  const { api } = useEnvironment();
  const query = useInfiniteQuery(eventQueries.board(api, { slug: 'AjouScholarship', searchText: '' }));
  return (
    <PagedList
      label="장학 글"
      query={query}
      rowKey={(event) => event.eventId}
      renderRow={(event) => (
        <EventCard event={event} star={<LikeButton {...starOf(event)} onToggleLike={() => undefined} />} />
      )}
      empty={<EmptyState title={list.empty} />}
      skeleton={<EventCardSkeleton />}
    />
  );
}

const pageOf = (page: number): Row[] =>
  Array.from({ length: 10 }, (_, at) => ({
    id: page * 10 + at,
    title: `글 ${page * 10 + at + 1}`,
    day: '오늘',
  }));
const pagesAtAll = 4;

/** A list that is never told of a call under way. */
function DeafList(props: PagedListProps<Row>) {
  const [count, setCount] = useState(1);
  const fetchNextPage = useCallback(() => setCount((now) => now + 1), []);
  const data = useMemo(
    () => ({ rows: Array.from({ length: count }, (_, at) => pageOf(at)).flat(), emptyPagesAtEnd: 0 }),
    [count],
  );
  return (
    <PagedList
      {...props}
      query={{ ...loaded, data, hasNextPage: count < pagesAtAll, fetchNextPage }}
      renderRow={(row) => <p>{row.title}</p>}
    />
  );
}

/** On a busy phone a page can be there before the list has heard that it was asked for: it goes on all the same. */
export const PagesBeforeTheirCallIsHeardOf: Story = {
  tags: ['!dev', '!autodocs'],
  render: (args) => <DeafList {...args} />,
  play: async ({ canvas }) => {
    for (let turn = 1; turn < pagesAtAll; turn += 1) {
      await waitFor(() => {
        goToEnd();
        return expect(canvas.queryByText(pageOf(turn)[9]?.title ?? '')).not.toBeNull();
      });
    }
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(list.noMore));
  },
};
