import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { NotificationsScreen } from './NotificationsScreen.tsx';

const meta = {
  title: 'Screens/Notifications/Mark all read',
  component: NotificationsScreen,
  args: { view: { tab: 'topic', unreadOnly: false }, onChangeView: fn(), onGoBack: fn() },
  parameters: { signedIn: true },
} satisfies Meta<typeof NotificationsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const showsUnread = (canvas: Canvas) =>
  waitFor(() => expect(canvas.getAllByText('읽지 않음')).toHaveLength(9));

export const Confirmation: Story = {
  parameters: { says: ['action.cancel', 'notification.markAllConfirm'] },
  play: async ({ canvas }) => {
    await showsUnread(canvas);
    await userEvent.click(canvas.getByRole('button', { name: '모두 읽음' }));
    await screen.findByRole('alertdialog', { name: '모두 읽음으로 표시할까요?' });
  },
};

export const Cancelled: Story = {
  play: async (context) => {
    await Confirmation.play?.(context);
    await userEvent.click(screen.getByRole('button', { name: '취소' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(context.canvas.getAllByText('읽지 않음')).toHaveLength(9);
  },
};

const confirmMarkAll = async (context: Parameters<NonNullable<Story['play']>>[0]) => {
  await Confirmation.play?.(context);
  const dialog = within(screen.getByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: '모두 읽음' }));
};

export const MarkedAllRead: Story = {
  parameters: { says: 'notification.markedAll' },
  play: async (context) => {
    await confirmMarkAll(context);
    await screen.findByRole('alertdialog', { name: '모두 읽음으로 표시했어요' });
  },
};

export const ListedAgain: Story = {
  play: async (context) => {
    await MarkedAllRead.play?.(context);
    await userEvent.click(screen.getByRole('button', { name: '확인' }));
    await context.canvas.findAllByRole('listitem');
    await expect(context.canvas.queryByText('읽지 않음')).toBeNull();
  },
};

export const Failed: Story = {
  parameters: { says: 'notification.markAllFailed', scenario: 'markAllReadFails' },
  play: async (context) => {
    await confirmMarkAll(context);
    await screen.findByRole('alertdialog', { name: '읽음 표시를 하지 못했어요' });
    await expect(context.canvas.getAllByText('읽지 않음')).toHaveLength(9);
  },
};
