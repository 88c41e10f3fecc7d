import { time } from '@campus-bell/domain/words/time';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { containing } from '../../hooks/matches.fake.tsx';
import { guidance } from './UnreadBadge.guidance.ts';
import { UnreadBadge } from './UnreadBadge.tsx';

const meta = {
  title: 'Widgets/UnreadBadge',
  component: UnreadBadge,
  args: { count: 3 },
  parameters: { guidance, layout: 'padded' },
} satisfies Meta<typeof UnreadBadge>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AFew: Story = {};
export const AtTheCap: Story = {
  args: { count: 99 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99')).toBeVisible();
  },
};
export const AboveTheCap: Story = {
  args: { count: 1204 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99+')).toBeVisible();
    await expect(canvas.getByText(containing(time.unreadNotifications({ count: 1204 })))).toBeInTheDocument();
  },
};
export const NothingUnread: Story = {
  args: { count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(containing(time.unreadNotifications({ count: 0 })))).toBeNull();
  },
};
