import { action } from '@campus-bell/domain/words/action';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guidance } from './LoginRequired.guidance.ts';
import { LoginRequired } from './LoginRequired.tsx';

const meta = {
  title: 'Widgets/LoginRequired',
  component: LoginRequired,
  parameters: { guidance },
} satisfies Meta<typeof LoginRequired>;
export default meta;

type Story = StoryObj<typeof meta>;

export const SignedOut: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: action.login })).toHaveAttribute('href', '/login');
  },
};
