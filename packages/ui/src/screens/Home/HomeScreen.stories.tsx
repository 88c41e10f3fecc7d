import { eventPath } from '@campus-bell/domain/routes';
import { action } from '@campus-bell/domain/words/action';
import { banner as bannerWords } from '@campus-bell/domain/words/banner';
import { card as cardWords } from '@campus-bell/domain/words/card';
import { carousel } from '@campus-bell/domain/words/carousel';
import { connection } from '@campus-bell/domain/words/connection';
import { deadline } from '@campus-bell/domain/words/deadline';
import { detail } from '@campus-bell/domain/words/detail';
import { home } from '@campus-bell/domain/words/home';
import { like } from '@campus-bell/domain/words/like';
import { list as listWords } from '@campus-bell/domain/words/list';
import { offline } from '@campus-bell/domain/words/offline';
import { popular as popularWords } from '@campus-bell/domain/words/popular';
import { product } from '@campus-bell/domain/words/product';
import { shortcut } from '@campus-bell/domain/words/shortcut';
import { time } from '@campus-bell/domain/words/time';
import { way } from '@campus-bell/domain/words/way';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { expectFocusOnWhatCame, expectHeldRetry } from '../../hooks/heldRetry.fake.tsx';
import { containing, startingWith } from '../../hooks/matches.fake.tsx';
import { rank as rankPlace } from '../../widgets/EventCard/EventCard.css.ts';
import { HomeScreen } from './HomeScreen.tsx';

const meta = {
  title: 'Screens/Home',
  component: HomeScreen,
  parameters: {
    route: 'home',
    titled: '홈',
    waived: { 'The ten popular events are one answer without pages.': ['more', 'end', 'failedOnPageTwo'] },
  },
  args: { unreadCount: 0, teamUrl: 'https://team.campusbell.example/' },
} satisfies Meta<typeof HomeScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const mostViewed = '2026학년도 1학기 수강신청 변경 일정 및 유의 사항 안내';
const firstBanner = () => startingWith(home.bannerOf({ number: 1, site: 'www.ajou.example' }));
const showsPopular: Play = async ({ canvas }) => {
  await canvas.findByRole('link', { name: mostViewed });
};

const askedPaths = (calls: { mock: { calls: unknown[][] } }) =>
  calls.mock.calls.map(([request]) => new URL((request as Request).url).pathname);

export const PopularEventsOfTheWeek: Story = {
  tags: ['state:filled'],
  play: async (context) => {
    await showsPopular(context);
    const { canvas, loaded } = context;
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(canvas.getAllByRole('article')).toHaveLength(10);
    await expect(canvas.getAllByRole('article')[0]?.textContent.startsWith(`1${cardWords.rank}`)).toBe(true);
    const banner = await canvas.findByRole('link', {
      name: firstBanner(),
    });
    await expect(banner).toHaveAttribute('target', '_blank');
    await expect(await canvas.findByText('1 / 5')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: mostViewed }));
    await expect(loaded.spies.navigate).toHaveBeenCalledWith(
      eventPath(loaded.campus.samples.mostViewed),
      expect.objectContaining({ event: expect.anything() }),
    );
  },
};

export const Loading: Story = {
  tags: ['state:loading'],
  parameters: { scenario: 'neverAnswers' },
  play: async ({ canvas }) => {
    await canvas.findByText(listWords.loading);
    const list = canvas.getByRole('region', { name: home.popular });
    const rank = list.querySelector(`.${rankPlace}`);
    const title = rank?.nextElementSibling;
    await expect(rank?.getBoundingClientRect().width).toBeGreaterThanOrEqual(22);
    await expect(title?.getBoundingClientRect().left).toBeGreaterThan(
      rank?.getBoundingClientRect().right ?? 0,
    );
  },
};

export const UnreadNotifications: Story = {
  args: { unreadCount: 7 },
  parameters: { signedIn: true },
  play: async (context) => {
    await showsPopular(context);
    await expect(
      context.canvas.getByRole('link', { name: containing(time.unreadNotifications({ count: 7 })) }),
    ).toHaveAttribute('href', '/notification');
  },
};

