import { action } from '@campus-bell/domain/words/action';
import { connection } from '@campus-bell/domain/words/connection';
import { deadline } from '@campus-bell/domain/words/deadline';
import { frame } from '@campus-bell/domain/words/frame';
import { dayWords, monthWords, wholeDayWords } from '@campus-bell/domain/words/intl';
import { liked } from '@campus-bell/domain/words/liked';
import { likes as likesWords } from '@campus-bell/domain/words/likes';
import { list } from '@campus-bell/domain/words/list';
import { month } from '@campus-bell/domain/words/month';
import { soon } from '@campus-bell/domain/words/soon';
import type { Campus } from '@campus-bell/fixtures/campus';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { brokenWords } from '../../hooks/brokenWords.fake.ts';
import { likeName } from '../../hooks/matches.fake.tsx';
import { cardEdges, showsCards } from '../../widgets/EventCard/cardEdges.fake.ts';
import { LikedScreen } from './LikedScreen.tsx';

const deadlines = {
  '총학생회 축제 부스 모집': '3월 4일(수) 18:00까지 신청하세요.',
  '교내 근로장학생 신청 안내': '신청 기간: 3. 2.(월) ~ 3. 6.(금) 17:00',
  '해외 교환학생 설명회 신청': '신청은 3월 11일까지 누리집에서 해요.',
  '캡스톤 디자인 경진대회 접수': '접수 기간: 3. 2.(월) ~ 4. 3.(금)',
  '기숙사 추가 모집': '신청: 2. 23.(월) ~ 3. 3.(화) 18:00',
  '도서관 특강': '일시: 3월 12일(목) 14:00',
};

/** The member likes one notice for each group, or as many as are said. */
const likes =
  (times = 1) =>
  (campus: Campus) => {
    const member = campus.person('member');
    member.likedEventIds.clear();
    for (let time = 1; time <= times; time += 1) {
      for (const [title, content] of Object.entries(deadlines)) {
        const createdAt = new Date('2026-03-02T10:00:00+09:00');
        const { id } = campus.addEvent({ title, content, createdAt, imageUrls: [] });
        campus.like(member, id);
      }
    }
  };

const meta = {
  title: 'Screens/Liked events/By deadline',
  component: LikedScreen,
  args: { view: { sort: 'deadline', searchText: '' }, onChangeView: fn() },
  parameters: { signedIn: true, campus: likes() },
} satisfies Meta<typeof LikedScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const savesAll = (said: string) => said === deadline.saveAll({ count: Number(/\d+/.exec(said)?.[0]) });

const showMonth: Play = async (context) => {
  await showsCards(context);
  await userEvent.click(context.canvas.getByRole('button', { name: likesWords.asMonth, pressed: false }));
  await context.canvas.findByRole('grid', { name: monthWords('2026-03-01') });
};

export const Groups: Story = {
  play: async (context) => {
    await showsCards(context);
    const { canvas } = context;
    const headings = canvas.getAllByRole('heading', { level: 2 });
    await expect(headings.map(({ textContent }) => textContent)).toEqual([
      deadline.group.today,
      deadline.group.thisWeek,
      deadline.group.nextWeek,
      deadline.group.later,
      deadline.group.over,
      deadline.group.none,
    ]);
    const titles = canvas.getAllByRole('heading', { level: 3 });
    await expect(titles.map(({ textContent }) => textContent)).toEqual(Object.keys(deadlines));
    await expect(canvas.getByRole('button', { name: deadline.saveAll({ count: 4 }) })).toBeVisible();
  },
};

export const AllSavedAsAFile: Story = {
  play: async (context) => {
    await showsCards(context);
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await userEvent.click(context.canvas.getByRole('button', { name: deadline.saveAll({ count: 4 }) }));
    await waitFor(() => expect(click).toHaveBeenCalledOnce());
    const [link] = click.mock.contexts as HTMLAnchorElement[];
    click.mockRestore();
    await expect(link?.download).toBe(`${likesWords.deadlinesFile}.ics`);
  },
};

export const NewestAgain: Story = {
  play: async (context) => {
    await showsCards(context);
    await userEvent.click(context.canvas.getByRole('tab', { name: likesWords.newest }));
    await expect(context.args.onChangeView).toHaveBeenCalledWith({ sort: 'newest', searchText: '' });
  },
};

