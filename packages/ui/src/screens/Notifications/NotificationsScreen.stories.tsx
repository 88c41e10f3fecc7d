import { action } from '@campus-bell/domain/words/action';
import { detail } from '@campus-bell/domain/words/detail';
import { frame } from '@campus-bell/domain/words/frame';
import { inbox } from '@campus-bell/domain/words/inbox';
import { dayWords } from '@campus-bell/domain/words/intl';
import { list } from '@campus-bell/domain/words/list';
import { notification } from '@campus-bell/domain/words/notification';
import { time } from '@campus-bell/domain/words/time';
import { way } from '@campus-bell/domain/words/way';
import type { Campus } from '@campus-bell/fixtures/campus';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { containing, startingWith } from '../../hooks/matches.fake.tsx';
import { goToEnd } from '../../widgets/PagedList/goToEnd.fake.tsx';
import { NotificationsScreen, type NotificationsScreenProps } from './NotificationsScreen.tsx';

/** Stands in for the address of the app, which keeps tab and filter. */
function NotificationsAddress({ view: first, onChangeView, ...rest }: NotificationsScreenProps) {
  const [view, setView] = useState(first);
  return (
    <NotificationsScreen
      {...rest}
      view={view}
      onChangeView={(next) => {
        onChangeView(next);
        setView(next);
      }}
    />
  );
}

const topicTab = { tab: 'topic', unreadOnly: false } as const;
const keywordTab = { ...topicTab, tab: 'keyword' } as const;

const meta = {
  title: 'Screens/Notifications',
  component: NotificationsScreen,
  args: { view: topicTab, onChangeView: fn(), onGoBack: fn() },
  parameters: { route: 'notifications', titled: '알림함', kilobytes: 17.5, signedIn: true },
  render: (args) => <NotificationsAddress {...args} />,
} satisfies Meta<typeof NotificationsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const isInbox = (said: string) => [inbox.ofSubscriptions, inbox.ofKeywords].includes(said);
const rows = async (canvas: Canvas) => {
  const region = within(await canvas.findByRole('region', { name: isInbox }));
  await region.findAllByRole('listitem');
  return region.getAllByRole('listitem');
};
const only = (clickUrl: string) => (campus: Campus) => {
  const member = campus.person('member');
  campus.clearNotifications(member);
  campus.addNotification(member, { clickUrl, title: '개강 안내' });
};

export const LoginRequired: Story = {
  tags: ['state:unauthorised'],
  parameters: { signedIn: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: action.login })).toHaveAttribute('href', '/login');
    await expect(canvas.queryByRole('button', { name: inbox.markAllRead })).toBeNull();
  },
};

export const SubscriptionTab: Story = {
  tags: ['state:filled'],
  play: async ({ canvas }) => {
    await expect(await rows(canvas)).toHaveLength(10);
    await expect(canvas.getByRole('heading', { level: 1, name: inbox.title })).toBeVisible();
    await expect(canvas.getAllByText(inbox.unread)).toHaveLength(9);
    await expect(canvas.getByRole('heading', { level: 2, name: time.today })).toBeVisible();
  },
};

export const KeywordTab: Story = {
  tags: ['state:filled'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: inbox.keywords }));
    await expect(args.onChangeView).toHaveBeenCalledWith(keywordTab);
    await canvas.findByRole('region', { name: inbox.ofKeywords });
    await canvas.findByText(inbox.keywordCount({ count: 3 }));
    const link = canvas.getByRole('link', { name: way.keywordSettings });
    await expect(link).toHaveAttribute('href', '/subscribe/keywordSubscribe');
    await expect((await rows(canvas))[0]).toHaveTextContent('#');
  },
};

export const DayGroups: Story = {
  parameters: {
    campus: (campus: Campus) => {
      const member = campus.person('member');
      campus.clearNotifications(member);
      const at = (title: string, notifiedAt: string | null) =>
        campus.addNotification(member, {
          title,
          notifiedAt: notifiedAt === null ? null : new Date(notifiedAt),
        });
      at('날짜 없는 알림', null);
      at('지난해 알림', '2025-12-30T10:00:00+09:00');
      at('나흘 전 알림', '2026-02-28T10:00:00+09:00');
      at('어제 알림', '2026-03-03T23:59:00+09:00');
      at('새벽 알림', '2026-03-04T00:10:00+09:00');
      at('시계가 앞선 알림', '2026-03-04T09:05:00+09:00');
    },
  },
  play: async ({ canvas }) => {
    await rows(canvas);
    const headings = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await expect(headings).toEqual([
      time.today,
      time.yesterday,
      dayWords('2026-02-28'),
      dayWords('2025-12-30', { year: true }),
      inbox.undated,
    ]);
    await expect(canvas.getByText(time.now)).toBeVisible();
    await expect(canvas.getByText(time.days({ count: 63 }))).toBeVisible();
  },
};

export const UnreadOnly: Story = {
  play: async ({ args, canvas }) => {
    await rows(canvas);
    await userEvent.click(canvas.getByRole('button', { name: inbox.unreadOnly, pressed: false }));
    await expect(args.onChangeView).toHaveBeenCalledWith({ ...topicTab, unreadOnly: true });
    await waitFor(async () => expect(await rows(canvas)).toHaveLength(9));
  },
};

export const NothingUnread: Story = {
  tags: ['state:empty'],
  args: { view: { ...keywordTab, unreadOnly: true } },
  parameters: { scenario: 'notificationsAllRead' },
  play: async ({ canvas }) => {
    await canvas.findByText(notification.emptyUnread);
  },
};