export const MoreThan99UnreadNotifications: Story = {
  tags: ['state:many'],
  args: { unreadCount: 128 },
  parameters: { signedIn: true },
  play: async (context) => {
    await showsPopular(context);
    const bell = context.canvas.getByRole('link', {
      name: containing(time.unreadNotifications({ count: 128 })),
    });
    await expect(bell).toHaveTextContent('99+');
  },
};

export const WithoutTeamIntroduction: Story = {
  args: { teamUrl: null },
  play: async (context) => {
    await showsPopular(context);
    await expect(context.canvas.queryByRole('link', { name: containing(home.team) })).toBeNull();
    await expect(context.canvas.getByRole('link', { name: home.howToInstall })).toHaveAttribute(
      'href',
      '/guide',
    );
  },
};

export const BannersAdvanceEveryThreeSeconds: Story = {
  globals: { motion: 'full' },
  play: async ({ canvas }) => {
    const counter = await canvas.findByText('1 / 5');
    await userEvent.hover(counter);
    const timers = spyOn(window, 'setTimeout');
    await userEvent.unhover(counter);
    const [advance] = timers.mock.calls.find(([, ms]) => ms === 3000) ?? [];
    timers.mockRestore();
    (advance as () => void)();
    await canvas.findByText('2 / 5');
  },
};

export const SingleBanner: Story = {
  parameters: { scenario: 'singleBanner' },
  play: async (context) => {
    await showsPopular(context);
    await expect(await context.canvas.findByRole('link', { name: firstBanner() })).toBeVisible();
    await expect(
      context.canvas.queryByRole('button', { name: carousel.next({ slides: home.banners }) }),
    ).toBeNull();
  },
};

export const BannerImagesMissing: Story = {
  tags: ['state:missingImage'],
  parameters: { scenario: 'bannerImagesMissing' },
  play: async (context) => {
    await showsPopular(context);
    await context.canvas.findByRole('img', { name: containing(cardWords.noImage({ name: '' })) });
  },
};

export const BannerWithoutAddress: Story = {
  parameters: {
    campus: (campus) => {
      campus.setBanners(campus.banners().map((banner) => ({ ...banner, siteUrl: 'javascript:alert(1)' })));
    },
  },
  play: async (context) => {
    await showsPopular(context);
    await userEvent.click(await context.canvas.findByRole('button', { name: home.banner({ number: 1 }) }));
    const alert = await screen.findByRole('alertdialog', { name: detail.noUrl.title });
    await expect(alert).toHaveTextContent(detail.noUrl.text);
  },
};

export const NoBanners: Story = {
  tags: ['state:empty'],
  parameters: { scenario: 'bannersEmpty' },
  play: async (context) => {
    await showsPopular(context);
    const place = context.canvas.getByRole('heading', { name: home.popular });
    const header = context.canvas.getByRole('heading', { level: 1 }).closest('header') as HTMLElement;
    const above = Number.parseFloat(getComputedStyle(place).marginTop);
    await waitFor(() =>
      expect(place.getBoundingClientRect().top - above).toBe(header.getBoundingClientRect().bottom),
    );
    await expect(context.canvasElement).not.toHaveTextContent(home.banners);
  },
};

export const BannersFail: Story = {
  tags: ['state:failed'],
  parameters: { scenario: 'bannersFail' },
  play: async (context) => {
    await showsPopular(context);
    const retry = await context.canvas.findByRole('button', { name: action.retry });
    const calls = spyOn(window, 'fetch');
    await userEvent.click(retry);
    await waitFor(() => expect(askedPaths(calls)).toEqual(['/api/event/banner']));
    calls.mockRestore();
    await context.canvas.findByText(bannerWords.serverError);
  },
};

export const BannersAskedForAgain: Story = {
  tags: ['state:failed'],
  parameters: { scenario: 'bannersFail' },
  play: async ({ canvas }) => {
    await expectHeldRetry(await canvas.findByRole('button', { name: action.retry }), '/api/event/banner');
  },
};

