import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guidance } from './DeadlineChip.guidance.ts';
import { DeadlineChip } from './DeadlineChip.tsx';

const notice = (content: string) => ({
  title: '교내 근로장학생 신청 안내',
  content,
  createdAt: '2026-03-02T10:00:00',
});

const meta = {
  title: 'Widgets/DeadlineChip',
  component: DeadlineChip,
  args: { event: notice('신청 기간: 3. 2.(월) ~ 3. 7.(토) 18:00') },
  parameters: { guidance, layout: 'padded' },
} satisfies Meta<typeof DeadlineChip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ThreeDaysLeft: Story = {
  play: async ({ canvas }) => {
    const chip = await canvas.findByText('D-3');
    await expect(chip.closest('time')).toHaveAttribute('datetime', '2026-03-07T18:00:00+09:00');
    await expect(canvas.getByText('마감 3월 7일 (토) 18:00, 3일 남음')).toBeInTheDocument();
  },
};

export const EndsToday: Story = {
  args: { event: notice('신청 기간: 3. 2.(월) ~ 3. 4.(수) 18:00') },
  play: async ({ canvas }) => {
    await canvas.findByText('오늘 18:00 마감', { selector: '[aria-hidden]' });
  },
};

export const EndsTodayWithoutAnHour: Story = {
  args: { event: notice('3월 4일까지 신청하세요.') },
  play: async ({ canvas }) => {
    await canvas.findByText('오늘 마감', { selector: '[aria-hidden]' });
  },
};

export const Over: Story = {
  args: { event: notice('신청 기간: 3. 2.(월) ~ 3. 3.(화)') },
  play: async ({ canvas }) => {
    await canvas.findByText('마감', { selector: '[aria-hidden]' });
    await expect(canvas.getByText('마감됨, 3월 3일 (화)')).toBeInTheDocument();
  },
};

export const NoSureDeadline: Story = {
  args: { event: notice('행사 일시: 3. 7.(토) 14:00') },
  play: async ({ canvas, canvasElement }) => {
    await import('./DeadlineLabel.tsx');
    await expect(canvasElement.querySelector('time')).toBeNull();
    await expect(canvas.queryByText(/^D-|마감/)).toBeNull();
  },
};
