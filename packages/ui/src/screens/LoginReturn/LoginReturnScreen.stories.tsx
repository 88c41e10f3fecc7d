import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LoginReturnScreen } from './LoginReturnScreen.tsx';

const meta = {
  title: 'Screens/Login return',
  component: LoginReturnScreen,
} satisfies Meta<typeof LoginReturnScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const LoggingIn: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('로그인하는 중이에요…');
  },
};

export const TakingLong: Story = {
  args: { patienceMs: 0 },
  play: async ({ canvas }) => {
    await canvas.findByText(/조금 오래 걸리고 있어요/);
  },
};
