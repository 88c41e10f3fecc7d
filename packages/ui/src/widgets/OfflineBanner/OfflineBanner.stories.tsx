import { action } from '@campus-bell/domain/words/action';
import { offline } from '@campus-bell/domain/words/offline';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { BottomNavigation } from '../BottomNavigation/BottomNavigation.tsx';
import { guidance } from './OfflineBanner.guidance.ts';
import { OfflineBanner } from './OfflineBanner.tsx';

const savedAt = new Date('2026-03-04T09:05:00+09:00');

const meta = {
  title: 'Widgets/OfflineBanner',
  component: OfflineBanner,
  parameters: { guidance },
  args: { state: 'offline', savedAt, onReload: fn() },
} satisfies Meta<typeof OfflineBanner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OfflineWithSavedContent: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      `${offline.noNetwork} ${offline.savedAt({ moment: '2026-03-04 09:05' })}`,
    );
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Offline: Story = {
  args: { savedAt: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status').textContent).toBe(offline.noNetwork);
  },
};

export const ServerUnreachable: Story = {
  args: { state: 'unreachable' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: action.retry }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};

export const BackOnline: Story = {
  args: { state: 'back' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: action.retry }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};

export const LargeText: Story = {
  args: { state: 'unreachable' },
  globals: { textSize: '200', viewport: { value: 'smallPhone' } },
};

export const BesideTheRail: Story = {
  args: { savedAt: null },
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
