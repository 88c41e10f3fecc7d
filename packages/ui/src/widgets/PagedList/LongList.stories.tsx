import { list } from '@campus-bell/domain/words/list';
import { rows as rowsWords } from '@campus-bell/domain/words/rows';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { UiEnvironmentProvider, useEnvironment } from '../../environment/UiEnvironment.tsx';
import type { PagedRows } from './ListFrame.tsx';
import { guidance } from './LongList.guidance.ts';
import { drawn, keyOf, LongList, queryOf, type Row, rowsOf } from './longList.fake.tsx';
import { PagedList } from './PagedList.tsx';
import { firstGuess } from './rowHeights.ts';

const meta = {
  title: 'Widgets/LongList',
  component: LongList,
  args: { count: 2000, hasMore: false },
  parameters: { guidance, layout: 'padded' },
  beforeEach: () => {
    drawn.mockClear();
    window.scrollTo(0, 0);
  },
} satisfies Meta<typeof LongList>;
export default meta;

type Story = StoryObj<typeof meta>;

const placesOf = (rows: HTMLElement[]) => rows.map((row) => Number(row.getAttribute('aria-posinset')));

export const OnlyRowsNearTheScreen: Story = {
  play: async ({ canvas }) => {
    const first = placesOf(canvas.getAllByRole('listitem'));
    await expect(first[0]).toBe(1);
    await expect(first.length).toBeLessThanOrEqual(70);
    for (const row of canvas.getAllByRole('listitem'))
      await expect(row).toHaveAttribute('aria-setsize', '2000');

    window.scrollTo(0, document.documentElement.scrollHeight / 2);
    await waitFor(() => expect(placesOf(canvas.getAllByRole('listitem'))[0]).toBeGreaterThan(500));
    const middle = placesOf(canvas.getAllByRole('listitem'));
    await expect(middle.length).toBeLessThanOrEqual(70);
    await expect(middle).toEqual(middle.map((_, at) => (middle[0] ?? 0) + at));

    await waitFor(async () => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      await expect(placesOf(canvas.getAllByRole('listitem')).at(-1)).toBe(2000);
    });
    await expect(canvas.getByRole('link', { name: '글 2000' })).toBeVisible();
  },
};

export const MoreToCome: Story = {
  args: { count: 30, hasMore: true },
  play: async ({ canvas }) => {
    for (const row of canvas.getAllByRole('listitem'))
      await expect(row).toHaveAttribute('aria-setsize', '-1');
  },
};

export const AnAddedPageDrawsItsOwnRows: Story = {
  args: { count: 20, hasMore: true },
  play: async ({ canvas }) => {
    window.scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() => expect(canvas.getByText('글 20')).toBeVisible());
    drawn.mockClear();
    canvas.getByRole('button', { name: '열 개 더' }).click();
    await canvas.findByText('글 25');
    const ids = drawn.mock.calls.map(([id]) => id);
    await expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) await expect(id).toBeGreaterThan(20);
  },
};

export const TheFocusedRowStays: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: '글 1' });
    link.focus();
    window.scrollTo(0, 4 * window.innerHeight);
    await waitFor(() => expect(canvas.getByRole('link', { name: '글 50' })).toBeVisible());
    await expect(link).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '글 2' })).toHaveFocus();
  },
};

/** A row that came on top, or came back, is no next page. */
export const ARowOnTop: Story = {
  args: { count: 20, hasMore: true },
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    const said: (string | null)[] = [];
    const watch = new MutationObserver(() => said.push(status.textContent));
    watch.observe(status, { childList: true, characterData: true, subtree: true });
    canvas.getByRole('button', { name: '맨 위에 하나' }).click();
    await canvas.findByText('새 글');
    await waitFor(() => expect(status).toHaveTextContent(rowsWords.came({ count: 21 })));
    watch.disconnect();
    await expect(said).toEqual([rowsWords.came({ count: 21 })]);
  },
};

const thirtyRows = rowsOf(30);
const framed = fn<(count: number) => void>();

/** Hears when a frame is drawn around its rows: each looks how the list ends. */
class Page implements PagedRows<Row> {
  readonly rows: readonly Row[];
  constructor(count: number) {
    this.rows = thirtyRows.slice(0, count);
  }
  get emptyPagesAtEnd() {
    framed(this.rows.length);
    return 0;
  }
}
const renderCounted = (row: Row) => {
  drawn(row.id);
  return row.title;
};
const [twenty, thirty] = [new Page(20), new Page(30)];

