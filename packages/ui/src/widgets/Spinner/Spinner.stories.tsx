import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guidance } from './Spinner.guidance.ts';
import { Spinner } from './Spinner.tsx';

const meta = {
  title: 'Widgets/Spinner',
  component: Spinner,
  args: { label: '로그인하는 중이에요' },
  parameters: { guidance, layout: 'padded' },
} satisfies Meta<typeof Spinner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Announced: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('로그인하는 중이에요');
  },
};
