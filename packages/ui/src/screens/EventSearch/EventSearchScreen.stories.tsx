import { categorySlug, defaultCategory } from '@campus-bell/domain/categories';
import { action } from '@campus-bell/domain/words/action';
import { campusName } from '@campus-bell/domain/words/campus/campusName';
import { card } from '@campus-bell/domain/words/card';
import { choice } from '@campus-bell/domain/words/choice';
import { eventSearch } from '@campus-bell/domain/words/eventSearch';
import { dayWords } from '@campus-bell/domain/words/intl';
import { like } from '@campus-bell/domain/words/like';
import { list } from '@campus-bell/domain/words/list';
import { search } from '@campus-bell/domain/words/search';
import { way } from '@campus-bell/domain/words/way';
import type { Campus } from '@campus-bell/fixtures/campus';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { expectFocusOnWhatCame, expectHeldRetry } from '../../hooks/heldRetry.fake.tsx';
import { containing, likeName } from '../../hooks/matches.fake.tsx';
import { cardEdges } from '../../widgets/EventCard/cardEdges.fake.ts';
import { goToEnd } from '../../widgets/PagedList/goToEnd.fake.tsx';
import type { EventSearchScreen } from './EventSearchScreen.tsx';
import { ledSearch } from './searchStandIn.fake.tsx';

const meta = {
  title: 'Screens/Event search',
  ...ledSearch,
  parameters: { route: 'events', titled: '글 찾기', kilobytes: 22.5 },
} satisfies Meta<typeof EventSearchScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const dormitory = { group: '기숙사', detail: '기숙사' };
const newest = '교내 우체국 영업시간 변경 안내';
const showsFirstPage: Play = async ({ canvas }) => {
  await canvas.findByRole('link', { name: newest });
};

type SampleName = keyof Campus['samples'];
const keepOnly =
  (...names: SampleName[]) =>
  (campus: Campus) => {
    const kept = new Set(names.map((name) => campus.samples[name]));
    for (const { id } of campus.events()) if (!kept.has(id)) campus.removeEvent(id);
  };

export const FirstPage: Story = {
  tags: ['state:filled'],
  play: async (context) => {
    await showsFirstPage(context);
    const { canvas } = context;
    await expect(canvas.getAllByRole('article')).toHaveLength(10);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(eventSearch.title);
  },
};

