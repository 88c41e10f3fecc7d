import { action } from '@campus-bell/domain/words/action';
import { boardList } from '@campus-bell/domain/words/boardList';
import { campusName } from '@campus-bell/domain/words/campus/campusName';
import { list } from '@campus-bell/domain/words/list';
import { subscriptions } from '@campus-bell/domain/words/subscriptions';
import { topic } from '@campus-bell/domain/words/topic';
import { way } from '@campus-bell/domain/words/way';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectHeldRetry } from '../../hooks/heldRetry.fake.tsx';
import { startingWith } from '../../hooks/matches.fake.tsx';
import { SettingsPanel } from './SettingsPanel.tsx';

const meta = {
  title: 'Screens/Subscriptions/Settings',
  component: SettingsPanel,
  args: { open: true, onClose: fn(), onReconnectPush: fn(async () => true) },
  parameters: { signedIn: true },
} satisfies Meta<typeof SettingsPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

const showsPanel = async () => {
  const panel = within(await screen.findByRole('dialog', { name: subscriptions.settings }));
  await panel.findByRole('button', { name: startingWith(campusName('공지사항')) });
  return panel;
};
/** The button that subscribes to a board. */
const subscribeTo = (korean: string) => `${campusName(korean)} ${subscriptions.subscribe}`;
/** Finds the button of a subscribed board, muted or not. */
const subscribedTo = (korean: string) => (said: string) =>
  [subscriptions.subscribedAndNotified, subscriptions.subscribedAndMuted].some(
    (name) => said === name({ board: campusName(korean) }),
  );
const openMenu = async (korean: string) => {
  const panel = await showsPanel();
  const button = panel.getByRole('button', { name: subscribedTo(korean) });
  await userEvent.click(button);
  await screen.findByRole('menu');
  return button;
};

export const GroupsWithSubscriptions: Story = {
  parameters: { opens: 'SettingsPanel' },
  play: async () => {
    const panel = await showsPanel();
    const groups = panel.getAllByRole('button', { expanded: true }).map((button) => button.textContent);
    await expect(groups).toEqual([`${boardList.subscribed}${subscriptions.all({ count: 6 })}`]);
    await expect(panel.getAllByRole('heading', { level: 3 })[0]).toHaveTextContent(boardList.subscribed);
    await panel.findByRole('button', {
      name: subscriptions.subscribedAndMuted({ board: campusName('사이버보안학과') }),
    });
  },
};

export const OwnDepartmentAndCollegeFirst: Story = {
  parameters: {
    campus: (campus) => {
      for (const slug of ['Software', 'ComputingInformatics'])
        campus.unsubscribeTopic(campus.person('member'), slug);
    },
  },
  play: async () => {
    const panel = await showsPanel();
    const groups = panel.getAllByRole('button', { expanded: true }).map((button) => button.textContent);
    await expect(groups).toEqual([
      `${boardList.subscribed}${subscriptions.all({ count: 4 })}`,
      `${boardList.own}${subscriptions.all({ count: 2 })}`,
    ]);
    await userEvent.click(panel.getByRole('button', { name: subscribeTo('소프트웨어융합대학') }));
    await panel.findByRole('button', { name: subscribedTo('소프트웨어융합대학') });
    await expect(panel.getByRole('button', { name: startingWith(boardList.own) })).toBeVisible();
  },
};

export const NothingSubscribed: Story = {
  parameters: { signedIn: 'newcomer' },
  play: async () => {
    const panel = await showsPanel();
    await panel.findByRole('button', { name: subscribeTo('아주대학교-일반') });
  },
};

export const GroupOpened: Story = {
  play: async () => {
    const panel = await showsPanel();
    await userEvent.click(panel.getByRole('button', { name: startingWith(campusName('대학원')) }));
    await panel.findByRole('button', { name: subscribeTo('대학원') });
  },
};

export const FoundByInitials: Story = {
  play: async () => {
    const panel = await showsPanel();
    await userEvent.type(panel.getByRole('searchbox', { name: boardList.find }), 'ㅅㅍ');
    await panel.findByText(campusName('소프트웨어학과'));
    await expect(panel.queryByText(campusName('기계공학과'))).toBeNull();
  },
};

