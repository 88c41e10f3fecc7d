import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectHeldRetry } from '../../hooks/heldRetry.fake.tsx';
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
  const panel = within(await screen.findByRole('dialog', { name: '구독 설정' }));
  await panel.findByRole('button', { name: /^공지사항/ });
  return panel;
};
const openMenu = async (name: RegExp) => {
  const panel = await showsPanel();
  const button = panel.getByRole('button', { name });
  await userEvent.click(button);
  await screen.findByRole('menu');
  return button;
};

export const GroupsWithSubscriptions: Story = {
  parameters: { opens: 'SettingsPanel' },
  play: async () => {
    const panel = await showsPanel();
    const groups = panel.getAllByRole('button', { expanded: true }).map((button) => button.textContent);
    await expect(groups).toEqual([expect.stringMatching(/^구독 중6개$/)]);
    await expect(panel.getAllByRole('heading', { level: 3 })[0]).toHaveTextContent(/^구독 중/);
    await panel.findByRole('button', { name: '사이버보안학과 구독 중, 알림 꺼짐' });
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
      expect.stringMatching(/^구독 중4개$/),
      expect.stringMatching(/^내 학과와 단과대2개$/),
    ]);
    await userEvent.click(panel.getByRole('button', { name: '소프트웨어융합대학 구독' }));
    await panel.findByRole('button', { name: /^소프트웨어융합대학 구독 중/ });
    await expect(panel.getByRole('button', { name: /^내 학과와 단과대/ })).toBeVisible();
  },
};

export const NothingSubscribed: Story = {
  parameters: { signedIn: 'newcomer' },
  play: async () => {
    const panel = await showsPanel();
    await panel.findByRole('button', { name: '아주대학교-일반 구독' });
  },
};

export const GroupOpened: Story = {
  play: async () => {
    const panel = await showsPanel();
    await userEvent.click(panel.getByRole('button', { name: /^대학원/ }));
    await panel.findByRole('button', { name: '대학원 구독' });
  },
};

export const FoundByInitials: Story = {
  play: async () => {
    const panel = await showsPanel();
    await userEvent.type(panel.getByRole('searchbox', { name: '게시판 찾기' }), 'ㅅㅍ');
    await panel.findByText('소프트웨어학과');
    await expect(panel.queryByText('기계공학과')).toBeNull();
  },
};

export const FoundByWhatStudentsCallIt: Story = {
  play: async () => {
    const panel = await showsPanel();
    await userEvent.type(panel.getByRole('searchbox', { name: '게시판 찾기' }), '소융');
    await panel.findByText('소프트웨어융합대학');
    await panel.findByText('1개를 찾았어요.');
  },
};

export const NothingFound: Story = {
  play: async () => {
    const panel = await showsPanel();
    await userEvent.type(panel.getByRole('searchbox', { name: '게시판 찾기' }), '없는 게시판');
    await panel.findByText('찾는 게시판이 없어요. 다른 이름으로 찾아보세요.');
  },
};

export const Loading: Story = {
  tags: ['state:loading'],
  parameters: { scenario: 'topicStatusesLoading' },
  play: async () => {
    await screen.findByText('불러오는 중이에요…');
  },
};

export const ServerError: Story = {
  tags: ['state:failed'],
  parameters: { says: 'topic.loadFailed', scenario: 'topicStatusesFail' },
  play: async () => {
    await screen.findByText('게시판을 불러오지 못했어요. 잠시 후 다시 시도해 주세요.');
    await screen.findByRole('button', { name: '다시 불러오기' });
  },
};

export const AskedAgain: Story = {
  tags: ['state:failed'],
  parameters: { scenario: 'topicStatusesFail' },
  play: async () => {
    await expectHeldRetry(
      await screen.findByRole('button', { name: '다시 불러오기' }),
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
    await userEvent.dblClick(panel.getByRole('button', { name: '아주대학교-일반 구독' }));
    const button = await panel.findByRole('button', { name: '아주대학교-일반 구독 중, 알림 켜짐' });
    await expect(await ringing).toBe(button);
    await expect(panel.getByText('아주대학교-일반 구독을 시작했어요.')).toBeInTheDocument();
    await waitFor(() => expect(button.querySelector('[data-ringing]')).toBeNull());
  },
};

/** The button gives way to the menu and the menu to the button: the focus stays in the row. */
export const SubscribedAndLeftWithTheKeyboard: Story = {
  parameters: { signedIn: 'newcomer' },
  play: async () => {
    const panel = await showsPanel();
    panel.getByRole('button', { name: '아주대학교-일반 구독' }).focus();
    await userEvent.keyboard('{Enter}');
    const menuButton = await panel.findByRole('button', { name: '아주대학교-일반 구독 중, 알림 켜짐' });
    await expect(menuButton).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const leave = await screen.findByRole('menuitem', { name: '구독 취소' });
    await waitFor(() =>
      expect(screen.getByRole('menu')).toContainElement(document.activeElement as HTMLElement),
    );
    leave.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(panel.getByRole('button', { name: '아주대학교-일반 구독' })).toHaveFocus());
  },
};