export const NewSinceLastTime: Story = {
  parameters: { notes: { boardsSeen: { AjouNormal: Date.parse('2026-03-04T08:30:00+09:00') } } },
  play: async (context) => {
    await showsFirstPage(context);
    const { canvas } = context;
    const line = await canvas.findByText(card.seenTo);
    const [first] = canvas.getAllByRole('article');
    await expect(first?.compareDocumentPosition(line)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(line.nextElementSibling).toHaveRole('article');
  },
};

export const NothingNew: Story = {
  parameters: { notes: { boardsSeen: { AjouNormal: Date.parse('2026-03-04T09:00:00+09:00') } } },
  play: async (context) => {
    await showsFirstPage(context);
    await expect(context.canvas.queryByText(card.seenTo)).toBeNull();
  },
};

export const ReadBefore: Story = {
  parameters: {
    notes: (campus: Campus) => ({ noticesRead: campus.boardEvents('AjouNormal').map(({ id }) => id) }),
  },
  play: async (context) => {
    await showsFirstPage(context);
    await waitFor(() => expect(context.canvas.getAllByText(card.read)).toHaveLength(10));
  },
};

export const Loading: Story = {
  tags: ['state:loading'],
  parameters: { scenario: 'boardLoading' },
  play: async ({ canvas }) => {
    await canvas.findByText(list.loading);
  },
};

export const MoreEventsLoading: Story = {
  tags: ['state:more'],
  parameters: { scenario: 'boardLoadingOnPageTwo' },
  play: async (context) => {
    await showsFirstPage(context);
    goToEnd();
    await context.canvas.findByText(list.loading);
    await expect(context.canvas.getAllByRole('article')).toHaveLength(10);
  },
};

export const ChosenBoardWhileScrolling: Story = {
  play: async (context) => {
    await showsFirstPage(context);
    window.scrollTo(0, 900);
    const board = context.canvas.getByRole('button', { name: containing(campusName('아주대학교-일반')) });
    await waitFor(async () => {
      await expect(window.scrollY).toBeGreaterThan(500);
      await expect(board.getBoundingClientRect().top).toBeLessThan(200);
      await expect(board.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    });
  },
};

export const NoMoreEvents: Story = {
  tags: ['state:end'],
  args: { category: dormitory },
  play: async ({ canvas }) => {
    await canvas.findByText(list.noMore);
    goToEnd();
    await expect(canvas.getAllByRole('article')).toHaveLength(7);
  },
};

export const EmptyBoard: Story = {
  tags: ['state:empty'],
  parameters: { scenario: 'boardEmpty' },
  play: async ({ canvas }) => {
    await canvas.findByText(list.empty);
    await expect(canvas.getByRole('link', { name: way.subscribe })).toHaveAttribute('href', '/subscribe');
  },
};

export const EmptySearchResult: Story = {
  tags: ['state:empty'],
  args: { searchText: '스쿠버다이빙' },
  play: async ({ canvas }) => {
    await canvas.findByText(search.nothingFound);
    await expect(canvas.queryByText(list.noMore)).toBeNull();
  },
};

export const SearchCleared: Story = {
  args: { searchText: '스쿠버다이빙' },
  play: async (context) => {
    const { args, canvas } = context;
    await userEvent.click(await canvas.findByRole('button', { name: eventSearch.showAll }));
    await expect(args.onSearch).toHaveBeenCalledWith({ category: defaultCategory, searchText: '' });
    await showsFirstPage(context);
    await expect(canvas.getByRole('button', { name: eventSearch.title })).toHaveFocus();
  },
};

export const SearchResult: Story = {
  play: async (context) => {
    await showsFirstPage(context);
    const { args, canvas } = context;
    const field = canvas.getByRole('searchbox', { name: eventSearch.field });
    await userEvent.type(field, '  수강신청{Enter}');
    await waitFor(() =>
      expect(args.onSearch).toHaveBeenCalledWith({ category: defaultCategory, searchText: '수강신청' }),
    );
    await expect(field).not.toHaveFocus();
    await canvas.findByRole('link', { name: /수강신청 변경 일정/ });
    await expect(canvas.queryByRole('link', { name: newest })).toBeNull();
  },
};

export const ServerError: Story = {
  tags: ['state:failed'],
  parameters: { scenario: 'boardFails' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: action.retry }));
    await canvas.findByText(list.serverError);
  },
};

export const CameAtLast: Story = {
  parameters: { scenario: 'readsFailOnce' },
  play: async ({ canvas }) => {
    const retry = await canvas.findByRole('button', { name: action.retry });
    await expectFocusOnWhatCame(retry, () =>
      canvas.findByRole('region', { name: eventSearch.posts({ board: campusName('아주대학교-일반') }) }),
    );
  },
};

export const AskedAgain: Story = {
  tags: ['state:failed'],
  parameters: { scenario: 'boardFails' },
  play: async ({ canvas }) => {
    await expectHeldRetry(
      await canvas.findByRole('button', { name: action.retry }),
      `/api/event/${categorySlug(defaultCategory)}`,
    );
  },
};

export const ServerErrorOnPageTwo: Story = {
  tags: ['state:failedOnPageTwo'],
  parameters: { scenario: 'boardFailsOnPageTwo' },
  play: async (context) => {
    await showsFirstPage(context);
    goToEnd();
    const retry = await context.canvas.findByRole('button', { name: action.retry });
    const calls = spyOn(window, 'fetch');
    await userEvent.click(retry);
    const asked = () => calls.mock.calls.map(([request]) => (request as Request).url);
    await waitFor(() => expect(asked()).toEqual([expect.stringContaining('page=1')]));
    calls.mockRestore();
    await context.canvas.findByText(list.serverError);
    await expect(context.canvas.getAllByRole('article')).toHaveLength(10);
  },
};

