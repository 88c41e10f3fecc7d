import { frame } from '@campus-bell/domain/words/frame';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { guidance } from './SkipLink.guidance.ts';
import { SkipLink } from './SkipLink.tsx';

const meta = {
  title: 'Widgets/SkipLink',
  component: SkipLink,
  parameters: { guidance },
  decorators: [
    (Story) => (
      <>
        <Story />
        <main style={{ padding: 64 }}>글 목록</main>
      </>
    ),
  ],
} satisfies Meta<typeof SkipLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: frame.skip })).toHaveFocus();
  },
};

export const Followed: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};
