import { action } from '@campus-bell/domain/words/action';
import { topic } from '@campus-bell/domain/words/topic';
import { way } from '@campus-bell/domain/words/way';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, screen, userEvent } from 'storybook/test';
import type { ReconnectPush } from '../GoogleLogin/GoogleLogin.tsx';
import { guidance } from './ReconnectPushDialog.guidance.ts';
import { ReconnectPushDialog } from './ReconnectPushDialog.tsx';

const meta = {
  title: 'Widgets/ReconnectPushDialog',
  component: ReconnectPushDialog,
  parameters: { guidance },
  args: {
    failure: topic.noPushToken,
    onReconnectPush: fn<ReconnectPush>(async () => true),
    onClose: fn(),
  },
} satisfies Meta<typeof ReconnectPushDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NoDeviceToPushTo: Story = {
  play: async ({ args }) => {
    const reconnect = await screen.findByRole('button', { name: action.reconnectPush });
    await expect(screen.getByRole('link', { name: way.pushCheck })).toHaveAttribute(
      'href',
      '/guide#push-check',
    );
    await userEvent.dblClick(reconnect);
    await expect(args.onReconnectPush).toHaveBeenCalledOnce();
  },
};

export const ReconnectingFails: Story = {
  args: { onReconnectPush: fn<ReconnectPush>(async () => false) },
  play: async ({ args }) => {
    const name = action.reconnectPush;
    await userEvent.click(await screen.findByRole('button', { name }));
    await expect(args.onReconnectPush).toHaveBeenCalledOnce();
    await expect(await screen.findByRole('button', { name, busy: false })).toBeVisible();
  },
};

export const ClosedWhileReconnecting: Story = {
  args: { onReconnectPush: fn<ReconnectPush>(() => new Promise(() => undefined)) },
  play: async ({ args }) => {
    const name = action.reconnectPush;
    await userEvent.click(await screen.findByRole('button', { name }));
    await screen.findByRole('button', { name, busy: true });
    const [isWanted] = mocked(args.onReconnectPush).mock.lastCall ?? [];
    await expect(isWanted?.()).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: action.close }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(isWanted?.()).toBe(false);
    await screen.findByRole('button', { name, busy: false });
  },
};
