import { action } from '@campus-bell/domain/words/action';
import { campusName } from '@campus-bell/domain/words/campus/campusName';
import { eventSearch } from '@campus-bell/domain/words/eventSearch';
import { frame } from '@campus-bell/domain/words/frame';
import { list } from '@campus-bell/domain/words/list';
import { search } from '@campus-bell/domain/words/search';
import { searchBox } from '@campus-bell/domain/words/searchBox';
import { several } from '@campus-bell/domain/words/several';
import { startingWith } from '@campus-bell/ui/hooks/matches.fake';
import { painted } from '@campus-bell/ui/touch/painted';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import type { StoryCampus } from '../../../.storybook/decorators/campus.ts';
import { expectFocus, expectFocusKeptIn, expectTabOrder, tabTo } from './focus.ts';
import { firstBoard, type WholeAppArgs, wholeApp } from './WholeApp.tsx';

const meta = {
  title: 'Flows/Search for an event',
  ...wholeApp,
  args: { path: firstBoard },
  parameters: { titled: '글 찾기' },
} satisfies Meta<WholeAppArgs>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Canvas = Parameters<Play>[0]['canvas'];

const field = (canvas: Canvas) => canvas.getByRole('searchbox', { name: eventSearch.field });

export const SearchTextTyped: Story = {
  play: async ({ canvas, step }) => {
    await step('Type into the search field; Enter within a syllable sends nothing', async () => {
      await canvas.findAllByRole('article');
      await tabTo(field(canvas));
      await userEvent.keyboard('안내');
      fireEvent.keyDown(field(canvas), { key: 'Enter', isComposing: true });
      await expect(
        canvas.getByRole('region', { name: eventSearch.posts({ board: campusName('아주대학교-일반') }) }),
      ).toBeVisible();
    });
    await step('Next come clearing, submitting, the group and the detail', async () => {
      await expectTabOrder(
        canvas.getByRole('button', { name: searchBox.clear }),
        canvas.getByRole('button', { name: searchBox.search }),
        canvas.getByRole('button', { name: startingWith(eventSearch.group) }),
        canvas.getByRole('button', { name: startingWith(eventSearch.detail) }),
      );
    });
    await step('Submit it', async () => {
      field(canvas).focus();
      await userEvent.keyboard('{Enter}');
      await canvas.findByRole('region', {
        name: eventSearch.results({ board: campusName('아주대학교-일반'), searchText: '안내' }),
      });
    });
  },
};

const choose = async (canvas: Canvas, select: string, option: string) => {
  const opener = canvas.getByRole('button', { name: startingWith(select) });
  await tabTo(opener);
  await userEvent.keyboard('{Enter}');
  const sheet = await screen.findByRole('dialog', { name: select });
  const radio = await screen.findByRole('radio', { name: option });
  await expectFocusKeptIn(sheet);
  radio.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expectFocus(canvas.getByRole('button', { name: startingWith(select, option) }));
};

export const BoardChosen: Story = {
  play: async (context) => {
    const { canvas, step } = context;
    await SearchTextTyped.play?.(context);
    await step('Choose the group: its first board comes with it', async () => {
      await choose(canvas, eventSearch.group, campusName('학과 공지사항'));
      await canvas.findByRole('button', { name: startingWith(eventSearch.detail, campusName('간호대학')) });
    });
    await step('Choose the board', async () => {
      await choose(canvas, eventSearch.detail, campusName('소프트웨어학과'));
    });
  },
};

export const Results: Story = {
  play: async (context) => {
    const { canvas, step } = context;
    await BoardChosen.play?.(context);
    await step('The board’s events with the text are listed', async () => {
      await canvas.findByRole('region', {
        name: eventSearch.results({ board: campusName('소프트웨어학과'), searchText: '안내' }),
      });
      for (const card of await canvas.findAllByRole('article')) await expect(card).toHaveTextContent('안내');
    });
  },
};

export const SeveralBoards: Story = {
  play: async (context) => {
    const { canvas, step } = context;
    await SearchTextTyped.play?.(context);
    await step('Tick two boards more: the same words are searched on all three', async () => {
      const opener = canvas.getByRole('button', { name: several.several });
      opener.focus();
      await userEvent.keyboard('{Enter}');
      const sheet = await screen.findByRole('dialog', { name: several.title });
      for (const name of ['기숙사', '대학원']) {
        const box = await screen.findByRole('checkbox', { name: campusName(name) });
        box.focus();
        await userEvent.keyboard(' ');
      }
      await expectFocusKeptIn(sheet);
      screen.getByRole('button', { name: several.search({ count: 3 }) }).focus();
      await userEvent.keyboard('{Enter}');
      await canvas.findByRole('region', { name: several.results({ count: 3, searchText: '안내' }) });
    });
    await step('Open the first one; Back leads to the same results', async () => {
      const [first] = await canvas.findAllByRole('heading', { level: 2 });
      const title = first?.textContent ?? '';
      await userEvent.click(canvas.getByRole('link', { name: title }));
      await canvas.findByRole('heading', { level: 1, name: title });
      await userEvent.click(canvas.getByRole('button', { name: frame.back }));
      await canvas.findByRole('region', { name: several.results({ count: 3, searchText: '안내' }) });
    });
  },
};

