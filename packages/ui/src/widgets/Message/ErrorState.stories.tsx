import { action } from '@campus-bell/domain/words/action';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { guidance } from './ErrorState.guidance.ts';
import { ErrorState } from './ErrorState.tsx';

const meta = {
  title: 'Widgets/ErrorState',
  component: ErrorState,
  parameters: { guidance },
  args: { text: '글을 불러오지 못했어요. 잠시 후 다시 시도해 주세요.', onRetry: fn() },
} satisfies Meta<typeof ErrorState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ServerError: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('글을 불러오지 못했어요.');
    await userEvent.click(canvas.getByRole('button', { name: action.retry }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Retrying: Story = {
  args: { busy: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: action.retry, busy: true }));
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
};
export const WithTitle: Story = {
  args: { title: '화면을 열지 못했어요' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^화면을 열지 못했어요/);
  },
};
export const AtTheEndOfAList: Story = { args: { extent: 'compact' } };
