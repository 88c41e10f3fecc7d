import { messages } from '@campus-bell/domain/messages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { guidance } from './ReconnectPushDialog.guidance.ts';
import { ReconnectPushDialog } from './ReconnectPushDialog.tsx';

const meta = {
  title: 'Widgets/ReconnectPushDialog',
  component: ReconnectPushDialog,
  parameters: { guidance },
  args: { failure: messages.topic.noPushToken, onReconnectPush: fn(async () => true), onClose: fn() },
} satisfies Meta<typeof ReconnectPushDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NoDeviceToPushTo: Story = {
  play: async ({ args }) => {
    const reconnect = await screen.findByRole('button', { name: '알림을 새로 연결하고 다시 로그인' });
    await expect(screen.getByRole('link', { name: '알림 점검하기' })).toHaveAttribute(
      'href',
      '/guide#push-check',
    );
    await userEvent.dblClick(reconnect);
    await expect(args.onReconnectPush).toHaveBeenCalledOnce();
  },
};

export const ReconnectingFails: Story = {
  args: { onReconnectPush: fn(async () => false) },
  play: async ({ args }) => {
    const name = '알림을 새로 연결하고 다시 로그인';
    await userEvent.click(await screen.findByRole('button', { name }));
    await expect(args.onReconnectPush).toHaveBeenCalledOnce();
    await expect(await screen.findByRole('button', { name, busy: false })).toBeVisible();
  },
};