export const EachCameAtLast: Story = {
  parameters: { scenario: 'readsFailOnce' },
  play: async ({ canvas }) => {
    await canvas.findByText(bannerWords.serverError);
    await canvas.findByText(listWords.serverError);
    const retries = canvas.getAllByRole('button', { name: action.retry });
    const [banners, popular] = retries as [HTMLElement, HTMLElement];
    const list = () => canvas.findByRole('region', { name: home.popular });
    await expectFocusOnWhatCame(popular, list);
    const title = { level: 1, name: product.name };
    await expectFocusOnWhatCame(banners, () => canvas.findByRole('heading', title));
  },
};

export const NoPopularEvents: Story = {
  tags: ['state:empty'],
  parameters: { scenario: 'popularEmpty' },
  play: async ({ canvas }) => {
    await canvas.findByText(popularWords.empty);
    await expect(canvas.getByRole('link', { name: way.boards })).toHaveAttribute('href', '/event');
  },
};

export const PopularEventsFail: Story = {
  tags: ['state:failed'],
  parameters: { scenario: 'popularFails' },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: firstBanner() });
    const retry = await canvas.findByRole('button', { name: action.retry });
    const calls = spyOn(window, 'fetch');
    await userEvent.click(retry);
    await waitFor(() => expect(askedPaths(calls)).toEqual(['/api/event/popular']));
    calls.mockRestore();
    await canvas.findByText(listWords.serverError);
  },
};

export const ServerError: Story = {
  tags: ['state:failed'],
  parameters: { scenario: 'serverDown' },
  play: async ({ canvas }) => {
    await canvas.findByText(bannerWords.serverError);
    await canvas.findByText(listWords.serverError);
  },
};

export const Offline: Story = {
  tags: ['state:offline'],
  globals: { network: 'offline' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(offline.noNetwork)).toBeVisible();
    await waitFor(() => expect(canvas.getAllByText(connection.noAnswer)).toHaveLength(2));
    await expect(canvas.queryByText(bannerWords.serverError)).toBeNull();
    await expect(canvas.queryByText(listWords.serverError)).toBeNull();
    await expect(navigator.onLine).toBe(false);
  },
};

export const SignedInWithLikes: Story = {
  parameters: { signedIn: true },
  play: async (context) => {
    await showsPopular(context);
    const { canvas, loaded } = context;
    const card = within(canvas.getAllByRole('article')[0] as HTMLElement);
    await userEvent.dblClick(
      card.getByRole('button', {
        name: startingWith(cardWords.likes({ count: 1234, title: '' })),
        pressed: false,
      }),
    );
    await card.findByRole('button', {
      name: startingWith(cardWords.likes({ count: 1235, title: '' })),
      pressed: true,
    });
    await expect(loaded.campus.event(loaded.campus.samples.mostViewed)?.likesCount).toBe(1235);
  },
};

export const LikeUnderWay: Story = {
  parameters: { signedIn: true, scenario: 'likeUnanswered' },
  play: async (context) => {
    await showsPopular(context);
    await userEvent.click(
      context.canvas.getByRole('button', { name: startingWith(cardWords.likes({ count: 1234, title: '' })) }),
    );
    await context.canvas.findByRole('button', {
      name: startingWith(cardWords.likes({ count: 1234, title: '' })),
      busy: true,
    });
  },
};

export const LikeFails: Story = {
  parameters: { signedIn: true, scenario: 'likeFails' },
  play: async (context) => {
    await showsPopular(context);
    await userEvent.click(
      context.canvas.getByRole('button', { name: startingWith(cardWords.likes({ count: 1234, title: '' })) }),
    );
    await screen.findByRole('alertdialog', { name: like.failed.title });
  },
};

export const LikeNeedsALogin: Story = {
  play: async (context) => {
    await showsPopular(context);
    await userEvent.click(
      context.canvas.getByRole('button', { name: startingWith(cardWords.likes({ count: 1234, title: '' })) }),
    );
    const alert = await screen.findByRole('alertdialog', { name: like.loginRequired.title });
    await expect(alert).toHaveTextContent(like.loginRequired.text);
  },
};

