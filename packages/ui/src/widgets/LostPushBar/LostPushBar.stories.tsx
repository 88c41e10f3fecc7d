import { push } from '@campus-bell/domain/words/push';
import { pushSetup } from '@campus-bell/domain/words/pushSetup';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { BottomNavigation } from '../BottomNavigation/BottomNavigation.tsx';
import { guidance } from './LostPushBar.guidance.ts';
import { LostPushBar } from './LostPushBar.tsx';

const meta = {
  title: 'Widgets/LostPushBar',
  component: LostPushBar,
  parameters: { guidance },
  args: { busy: false, onReconnect: fn() },
} satisfies Meta<typeof LostPushBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ConnectionLost: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(push.lost);
    await userEvent.click(canvas.getByRole('button', { name: pushSetup.reconnect }));
    await expect(args.onReconnect).toHaveBeenCalledOnce();
  },
};

export const Reconnecting: Story = {
  args: { busy: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: pushSetup.reconnect, busy: true }));
    await expect(args.onReconnect).not.toHaveBeenCalled();
  },
};

export const LargeText: Story = { globals: { textSize: '200', viewport: { value: 'smallPhone' } } };

export const BesideTheRail: Story = {
  globals: { viewport: { value: 'desktop' } },
  decorators: [
    (Story) => (
      <>
        <BottomNavigation currentPath="/" subscriptionsUnread={false} />
        <Story />
      </>
    ),
  ],
  play: async ({ canvas }) => {
    const { left, right } = canvas.getByRole('status').getBoundingClientRect();
    await expect(left).toBe(canvas.getByRole('navigation').getBoundingClientRect().right);
    await expect(right).toBe(document.documentElement.clientWidth);
  },
};