/** Asks for a page, and has it at the second tap. */
function ComingPage() {
  const [taps, setTaps] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setTaps(taps + 1)}>
        다음
      </button>
      <PagedList
        label="오는 글"
        query={queryOf(taps < 2 ? twenty : thirty, { isAsked: taps === 1 })}
        rowKey={keyOf}
        renderRow={renderCounted}
        empty={null}
        skeleton={null}
      />
    </>
  );
}

/** Asking for a page draws what the list says of it alone; the page that came is drawn in one go. */
export const APageDrawnOnce: Story = {
  render: () => <ComingPage />,
  play: async ({ canvas }) => {
    const [status, next] = [canvas.getByRole('status'), canvas.getByRole('button', { name: '다음' })];
    await expect(canvas.getAllByRole('listitem')).toHaveLength(20);
    for (const counter of [drawn, framed]) counter.mockClear();
    next.click();
    await waitFor(() => expect(status).toHaveTextContent(list.loading));
    await expect(framed.mock.calls).toEqual([[20]]);
    await expect(drawn).not.toHaveBeenCalled();
    framed.mockClear();
    next.click();
    await waitFor(() => expect(status).toHaveTextContent(rowsWords.came({ count: 30 })));
    await expect(framed.mock.calls).toEqual([[30]]);
    await expect(drawn.mock.calls.flat()).toEqual(thirtyRows.slice(20).map(keyOf));
  },
};

const nextFrames = () => new Promise((resolve) => setTimeout(resolve, 300));

/** To take rows away alone would be a drawing more for each page. */
export const RowsLeaveAsOthersCome: Story = {
  args: { count: 30, hasMore: true },
  play: async ({ canvas }) => {
    const drawings: { came: number; left: number }[] = [];
    const observer = new MutationObserver((changes) =>
      drawings.push({
        came: changes.reduce((count, { addedNodes }) => count + addedNodes.length, 0),
        left: changes.reduce((count, { removedNodes }) => count + removedNodes.length, 0),
      }),
    );
    const goOn = async () => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      await nextFrames();
    };
    await goOn();
    observer.observe(canvas.getByRole('list'), { childList: true });
    for (let count = 40; count <= 100; count += 10) {
      canvas.getByRole('button', { name: '열 개 더' }).click();
      await waitFor(() => expect(placesOf(canvas.getAllByRole('listitem')).at(-1)).toBe(count));
      await goOn();
    }
    observer.disconnect();
    await expect(placesOf(canvas.getAllByRole('listitem'))[0]).toBeGreaterThan(1);
    await expect(drawings.filter(({ came }) => came === 0)).toEqual([]);
  },
};

/** What a list needed before it was emptied says nothing of the rows that come then. */
export const EmptiedAndFilledAgain: Story = {
  args: { count: 100, hasMore: true },
  play: async ({ canvas }) => {
    await waitFor(async () => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      await expect(placesOf(canvas.getAllByRole('listitem')).at(-1)).toBe(100);
    });
    await nextFrames();
    // Faster than any frame, so that no observer looks in between.
    for (const name of ['비우기', '열 개 더', '열 개 더']) {
      canvas.getByRole('button', { name }).click();
      await Promise.resolve();
    }
    await expect(placesOf(canvas.getAllByRole('listitem'))).toEqual(rowsOf(20).map(keyOf));
  },
};

const stoodAtFirst = fn<(places: number[]) => void>();

/** A list that a student comes back to, in the middle of the 40th row; none has been measured. */
function ComingBack() {
  const environment = useEnvironment();
  useLayoutEffect(
    () => stoodAtFirst(placesOf([...document.querySelectorAll<HTMLElement>('[data-row]')])),
    [],
  );
  return (
    <UiEnvironmentProvider
      environment={{ ...environment, rowToComeBackTo: () => ({ row: '40', top: -0.5 * firstGuess }) }}
    >
      <LongList count={100} hasMore />
    </UiEnvironmentProvider>
  );
}

/** Who comes back sees the rows of the screen as soon as they stand; others follow. */
export const TheRowsOfTheScreenFirst: Story = {
  render: () => <ComingBack />,
  beforeEach: () => {
    stoodAtFirst.mockClear();
  },
  play: async ({ canvas }) => {
    const last = Math.ceil(39.5 + window.screen.height / firstGuess);
    await expect(stoodAtFirst.mock.lastCall?.[0]).toEqual(
      Array.from({ length: last - 39 }, (_, at) => 40 + at),
    );
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(last - 39));
  },
};