export const FoundByWhatStudentsCallIt: Story = {
  play: async () => {
    const panel = await showsPanel();
    await userEvent.type(panel.getByRole('searchbox', { name: boardList.find }), '소융');
    await panel.findByText(campusName('소프트웨어융합대학'));
    await panel.findByText(boardList.found({ count: 1 }));
  },
};

export const NothingFound: Story = {
  play: async () => {
    const panel = await showsPanel();
    await userEvent.type(panel.getByRole('searchbox', { name: boardList.find }), '없는 게시판');
    await panel.findByText(boardList.nothing);
  },
};

export const Loading: Story = {
  tags: ['state:loading'],
  parameters: { scenario: 'topicStatusesLoading' },
  play: async () => {
    await screen.findByText(list.loading);
  },
};

export const ServerError: Story = {
  tags: ['state:failed'],
  parameters: { scenario: 'topicStatusesFail' },
  play: async () => {
    await screen.findByText(topic.loadFailed);
    await screen.findByRole('button', { name: action.retry });
  },
};

export const AskedAgain: Story = {
  tags: ['state:failed'],
  parameters: { scenario: 'topicStatusesFail' },
  play: async () => {
    await expectHeldRetry(
      await screen.findByRole('button', { name: action.retry }),
      '/api/topic/subscriptionsStatus',
    );
  },
};

export const Subscribed: Story = {
  parameters: { signedIn: 'newcomer' },
  play: async () => {
    const panel = await showsPanel();
    const ringing = waitFor(() => {
      const bell = document.querySelector('[data-ringing]')?.closest('button');
      expect(bell).toBeVisible();
      return bell;
    });
    await userEvent.dblClick(panel.getByRole('button', { name: subscribeTo('아주대학교-일반') }));
    const button = await panel.findByRole('button', {
      name: subscriptions.subscribedAndNotified({ board: campusName('아주대학교-일반') }),
    });
    await expect(await ringing).toBe(button);
    await expect(
      panel.getByText(subscriptions.began({ board: campusName('아주대학교-일반') })),
    ).toBeInTheDocument();
    await waitFor(() => expect(button.querySelector('[data-ringing]')).toBeNull());
  },
};

/** The button gives way to the menu and the menu to the button: the focus stays in the row. */
export const SubscribedAndLeftWithTheKeyboard: Story = {
  parameters: { signedIn: 'newcomer' },
  play: async () => {
    const panel = await showsPanel();
    panel.getByRole('button', { name: subscribeTo('아주대학교-일반') }).focus();
    await userEvent.keyboard('{Enter}');
    const menuButton = await panel.findByRole('button', {
      name: subscriptions.subscribedAndNotified({ board: campusName('아주대학교-일반') }),
    });
    await expect(menuButton).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const leave = await screen.findByRole('menuitem', { name: subscriptions.unsubscribe });
    await waitFor(() =>
      expect(screen.getByRole('menu')).toContainElement(document.activeElement as HTMLElement),
    );
    leave.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(panel.getByRole('button', { name: subscribeTo('아주대학교-일반') })).toHaveFocus(),
    );
  },
};

export const SubscribingUnderWay: Story = {
  parameters: { signedIn: 'newcomer', scenario: 'topicSubscribeUnanswered' },
  play: async () => {
    const panel = await showsPanel();
    await userEvent.click(panel.getByRole('button', { name: subscribeTo('아주대학교-일반') }));
    await panel.findByRole('button', { name: subscribeTo('아주대학교-일반'), busy: true });
  },
};

export const SubscriptionFailed: Story = {
  parameters: { signedIn: 'newcomer', scenario: 'topicSubscribeFails' },
  play: async () => {
    const panel = await showsPanel();
    await userEvent.click(panel.getByRole('button', { name: subscribeTo('아주대학교-일반') }));
    await screen.findByRole('alertdialog', { name: topic.subscribeFailed.title });
  },
};

export const NoLivePushToken: Story = {
  parameters: {
    opens: 'ReconnectPushDialog',
    signedIn: 'newcomer',
    scenario: 'noPushToken',
  },
  play: async ({ args }) => {
    const panel = await showsPanel();
    await userEvent.click(panel.getByRole('button', { name: subscribeTo('아주대학교-일반') }));
    const dialog = within(await screen.findByRole('dialog', { name: topic.noPushToken.title }));
    const check = dialog.getByRole('link', { name: way.pushCheck });
    await expect(check).toHaveAttribute('href', '/guide#push-check');
    await waitFor(() => {
      const besideTheDialog = document.elementFromPoint(window.innerWidth / 2, 8);
      return expect(besideTheDialog?.matches('[data-state="open"]:not([role])')).toBe(true);
    });
    await userEvent.click(dialog.getByRole('button', { name: action.reconnectPush }));
    await expect(args.onReconnectPush).toHaveBeenCalledOnce();
  },
};

