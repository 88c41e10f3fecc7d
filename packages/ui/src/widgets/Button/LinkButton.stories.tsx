import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { guidance } from './LinkButton.guidance.ts';
import { LinkButton } from './LinkButton.tsx';

const meta = {
  title: 'Widgets/LinkButton',
  component: LinkButton,
  args: { href: '/login', children: '로그인하기' },
  parameters: { guidance, layout: 'padded' },
} satisfies Meta<typeof LinkButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  play: async ({ canvas, loaded }) => {
    await userEvent.click(canvas.getByRole('link', { name: '로그인하기' }));
    await expect(loaded.spies.navigate).toHaveBeenCalledWith('/login');
  },
};
export const Soft: Story = { args: { tone: 'soft', extent: 'medium' } };