export const ChoosingAGroup: Story = {
  parameters: { opens: 'CategoryChoice' },
  play: async (context) => {
    await showsFirstPage(context);
    const { args, canvas } = context;
    await userEvent.click(canvas.getByRole('button', { name: containing(eventSearch.group) }));
    await userEvent.click(await screen.findByRole('radio', { name: campusName('학과 공지사항') }));
    await waitFor(() =>
      expect(args.onSearch).toHaveBeenCalledWith({
        category: { group: '학과 공지사항', detail: '간호대학' },
        searchText: '',
      }),
    );
    await expect(canvas.queryByRole('link', { name: newest, hidden: true })).toBeNull();
    await canvas.findByRole('button', { name: containing(campusName('간호대학')) });
    await canvas.findByText(list.noMore);
  },
};

export const TypedTextGoesAlongToAnotherBoard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: eventSearch.field }), ' 입사 ');
    await userEvent.click(canvas.getByRole('button', { name: containing(eventSearch.group) }));
    await userEvent.click(await screen.findByRole('radio', { name: campusName('기숙사') }));
    await waitFor(() =>
      expect(args.onSearch).toHaveBeenCalledWith({ category: dormitory, searchText: '입사' }),
    );
    await canvas.findByRole('region', {
      name: eventSearch.results({ board: campusName('기숙사'), searchText: '입사' }),
    });
  },
};

export const AnotherGroupWithTheSameBoard: Story = {
  args: { category: { group: '학과 공지사항', detail: '국제학부대학' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: containing(eventSearch.group) }));
    await userEvent.click(await screen.findByRole('radio', { name: campusName('단과대 공지사항') }));
    await waitFor(() =>
      expect(args.onSearch).toHaveBeenCalledWith({
        category: { group: '단과대 공지사항', detail: '국제학부대학' },
        searchText: '',
      }),
    );
  },
};

export const ChoosingABoard: Story = {
  parameters: { opens: 'CategoryChoice' },
  args: { category: { group: '학과 공지사항', detail: '소프트웨어학과' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: containing(eventSearch.detail) }));
    await userEvent.type(
      await screen.findByRole('searchbox', { name: choice.find({ options: eventSearch.detail }) }),
      'ㄱㅇ',
    );
    await expect(await screen.findByRole('radio', { name: campusName('경영학과') })).toBeVisible();
  },
};

export const LongTitles: Story = {
  tags: ['state:longText'],
  parameters: { campus: keepOnly('longTitle', 'unbrokenTitle', 'markup', 'unbrokenUrl') },
  play: async ({ canvas }) => {
    await canvas.findByText(list.noMore);
  },
};

export const MissingImages: Story = {
  tags: ['state:missingImage'],
  parameters: { campus: keepOnly('noImage', 'brokenImage', 'insecureImage', 'noContent', 'ordinary') },
  play: async ({ canvas }) => {
    await canvas.findByText(list.noMore);
  },
};

export const BareRows: Story = { ...cardEdges.bareRows, tags: ['state:missingImage'] };

export const SignedInWithLikes: Story = {
  parameters: { signedIn: true },
  play: async (context) => {
    await showsFirstPage(context);
    await expect(
      context.canvas.getAllByRole('button', { name: likeName, pressed: true }).length,
    ).toBeGreaterThan(1);
  },
};

export const LikeNeedsALogin: Story = {
  play: async (context) => {
    await showsFirstPage(context);
    const [star] = context.canvas.getAllByRole('button', { name: likeName });
    await userEvent.click(star as HTMLElement);
    await screen.findByRole('alertdialog', { name: like.loginRequired.title });
  },
};

const isDayOfDecember = (said: string) =>
  Array.from({ length: 31 }, (_, at) => `2025-12-${String(at + 1).padStart(2, '0')}`).some(
    (day) => said === dayWords(day, { year: true }),
  );

export const NewYear: Story = {
  globals: { clock: 'newYear' },
  args: { category: { ...defaultCategory, detail: '아주대학교-장학' } },
  play: async ({ canvas }) => {
    const dates = await canvas.findAllByText(isDayOfDecember);
    await expect(dates[0]).toBeVisible();
  },
};

export const SmallPhone: Story = {
  globals: { viewport: { value: 'smallPhone' } },
  args: { category: { group: '학과 공지사항', detail: '응용화학생명공학과' } },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article');
  },
};

export const LargeTextOnASmallPhone: Story = {
  globals: { textSize: '200', viewport: { value: 'smallPhone' } },
  play: async (context) => {
    await showsFirstPage(context);
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

export const WideScreen: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: showsFirstPage,
};