export const EventOpened: Story = {
  play: async (context) => {
    const { canvas, step } = context;
    await Results.play?.(context);
    await step('Open the first one', async () => {
      const [first] = canvas.getAllByRole('heading', { level: 2 });
      const title = first?.textContent ?? '';
      await tabTo(canvas.getByRole('link', { name: title }));
      await userEvent.keyboard('{Enter}');
      await canvas.findByRole('heading', { level: 1, name: title });
    });
    await step('Back leads to the same results', async () => {
      await userEvent.click(canvas.getByRole('button', { name: frame.back }));
      await canvas.findByRole('region', {
        name: eventSearch.results({ board: campusName('소프트웨어학과'), searchText: '안내' }),
      });
      await expect(field(canvas)).toHaveValue('안내');
    });
  },
};

export const SearchedAgain: Story = {
  play: async (context) => {
    const { canvas, loaded, step } = context;
    await SearchTextTyped.play?.(context);
    const [first] = await canvas.findAllByRole('article');
    const start = performance.now();
    const calls = spyOn(window, 'fetch');
    const board = () =>
      calls.mock.calls.filter(([call]) => call instanceof Request && /\/AjouNormal\?/.test(call.url));
    const toTop = spyOn(window, 'scrollTo');
    const asksAnewAt = async (ms: number) => {
      toTop.mockClear();
      const clock = spyOn(performance, 'now').mockReturnValue(start + ms);
      canvas.getByRole('button', { name: searchBox.search }).click();
      await painted();
      clock.mockRestore();
      return toTop.mock.calls.length === 1;
    };
    await step('The same search again shows what was published meanwhile, above what stands', async () => {
      (loaded as StoryCampus).campus.publishEvent({ title: '방금 올라온 안내' });
      await expect(await asksAnewAt(1000)).toBe(true);
      await canvas.findByRole('link', { name: '방금 올라온 안내' });
      await expect(first).toBeInTheDocument();
      await expect(board()).toHaveLength(1);
    });
    await step('The second tap of two is none, a later one is', async () => {
      await expect(await asksAnewAt(1200)).toBe(false);
      await expect(board()).toHaveLength(1);
      await expect(await asksAnewAt(5000)).toBe(true);
    });
    calls.mockRestore();
    toTop.mockRestore();
  },
};

export const NoResults: Story = {
  play: async (context) => {
    const { canvas, step } = context;
    await Results.play?.(context);
    await step('Search for something that nobody wrote', async () => {
      await userEvent.clear(field(canvas));
      await userEvent.type(field(canvas), '스쿠버다이빙{Enter}');
      await canvas.findByText(search.nothingFound);
      await expect(canvas.queryByRole('article')).toBeNull();
    });
    await step('The way out is next to it', async () => {
      await tabTo(canvas.getByRole('button', { name: eventSearch.showAll }));
    });
  },
};

export const SearchCleared: Story = {
  play: async (context) => {
    const { canvas, step } = context;
    await NoResults.play?.(context);
    await step('Clear the search: the whole board is there again', async () => {
      await userEvent.keyboard('{Enter}');
      await canvas.findByRole('region', {
        name: eventSearch.posts({ board: campusName('소프트웨어학과') }),
      });
      await waitFor(() => expect(canvas.queryAllByRole('article')).not.toHaveLength(0));
      await expect(field(canvas)).toHaveValue('');
    });
  },
};

/** The addresses that were answered, with an error too: what stands while a call is on its way may be gone before a look. */
const answeredCalls = () =>
  performance.getEntriesByType('resource').map(({ name }) => decodeURIComponent(name));

export const ServerError: Story = {
  parameters: { scenario: 'boardFails' },
  play: async ({ canvas, step }) => {
    await step('Search while the server fails', async () => {
      await canvas.findByRole('button', { name: action.retry });
      performance.clearResourceTimings();
      await userEvent.type(field(canvas), '안내{Enter}');
      await waitFor(() => expect(answeredCalls()).toContainEqual(expect.stringContaining('안내')));
    });
    await step('The text says so, and trying again is offered', async () => {
      await canvas.findByText(list.serverError);
      await tabTo(canvas.getByRole('button', { name: action.retry }));
    });
  },
};
