import { action } from '@campus-bell/domain/words/action';
import { inbox } from '@campus-bell/domain/words/inbox';
import { notification } from '@campus-bell/domain/words/notification';
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
  waitFor(() => expect(canvas.getAllByText(inbox.unread)).toHaveLength(9));

export const Confirmation: Story = {
  play: async ({ canvas }) => {
    await showsUnread(canvas);
    await userEvent.click(canvas.getByRole('button', { name: inbox.markAllRead }));
    await screen.findByRole('alertdialog', { name: notification.markAllConfirm.title });
  },
};

export const Cancelled: Story = {
  play: async (context) => {
    await Confirmation.play?.(context);
    await userEvent.click(screen.getByRole('button', { name: action.cancel }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(context.canvas.getAllByText(inbox.unread)).toHaveLength(9);
  },
};

const confirmMarkAll = async (context: Parameters<NonNullable<Story['play']>>[0]) => {
  await Confirmation.play?.(context);
  const dialog = within(screen.getByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: inbox.markAllRead }));
};

export const MarkedAllRead: Story = {
  play: async (context) => {
    await confirmMarkAll(context);
    await screen.findByRole('alertdialog', { name: notification.markedAll.title });
  },
};

export const ListedAgain: Story = {
  play: async (context) => {
    await MarkedAllRead.play?.(context);
    await userEvent.click(screen.getByRole('button', { name: action.confirm }));
    await context.canvas.findAllByRole('listitem');
    await expect(context.canvas.queryByText(inbox.unread)).toBeNull();
  },
};

export const Failed: Story = {
  parameters: { scenario: 'markAllReadFails' },
  play: async (context) => {
    await confirmMarkAll(context);
    await screen.findByRole('alertdialog', { name: notification.markAllFailed.title });
    await expect(context.canvas.getAllByText(inbox.unread)).toHaveLength(9);
  },
};
