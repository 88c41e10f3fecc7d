import { dayWords } from '@campus-bell/domain/words/intl';
import { time } from '@campus-bell/domain/words/time';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guidance } from './CardTime.guidance.ts';
import { CardTime } from './CardTime.tsx';

const meta = {
  title: 'Widgets/CardTime',
  component: CardTime,
  args: { at: '2026-03-04T08:30:00' },
  parameters: { guidance, layout: 'padded' },
} satisfies Meta<typeof CardTime>;
export default meta;

type Story = StoryObj<typeof meta>;

export const HalfAnHourAgo: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(time.minutes({ count: 30 }))).toHaveAttribute('title', '2026-03-04 08:30');
  },
};
export const OverAWeekAgo: Story = {
  args: { at: '2026-02-11T10:00:00' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(dayWords('2026-02-11'))).toBeVisible();
  },
};
export const ClockSkew: Story = {
  args: { at: '2026-03-04T09:05:00' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(time.now)).toBeVisible();
  },
};
export const Unreadable: Story = {
  args: { at: 'yesterday' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('time')).toBeNull();
    await expect(canvas.queryByText(/\p{L}/u)).toBeNull();
  },
};
