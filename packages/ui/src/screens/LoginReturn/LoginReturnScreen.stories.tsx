import { login } from '@campus-bell/domain/words/login';
import { signIn } from '@campus-bell/domain/words/signIn';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LoginReturnScreen } from './LoginReturnScreen.tsx';

const meta = {
  title: 'Screens/Login return',
  component: LoginReturnScreen,
  parameters: {
    route: 'loginReturn',
    titled: '로그인',
    kilobytes: 12,
    waived: {
      'It always says that the login is under way.': ['empty'],
      'One sentence of our own; at twice the text size it wraps.': ['longText'],
      'No list.': ['more', 'end', 'failedOnPageTwo'],
      'Shows no pictures and counts nothing.': ['missingImage', 'zero', 'many'],
    },
  },
} satisfies Meta<typeof LoginReturnScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const LoggingIn: Story = {
  tags: ['state:filled', 'state:loading'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(login.inProgress);
  },
};

export const TakingLong: Story = {
  tags: ['state:loading'],
  args: { patienceMs: 0 },
  play: async ({ canvas }) => {
    await canvas.findByText(signIn.slow);
  },
};