export const AllRead: Story = {
  tags: ['state:zero'],
  parameters: { scenario: 'notificationsAllRead' },
  play: async ({ canvas }) => {
    await rows(canvas);
    await expect(canvas.queryByText(inbox.unread)).toBeNull();
    await expect(canvas.getByRole('tab', { name: inbox.subscriptions })).toBeVisible();
  },
};

export const OpenedInTheApp: Story = {
  parameters: { campus: only('/event/17001') },
  play: async ({ canvas, loaded }) => {
    const link = await canvas.findByRole('link', { name: containing(inbox.unread, '개강 안내') });
    await expect(link).toHaveAttribute('href', '/event/17001');
    await userEvent.click(link);
    await expect(loaded.spies.navigate).toHaveBeenCalledWith('/event/17001');
    await waitFor(() => expect(canvas.queryByText(inbox.unread)).toBeNull());
  },
};

export const PublicAddressOfTheApp: Story = {
  parameters: { campus: only('https://bell.campus.test/event/17001') },
  play: async ({ canvas, loaded }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /개강 안내/ }));
    await expect(loaded.spies.navigate).toHaveBeenCalledWith('/event/17001');
  },
};

export const OtherSite: Story = {
  parameters: { campus: only('https://www.ajou.example/notice/1') },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: containing('개강 안내', frame.newWindow) });
    await expect(link).toHaveAttribute('href', 'https://www.ajou.example/notice/1');
    await expect(link).toHaveAttribute('target', '_blank');
  },
};

export const RefusedAddress: Story = {
  parameters: { campus: only('javascript:alert(1)') },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /개강 안내/ }));
    await screen.findByRole('alertdialog', { name: detail.noUrl.title });
    await expect(canvas.queryByText(inbox.unread)).toBeNull();
  },
};

export const BlankTitle: Story = {
  parameters: {
    campus: (campus: Campus) => {
      const member = campus.person('member');
      campus.clearNotifications(member);
      campus.addNotification(member, { clickUrl: '/event/17001', title: ' ' });
    },
  },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: startingWith(inbox.unread, notification.untitled) });
    await expect(link).toHaveAttribute('href', '/event/17001');
  },
};

export const ClickNotReported: Story = {
  parameters: { campus: only('/event/17001'), scenario: 'notificationClickFails' },
  play: async ({ canvas, loaded }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /개강 안내/ }));
    await expect(loaded.spies.navigate).toHaveBeenCalledWith('/event/17001');
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

export const Loading: Story = {
  tags: ['state:loading'],
  parameters: { scenario: 'notificationsLoading' },
  play: async ({ canvas }) => {
    await canvas.findByText(list.loading);
  },
};

export const NoNotifications: Story = {
  tags: ['state:empty'],
  parameters: { scenario: 'notificationsEmpty' },
  play: async ({ canvas }) => {
    await canvas.findByText(notification.empty);
    await expect(canvas.getByRole('link', { name: way.subscribe })).toHaveAttribute('href', '/subscribe');
  },
};

export const NoKeywordNotifications: Story = {
  ...NoNotifications,
  args: { view: keywordTab },
  play: async ({ canvas, loaded }) => {
    await canvas.findByText(notification.empty);
    await userEvent.click(canvas.getByRole('link', { name: inbox.setKeywords }));
    await expect(loaded.spies.navigate).toHaveBeenCalledWith('/subscribe/keywordSubscribe');
  },
};

export const DotsOfRowsThatWereListed: Story = {
  play: async ({ canvas }) => {
    const calls = spyOn(window, 'fetch');
    const asked = () =>
      calls.mock.calls
        .map(([request]) => new URL((request as Request).url).pathname)
        .filter((path) => path === '/api/notification/keyword');
    await rows(canvas);
    await expect(
      canvas.getByRole('tab', { name: `${inbox.subscriptions} ${inbox.hasUnread}` }),
    ).toBeVisible();
    await expect(canvas.getByRole('tab', { name: inbox.keywords })).toBeVisible();
    await expect(asked()).toEqual([]);
    calls.mockRestore();
    await userEvent.click(canvas.getByRole('tab', { name: inbox.keywords }));
    await rows(canvas);
    await expect(canvas.getByRole('tab', { name: `${inbox.keywords} ${inbox.hasUnread}` })).toBeVisible();
    await expect(
      canvas.getByRole('tab', { name: `${inbox.subscriptions} ${inbox.hasUnread}` }),
    ).toBeVisible();
  },
};

export const NoMoreNotifications: Story = {
  tags: ['state:end'],
  args: { view: keywordTab },
  play: async ({ canvas }) => {
    await rows(canvas);
    await waitFor(async () => {
      goToEnd();
      await expect(canvas.getByText(notification.noMore)).toBeVisible();
    });
    await expect(await rows(canvas)).toHaveLength(23);
  },
};

export const ErrorFetchingNotifications: Story = {
  tags: ['state:failed'],
  parameters: { scenario: 'notificationsFail' },
  play: async ({ canvas }) => {
    await canvas.findByText(notification.loadFailed);
  },
};

export const ErrorOnPageTwo: Story = {
  tags: ['state:failedOnPageTwo'],
  parameters: { scenario: 'notificationsFailOnPageTwo' },
  play: async ({ canvas }) => {
    await rows(canvas);
    goToEnd();
    await canvas.findByRole('button', { name: action.retry });
    await expect(await rows(canvas)).toHaveLength(10);
  },
};

export const UnreadCountUnavailable: Story = {
  tags: ['state:failed'],
  parameters: { scenario: 'unreadCountFails' },
  play: async ({ canvas }) => {
    await rows(canvas);
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

export const LargeText: Story = {
  tags: ['state:longText'],
  globals: { textSize: '200', viewport: { value: 'smallPhone' } },
  play: async ({ canvas }) => {
    await rows(canvas);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
