import { list } from '@campus-bell/domain/words/list';
import { profile } from '@campus-bell/domain/words/profile';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ProfileScreen } from './ProfileScreen.tsx';

const meta = {
  title: 'Screens/Profile modification',
  component: ProfileScreen,
  args: { storedEmail: 'stored@ajou.example', onGoBack: fn() },
  parameters: {
    route: 'profile',
    titled: '내 정보 수정',
    kilobytes: 5,
    onlyMembers: true,
    waived: {
      'No list.': ['more', 'end', 'failedOnPageTwo'],
      'Shows no pictures and counts nothing.': ['missingImage', 'zero', 'many'],
    },
    signedIn: true,
  },
} satisfies Meta<typeof ProfileScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  tags: ['state:filled'],
  play: async ({ canvas }) => {
    const email = canvas.getByLabelText(profile.email);
    await waitFor(() => expect(email).toHaveValue('haneul.kim@ajou.example'));
    await expect(email).toHaveAttribute('readonly');
    await expect(canvas.getByRole('link', { name: profile.leave })).toHaveAttribute(
      'href',
      '/delete-account',
    );
  },
};

export const Loading: Story = {
  tags: ['state:loading'],
  parameters: { scenario: 'memberLoading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(profile.email)).toHaveValue('stored@ajou.example');
  },
};

export const ServerError: Story = {
  tags: ['state:empty', 'state:failed'],
  args: { storedEmail: '' },
  parameters: { scenario: 'memberFails' },
  play: async ({ canvas }) => {
    const email = canvas.getByLabelText(profile.email);
    await waitFor(() => expect(email).toHaveAttribute('placeholder', profile.emailFailed));
    await expect(email).toHaveValue('');
  },
};

export const SessionExpired: Story = {
  tags: ['state:unauthorised'],
  parameters: { scenario: 'sessionExpired' },
  play: async ({ canvas, loaded }) => {
    await waitFor(() => expect(loaded.spies.onSessionLost).toHaveBeenCalledWith('rejected'));
    await expect(canvas.getByLabelText(profile.email)).toHaveValue('stored@ajou.example');
  },
};

export const Offline: Story = {
  ...ServerError,
  tags: ['state:offline'],
  parameters: { scenario: 'networkDown' },
};

export const FirstLoading: Story = {
  args: { storedEmail: '' },
  parameters: { scenario: 'memberLoading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(profile.email)).toHaveAttribute('placeholder', list.loading);
  },
};

export const LongEmail: Story = {
  tags: ['state:longText'],
  globals: { viewport: { value: 'smallPhone' } },
  parameters: { scenario: 'memberLongTexts' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByLabelText<HTMLTextAreaElement>(profile.email).value).toMatch(/^saebyeok/),
    );
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