export const SubscribingUnderWay: Story = {
  parameters: { signedIn: 'newcomer', scenario: 'topicSubscribeUnanswered' },
  play: async () => {
    const panel = await showsPanel();
    await userEvent.click(panel.getByRole('button', { name: '아주대학교-일반 구독' }));
    await panel.findByRole('button', { name: '아주대학교-일반 구독', busy: true });
  },
};

export const SubscriptionFailed: Story = {
  parameters: { says: 'topic.subscribeFailed', signedIn: 'newcomer', scenario: 'topicSubscribeFails' },
  play: async () => {
    const panel = await showsPanel();
    await userEvent.click(panel.getByRole('button', { name: '아주대학교-일반 구독' }));
    await screen.findByRole('alertdialog', { name: '구독하지 못했어요' });
  },
};

export const NoLivePushToken: Story = {
  parameters: {
    says: ['action.reconnectPush', 'topic.noPushToken'],
    opens: 'ReconnectPushDialog',
    signedIn: 'newcomer',
    scenario: 'noPushToken',
  },
  play: async ({ args }) => {
    const panel = await showsPanel();
    await userEvent.click(panel.getByRole('button', { name: '아주대학교-일반 구독' }));
    const dialog = within(await screen.findByRole('dialog', { name: '구독하지 못했어요' }));
    const check = dialog.getByRole('link', { name: '알림 점검하기' });
    await expect(check).toHaveAttribute('href', '/guide#push-check');
    await waitFor(() => {
      const besideTheDialog = document.elementFromPoint(window.innerWidth / 2, 8);
      return expect(besideTheDialog?.matches('[data-state="open"]:not([role])')).toBe(true);
    });
    await userEvent.click(dialog.getByRole('button', { name: '알림을 새로 연결하고 다시 로그인' }));
    await expect(args.onReconnectPush).toHaveBeenCalledOnce();
  },
};

export const AlreadySubscribed: Story = {
  parameters: { says: 'topic.alreadySubscribed', signedIn: 'newcomer', scenario: 'topicAlreadySubscribed' },
  play: async () => {
    const panel = await showsPanel();
    await userEvent.click(panel.getByRole('button', { name: '아주대학교-일반 구독' }));
    await screen.findByRole('alertdialog', { name: '이미 구독하고 있어요' });
  },
};

export const MenuOfASubscribedTopic: Story = {
  play: async () => {
    await openMenu(/^아주대학교-일반 구독 중/);
    await expect(screen.getByRole('menuitemradio', { name: /^알림 받기/, checked: true })).toBeVisible();
    await expect(screen.getByRole('menuitemradio', { name: /^구독은 유지, 알림만 끄기/ })).toBeVisible();
    await expect(screen.getByRole('menuitem', { name: '구독 취소' })).toBeVisible();
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
    await userEvent.type(panel.getByRole('searchbox', { name: '게시판 찾기' }), '경제정치');
    const subscribe = await panel.findByRole('button', { name: '경제정치사회융합학부 구독' });
    await expect(linesOf(subscribe.firstElementChild as Element)).toBe(1);
    await userEvent.clear(panel.getByRole('searchbox', { name: '게시판 찾기' }));
    await userEvent.click(panel.getByRole('button', { name: /^아주대학교-일반 구독 중/ }));
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(menu.getBoundingClientRect().top).toBeGreaterThanOrEqual(0));
    const first = screen.getByRole('menuitemradio', { name: /^알림 받기/ }).getBoundingClientRect();
    await expect(first.top).toBeGreaterThanOrEqual(0);
    await expect(first.left).toBeGreaterThanOrEqual(0);
    await expect(first.right).toBeLessThanOrEqual(document.documentElement.clientWidth);
    await expect(menu.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const Muted: Story = {
  play: async () => {
    const button = await openMenu(/^아주대학교-일반 구독 중/);
    await userEvent.click(screen.getByRole('menuitemradio', { name: /^구독은 유지, 알림만 끄기/ }));
    await waitFor(() => expect(button).toHaveAccessibleName('아주대학교-일반 구독 중, 알림 꺼짐'));
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const NotificationSettingChangeFailed: Story = {
  parameters: { says: 'topic.notificationFailed', scenario: 'topicNotificationFails' },
  play: async () => {
    const button = await openMenu(/^아주대학교-일반 구독 중/);
    await userEvent.click(screen.getByRole('menuitemradio', { name: /^구독은 유지, 알림만 끄기/ }));
    await screen.findByText('알림 설정을 바꾸지 못했어요. 잠시 후 다시 시도해 주세요.');
    await expect(button).toHaveAccessibleName('아주대학교-일반 구독 중, 알림 켜짐');
  },
};

export const Unsubscribed: Story = {
  play: async () => {
    await openMenu(/^기숙사 구독 중/);
    await userEvent.click(screen.getByRole('menuitem', { name: '구독 취소' }));
    await screen.findByRole('button', { name: '기숙사 구독' });
  },
};

export const UnsubscribeFailed: Story = {
  parameters: { says: 'topic.unsubscribeFailed', scenario: 'topicUnsubscribeFails' },
  play: async () => {
    await openMenu(/^기숙사 구독 중/);
    await userEvent.click(screen.getByRole('menuitem', { name: '구독 취소' }));
    await screen.findByText('구독을 취소하지 못했어요. 잠시 후 다시 시도해 주세요.');
    await expect(screen.queryByRole('button', { name: '기숙사 구독' })).toBeNull();
  },
};