export const AlreadySubscribed: Story = {
  parameters: { signedIn: 'newcomer', scenario: 'topicAlreadySubscribed' },
  play: async () => {
    const panel = await showsPanel();
    await userEvent.click(panel.getByRole('button', { name: subscribeTo('아주대학교-일반') }));
    await screen.findByRole('alertdialog', { name: topic.alreadySubscribed.title });
  },
};

export const MenuOfASubscribedTopic: Story = {
  play: async () => {
    await openMenu('아주대학교-일반');
    await expect(
      screen.getByRole('menuitemradio', { name: startingWith(subscriptions.unmute.title), checked: true }),
    ).toBeVisible();
    await expect(
      screen.getByRole('menuitemradio', { name: startingWith(subscriptions.mute.title) }),
    ).toBeVisible();
    await expect(screen.getByRole('menuitem', { name: subscriptions.unsubscribe })).toBeVisible();
  },
};

/** How many lines a text takes. */
const linesOf = (element: Element) => {
  const range = document.createRange();
  range.selectNodeContents(element.lastChild ?? element);
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
};

export const LargeTextOnASmallPhone: Story = {
  globals: { textSize: '200', viewport: { value: 'smallPhone' } },
  play: async () => {
    const panel = await showsPanel();
    await userEvent.type(panel.getByRole('searchbox', { name: boardList.find }), '경제정치');
    const subscribe = await panel.findByRole('button', { name: subscribeTo('경제정치사회융합학부') });
    await expect(linesOf(subscribe.firstElementChild as Element)).toBe(1);
    await userEvent.clear(panel.getByRole('searchbox', { name: boardList.find }));
    await userEvent.click(panel.getByRole('button', { name: subscribedTo('아주대학교-일반') }));
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(menu.getBoundingClientRect().top).toBeGreaterThanOrEqual(0));
    const first = screen
      .getByRole('menuitemradio', { name: startingWith(subscriptions.unmute.title) })
      .getBoundingClientRect();
    await expect(first.top).toBeGreaterThanOrEqual(0);
    await expect(first.left).toBeGreaterThanOrEqual(0);
    await expect(first.right).toBeLessThanOrEqual(document.documentElement.clientWidth);
    await expect(menu.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const Muted: Story = {
  play: async () => {
    const button = await openMenu('아주대학교-일반');
    await userEvent.click(
      screen.getByRole('menuitemradio', { name: startingWith(subscriptions.mute.title) }),
    );
    await waitFor(() =>
      expect(button).toHaveAccessibleName(
        subscriptions.subscribedAndMuted({ board: campusName('아주대학교-일반') }),
      ),
    );
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const NotificationSettingChangeFailed: Story = {
  parameters: { scenario: 'topicNotificationFails' },
  play: async () => {
    const button = await openMenu('아주대학교-일반');
    await userEvent.click(
      screen.getByRole('menuitemradio', { name: startingWith(subscriptions.mute.title) }),
    );
    await screen.findByText(topic.notificationFailed.text);
    await expect(button).toHaveAccessibleName(
      subscriptions.subscribedAndNotified({ board: campusName('아주대학교-일반') }),
    );
  },
};

export const Unsubscribed: Story = {
  play: async () => {
    await openMenu('기숙사');
    await userEvent.click(screen.getByRole('menuitem', { name: subscriptions.unsubscribe }));
    await screen.findByRole('button', { name: subscribeTo('기숙사') });
  },
};

export const UnsubscribeFailed: Story = {
  parameters: { scenario: 'topicUnsubscribeFails' },
  play: async () => {
    await openMenu('기숙사');
    await userEvent.click(screen.getByRole('menuitem', { name: subscriptions.unsubscribe }));
    await screen.findByText(topic.unsubscribeFailed.text);
    await expect(screen.queryByRole('button', { name: subscribeTo('기숙사') })).toBeNull();
  },
};
