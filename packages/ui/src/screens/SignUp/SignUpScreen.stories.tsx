import { otherBrowser } from '@campus-bell/domain/words/otherBrowser';
import { pushSetup } from '@campus-bell/domain/words/pushSetup';
import { signUp } from '@campus-bell/domain/words/signUp';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { containing } from '../../hooks/matches.fake.tsx';
import { kakaoTalk, readyAccess } from '../../widgets/GoogleLogin/readyAccess.fake.ts';
import { SignUpScreen } from './SignUpScreen.tsx';

const meta = {
  title: 'Screens/Sign up',
  component: SignUpScreen,
  parameters: {
    route: ['signUpSelect', 'signUp'],
    titled: '회원가입',
    kilobytes: 12,
    waived: {
      'For visitors; asks no server.': ['loading', 'empty', 'unauthorised', 'offline'],
      'No list.': ['more', 'end', 'failedOnPageTwo'],
      'Shows no pictures and counts nothing.': ['missingImage', 'zero', 'many'],
    },
  },
  args: { access: readyAccess, hostedDomain: 'ajou.example', onGoBack: fn() },
} satisfies Meta<typeof SignUpScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ReadyToSignUp: Story = {
  tags: ['state:filled'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: signUp.logIn })).toHaveAttribute('href', '/login');
    await userEvent.click(canvas.getByRole('button', { name: signUp.withGoogle }));
    await expect(args.access.onLogIn).toHaveBeenCalledOnce();
  },
};

export const PushTokenMissing: Story = {
  parameters: { opens: 'PushTokenDialog' },
  args: { access: { ...readyAccess, pushState: 'denied', hasPushToken: false } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: signUp.withGoogle }));
    await screen.findByRole('dialog', { name: pushSetup.missing });
    await expect(args.access.onLogIn).not.toHaveBeenCalled();
  },
};

export const InsideKakaoTalk: Story = {
  parameters: { opens: 'InAppBrowserSheet' },
  render: (args) => <SignUpScreen {...args} access={{ ...args.access, inAppBrowser: kakaoTalk() }} />,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: signUp.withGoogle }));
    await screen.findByRole('dialog', { name: otherBrowser.title });
    await expect(args.access.onLogIn).not.toHaveBeenCalled();
  },
};

export const LargeTextOnASmallPhone: Story = {
  tags: ['state:longText'],
  globals: { textSize: '200', viewport: { value: 'smallPhone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

export const AnyUniversityAccount: Story = {
  args: { hostedDomain: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(containing(signUp.account))).toBeVisible();
  },
};
