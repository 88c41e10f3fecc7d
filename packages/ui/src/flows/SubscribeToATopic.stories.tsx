import type { SubscriptionsQuery } from '@campus-bell/domain/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { SubscriptionsScreen } from '../screens/Subscriptions/SubscriptionsScreen.tsx';

/** The subscriptions with an address of their own. */
function Subscriptions() {
  const [view, setView] = useState<SubscriptionsQuery>({ tab: 'topic', chosen: null, guide: false });
  return <SubscriptionsScreen view={view} onChangeView={setView} />;
}

const meta = {
  title: 'Flows/Subscribe to a topic',
  component: Subscriptions,
  parameters: { signedIn: 'newcomer' },
} satisfies Meta<typeof Subscriptions>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const openSettings: Play = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: '구독 설정' }));
  await screen.findByRole('dialog', { name: '구독 설정' });
};
const closeSettings = async () => {
  await userEvent.click(screen.getByRole('button', { name: '닫기' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};
const openMenu = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /^소프트웨어학과 구독 중/ }));
  await screen.findByRole('menu');
};

export const Subscribed: Story = {
  play: async (context) => {
    await openSettings(context);
    await userEvent.type(await screen.findByRole('searchbox', { name: '게시판 찾기' }), 'ㅅㅍㅌㅇㅇㅎㄱ');
    await userEvent.click(await screen.findByRole('button', { name: '소프트웨어학과 구독' }));
    await screen.findByRole('button', { name: '소프트웨어학과 구독 중, 알림 켜짐' });
    await closeSettings();
    const chips = within(await context.canvas.findByRole('list', { name: '구독한 게시판' }));
    await expect(chips.getByRole('button', { name: /^소프트웨어학과.*읽지 않은 글 있음/ })).toBeVisible();
    await waitFor(() => expect(context.canvas.queryAllByRole('article')).not.toHaveLength(0));
  },
};

export const Muted: Story = {
  play: async (context) => {
    await Subscribed.play?.(context);
    await openSettings(context);
    await openMenu();
    await userEvent.click(screen.getByRole('menuitemradio', { name: /^구독은 유지, 알림만 끄기/ }));
    await screen.findByRole('button', { name: '소프트웨어학과 구독 중, 알림 꺼짐' });
    await closeSettings();
    await context.canvas.findByRole('button', { name: /^소프트웨어학과.*알림 꺼짐/ });
  },
};

export const Unsubscribed: Story = {
  play: async (context) => {
    await Muted.play?.(context);
    await openSettings(context);
    await openMenu();
    await userEvent.click(screen.getByRole('menuitem', { name: '구독 취소' }));
    await screen.findByRole('button', { name: '소프트웨어학과 구독' });
    await closeSettings();
    await context.canvas.findByText('아직 구독한 게시판이 없어요.');
    await expect(context.canvas.queryByText('읽지 않은 글 있음')).toBeNull();
  },
};
