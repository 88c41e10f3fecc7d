import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { guidance } from './GoogleLogin.guidance.ts';
import { GoogleLogin } from './GoogleLogin.tsx';
import { readyAccess } from './readyAccess.ts';

const meta = {
  title: 'Widgets/GoogleLogin',
  component: GoogleLogin,
  args: { label: '구글 계정으로 로그인', access: readyAccess },
  parameters: { guidance, layout: 'padded' },
} satisfies Meta<typeof GoogleLogin>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const LeavingForGoogle: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: '구글 계정으로 로그인' });
    await userEvent.click(button);
    await userEvent.click(button);
    await expect(args.access.onLogIn).toHaveBeenCalledOnce();
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

export const PermissionRefused: Story = {
  args: {
    access: {
      ...readyAccess,
      pushState: 'default',
      hasPushToken: false,
      onRequestPushToken: fn(async () => false),
    },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const allow = await screen.findByRole('button', { name: '알림 허용하고 로그인' });
    await userEvent.click(allow);
    await expect(args.access.onLogIn).not.toHaveBeenCalled();
    await expect(allow).not.toHaveAttribute('aria-busy');
  },
};

export const InsideAnotherApp: Story = {
  args: { access: { ...readyAccess, inAppBrowser: { appName: '카카오톡', outsideHref: null } } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await screen.findByRole('button', { name: '주소 복사하기' }));
    await expect(args.access.onCopyAddress).toHaveBeenCalledOnce();
    await expect(await screen.findByText('주소를 복사했어요. 브라우저에 붙여 넣어 주세요.')).toBeVisible();
    await expect(args.access.onLogIn).not.toHaveBeenCalled();
  },
};