export const Month: Story = {
  play: async (context) => {
    await showMonth(context);
    const { canvas } = context;
    await expect(
      canvas.getByRole('button', {
        name: month.counted({
          day: month.today({ day: wholeDayWords('2026-03-04') }),
          counted: likesWords.deadlines,
          count: 1,
        }),
        pressed: true,
      }),
    ).toBeVisible();
    await canvas.findByRole('link', { name: '총학생회 축제 부스 모집' });
    await userEvent.click(
      canvas.getByRole('button', {
        name: month.counted({ day: wholeDayWords('2026-03-11'), counted: likesWords.deadlines, count: 1 }),
      }),
    );
    await canvas.findByRole('heading', { level: 2, name: dayWords('2026-03-11', { weekday: true }) });
    await expect(canvas.getByRole('link', { name: '해외 교환학생 설명회 신청' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
  },
};

export const NothingEndsOnThisDay: Story = {
  play: async (context) => {
    await showMonth(context);
    await userEvent.click(context.canvas.getByRole('button', { name: wholeDayWords('2026-03-20') }));
    await context.canvas.findByText(soon.noneOnDay);
  },
};

export const Unliked: Story = {
  play: async (context) => {
    await showsCards(context);
    const { canvas } = context;
    const [star] = canvas.getAllByRole('button', { name: likeName });
    if (star) await userEvent.click(star);
    await waitFor(() =>
      expect(canvas.queryByRole('heading', { level: 2, name: deadline.group.today })).toBeNull(),
    );
    await screen.findByRole('button', { name: frame.undo });
  },
};

export const AllPages: Story = {
  parameters: { campus: likes(5) },
  play: async (context) => {
    await showsCards(context);
    await expect(context.canvas.getAllByRole('article')[0]).toHaveAttribute('class');
    await expect(context.canvas.getByRole('button', { name: deadline.saveAll({ count: 20 }) })).toBeVisible();
  },
};

export const MoreThanAreAskedFor: Story = {
  parameters: { campus: likes(52) },
  play: async ({ canvas }) => {
    await canvas.findByText(soon.cut);
  },
};

export const Loading: Story = {
  parameters: { scenario: 'likedLoading' },
  play: async ({ canvas }) => {
    await canvas.findByText(list.loading);
  },
};

export const NothingLiked: Story = {
  parameters: { signedIn: 'newcomer', campus: () => undefined },
  play: async ({ canvas }) => {
    await canvas.findByText(liked.empty);
    await expect(canvas.queryByRole('button', { name: likesWords.asMonth })).toBeNull();
    await expect(canvas.queryByRole('button', { name: savesAll })).toBeNull();
  },
};

export const ServerError: Story = {
  parameters: { scenario: 'likedFails' },
  play: async ({ canvas }) => {
    await canvas.findByText(list.serverError);
    await expect(canvas.getByRole('button', { name: action.retry })).toBeVisible();
  },
};

export const SomeDidNotCome: Story = {
  parameters: { scenario: 'likedFailsOnPageTwo', campus: likes(2) },
  play: async (context) => {
    await showsCards(context);
    await context.canvas.findByText(soon.incomplete);
    await expect(context.canvas.getByRole('button', { name: action.retry })).toBeVisible();
    await expect(context.canvas.getAllByRole('article')).toHaveLength(10);
  },
};

/** What stands is looked at while the rest is asked for again, page after page. */
export const TheRestCame: Story = {
  parameters: { scenario: 'likedFailsOnPageTwoOnce', campus: likes(5) },
  play: async (context) => {
    await showsCards(context);
    const { canvas } = context;
    const counts: number[] = [];
    const watching = new MutationObserver(() => counts.push(canvas.queryAllByRole('article').length));
    watching.observe(document.body, { childList: true, subtree: true });
    await userEvent.click(await canvas.findByRole('button', { name: action.retry }));
    await canvas.findByRole('button', { name: deadline.saveAll({ count: 20 }) });
    watching.disconnect();
    await expect(Math.min(...counts)).toBeGreaterThan(0);
  },
};

/** The first page was empty, and the next did not come: that is no word about what is liked. */
export const NothingCame: Story = {
  parameters: { scenario: 'likedEmptyThenFails' },
  play: async ({ canvas }) => {
    await canvas.findByText(soon.incomplete);
    await expect(canvas.queryByText(liked.empty)).toBeNull();
    await expect(canvas.getByRole('button', { name: action.retry })).toBeVisible();
  },
};

export const Offline: Story = {
  parameters: { scenario: 'networkDown' },
  play: async ({ canvas }) => {
    await canvas.findByText(connection.noAnswer);
  },
};

export const SessionExpired: Story = {
  parameters: { scenario: 'sessionExpired' },
  play: async ({ canvas, loaded }) => {
    await canvas.findByRole('button', { name: action.retry });
    await expect(loaded.spies.onSessionLost).toHaveBeenCalledWith('rejected');
  },
};

export const LongTitles: Story = cardEdges.longTitles;

export const LargeTextOnASmallPhone: Story = {
  globals: { textSize: '200', viewport: { value: 'smallPhone' } },
  play: async (context) => {
    await showsCards(context);
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

export const MonthInLargeTextOnASmallPhone: Story = {
  globals: { textSize: '200', viewport: { value: 'smallPhone' } },
  play: async (context) => {
    await showMonth(context);
    await expect(brokenWords(context.canvas.getByRole('grid'))).toEqual([]);
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
