import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FailureScreen } from './FailureScreen.tsx';

const meta = {
  title: 'Screens/Failure',
  component: FailureScreen,
  parameters: {
    waived: {
      'Stands outside every provider, where nothing else works.': ['rootFailure.title', 'rootFailure.text'],
    },
  },
  args: { cause: 'broken', homeHref: '/', onRetry: fn() },
} satisfies Meta<typeof FailureScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const RenderingError: Story = {
  tags: ['state:notFound.failed'],
  parameters: { says: 'failure.broken' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '다시 불러오기' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: '홈으로 가기' })).toHaveAttribute('href', '/');
  },
};

export const ChunkNotLoaded: Story = {
  tags: ['state:notFound.failed'],
  parameters: { says: 'failure.notLoaded' },
  args: { cause: 'notLoaded' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('인터넷 연결을 확인하고 다시 불러와 주세요.')).toBeVisible();
  },
};

export const LargeTextOnASmallPhone: Story = {
  globals: { textSize: '200', viewport: { value: 'smallPhone' } },
};