export const SmallPhone: Story = {
  globals: { viewport: { value: 'smallPhone' } },
  args: { unreadCount: 128 },
  play: async (context) => {
    await showsPopular(context);
    await controlsStandBelow(context);
  },
};

/** The controls leave the words of the picture free. */
const controlsStandBelow: Play = async ({ canvas }) => {
  const picture = (await canvas.findByRole('link', { name: firstBanner() })).getBoundingClientRect();
  const controls = canvas.getByText('1 / 5').getBoundingClientRect();
  await expect(controls.top).toBeGreaterThanOrEqual(picture.bottom);
};

export const LargeTextOnASmallPhone: Story = {
  globals: { textSize: '200', viewport: { value: 'smallPhone' } },
  args: { unreadCount: 128 },
  play: async (context) => {
    await showsPopular(context);
    await controlsStandBelow(context);
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

export const TwoColumns: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { unreadCount: 7 },
  play: async (context) => {
    await showsPopular(context);
    const banner = await context.canvas.findByRole('link', {
      name: firstBanner(),
    });
    const list = context.canvas.getByRole('region', { name: home.popular });
    await expect(banner.getBoundingClientRect().right).toBeLessThan(list.getBoundingClientRect().left);
    const ways = await context.canvas.findByRole('navigation', { name: home.shortcuts });
    await expect(ways.getBoundingClientRect().right).toBeLessThan(list.getBoundingClientRect().left);
    await expect(within(ways).getByRole('link', { name: shortcut.keywords })).toHaveAttribute(
      'href',
      '/subscribe?tab=keyword',
    );
  },
};

export const PhoneWithANotch: Story = {
  globals: { safeArea: 'phone' },
  play: async (context) => {
    await showsPopular(context);
    const name = context.canvas.getByRole('heading', { level: 1 });
    await expect(name.getBoundingClientRect().top).toBeGreaterThan(47);
    await expect(getComputedStyle(document.body).paddingBottom).toBe('34px');
  },
};

export const InstalledApp: Story = {
  globals: { standalone: 'installed' },
  play: async (context) => {
    await showsPopular(context);
    await expect(matchMedia('(display-mode: standalone)').matches).toBe(true);
    await expect(matchMedia('(display-mode: browser)').matches).toBe(false);
    const name = context.canvas.getByRole('heading', { level: 1 });
    await expect(name.getBoundingClientRect().top).toBeGreaterThan(24);
  },
};

const due = (...ends: string[]) => ({
  signedIn: true,
  notes: { likedDeadlines: Object.fromEntries(ends.map((end, at) => [at + 1, end])) },
});

export const LikedEventsEndTomorrow: Story = {
  parameters: due('2026-03-05', '2026-03-05T18:00', '2026-03-09'),
  play: async ({ canvas, loaded }) => {
    const link = await canvas.findByRole('link', { name: deadline.dueTomorrow({ tomorrow: 2 }) });
    await expect(link).toHaveAttribute('href', '/liked?sort=deadline');
    await userEvent.click(link);
    await expect(loaded.spies.navigate).toHaveBeenCalledWith('/liked?sort=deadline');
  },
};

export const LikedEventsEndToday: Story = {
  parameters: due('2026-03-04T18:00', '2026-03-05'),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: deadline.dueTodayAndTomorrow({ today: 1, tomorrow: 1 }) });
    await userEvent.click(canvas.getByRole('button', { name: home.notToday }));
    await waitFor(() =>
      expect(canvas.queryByText(deadline.dueTodayAndTomorrow({ today: 1, tomorrow: 1 }))).toBeNull(),
    );
    await expect(document.activeElement?.tagName).toBe('H2');
  },
};

export const LikedEventsEndInLargeText: Story = {
  globals: { textSize: '200', viewport: { value: 'smallPhone' } },
  parameters: due('2026-03-04T18:00', '2026-03-05'),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: deadline.dueTodayAndTomorrow({ today: 1, tomorrow: 1 }) });
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
