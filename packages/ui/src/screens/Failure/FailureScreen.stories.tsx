import { action } from '@campus-bell/domain/words/action';
import { failure } from '@campus-bell/domain/words/failure';
import { way } from '@campus-bell/domain/words/way';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FailureScreen } from './FailureScreen.tsx';

const meta = {
  title: 'Screens/Failure',
  component: FailureScreen,
  args: { cause: 'broken', homeHref: '/', onRetry: fn() },
  parameters: { titled: '화면 오류' },
} satisfies Meta<typeof FailureScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const RenderingError: Story = {
  tags: ['state:notFound.failed'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: action.retry }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: way.home })).toHaveAttribute('href', '/');
  },
};

export const ChunkNotLoaded: Story = {
  tags: ['state:notFound.failed'],
  args: { cause: 'notLoaded' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(failure.notLoaded.text)).toBeVisible();
  },
};

export const LargeTextOnASmallPhone: Story = {
  globals: { textSize: '200', viewport: { value: 'smallPhone' } },
};
