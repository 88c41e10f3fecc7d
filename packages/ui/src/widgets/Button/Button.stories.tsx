import type { Meta, StoryObj } from '@storybook/react-vite';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { expect, fn, userEvent } from 'storybook/test';
import { guidance } from './Button.guidance.ts';
import { Button } from './Button.tsx';

const meta = {
  title: 'Widgets/Button',
  component: Button,
  args: { children: '구독하기', onClick: fn() },
  parameters: { guidance, layout: 'padded' },
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Primary: Story = {};
export const Soft: Story = { args: { tone: 'soft' } };
export const Neutral: Story = { args: { tone: 'neutral', children: '취소' } };
export const Quiet: Story = { args: { tone: 'quiet', children: '나중에' } };
export const Danger: Story = { args: { tone: 'danger', children: '탈퇴하기' } };
export const Outlined: Story = { args: { tone: 'outlined', children: '구글 계정으로 로그인' } };
export const Medium: Story = { args: { extent: 'medium' } };
export const Wide: Story = { args: { wide: true } };
export const WithIcon: Story = {
  args: { icon: <CalendarPlus aria-hidden="true" size="1.25rem" />, children: '캘린더에 추가' },
};

export const Busy: Story = {
  args: { busy: true },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: '구독하기', busy: true });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const ConditionsUnmet: Story = {
  args: { unmet: true, children: '다음' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: '다음' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const LargeTextOnASmallPhone: Story = {
  globals: { textSize: '200', viewport: { value: 'smallPhone' } },
  args: { wide: true, children: '구글 계정으로 로그인하기' },
};
