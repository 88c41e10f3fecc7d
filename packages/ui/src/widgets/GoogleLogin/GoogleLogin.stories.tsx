import { action } from '@campus-bell/domain/words/action';
import { otherBrowser } from '@campus-bell/domain/words/otherBrowser';
import { pushSetup } from '@campus-bell/domain/words/pushSetup';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, mocked, screen, userEvent, waitFor } from 'storybook/test';
import { guidance } from './GoogleLogin.guidance.ts';
import { GoogleLogin, type GoogleLoginProps, type ReconnectPush } from './GoogleLogin.tsx';
import { readyAccess } from './readyAccess.fake.ts';

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
    const allow = await screen.findByRole('button', { name: pushSetup.allowAndLogIn });
    await userEvent.click(allow);
    await expect(args.access.onLogIn).not.toHaveBeenCalled();
    await expect(allow).not.toHaveAttribute('aria-busy');
  },
};

export const InsideAnotherApp: Story = {
  args: { access: { ...readyAccess, inAppBrowser: { appName: '카카오톡', outsideHref: null } } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await screen.findByRole('button', { name: otherBrowser.copy }));
    await expect(args.access.onCopyAddress).toHaveBeenCalledOnce();
    await expect(await screen.findByText(otherBrowser.copied)).toBeVisible();
    await expect(args.access.onLogIn).not.toHaveBeenCalled();
  },
};

/** What the device is asked for, answered by hand. */
function asked<Answer>() {
  const answers: ((answer: Answer) => void)[] = [];
  return {
    ask: fn(() => new Promise<Answer>((answer) => answers.push(answer))),
    async answer(value: Answer) {
      for (const settle of answers.splice(0)) settle(value);
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}

/** A page that the login can be left with. */
function Leavable(props: GoogleLoginProps) {
  const [isHere, setIsHere] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setIsHere(false)}>
        나가기
      </button>
      {isHere ? <GoogleLogin {...props} /> : null}
    </>
  );
}

const permission = asked<boolean>();
const withoutToken = { ...readyAccess, hasPushToken: false, onRequestPushToken: permission.ask };

export const SheetClosedWhileTheTokenIsAskedFor: Story = {
  args: { access: { ...withoutToken, pushState: 'default' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await screen.findByRole('button', { name: pushSetup.allowAndLogIn }));
    await screen.findByRole('button', { name: pushSetup.allowAndLogIn, busy: true });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await permission.answer(true);
    await expect(args.access.onLogIn).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await screen.findByRole('button', { name: pushSetup.allowAndLogIn }));
    await permission.answer(true);
    await expect(args.access.onLogIn).toHaveBeenCalledOnce();
  },
};

export const SheetClosedAndTheTokenRefused: Story = {
  args: { access: { ...withoutToken, pushState: 'default' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await screen.findByRole('button', { name: pushSetup.allowAndLogIn }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await permission.answer(false);
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const LeftWhileTheTokenIsAskedFor: Story = {
  args: { access: withoutToken },
  render: (args) => <Leavable {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '구글 계정으로 로그인' }));
    await userEvent.click(canvas.getByRole('button', { name: '나가기' }));
    await expect(canvas.queryByRole('button', { name: '구글 계정으로 로그인' })).toBeNull();
    await permission.answer(true);
    await expect(args.access.onLogIn).not.toHaveBeenCalled();
  },
};

const reachability = asked<boolean>();

export const LeftWhileTheNetworkIsLookedFor: Story = {
  args: { access: { ...readyAccess, isReachable: reachability.ask } },
  render: (args) => <Leavable {...args} />,
  play: async ({ args, canvas }) => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
    await userEvent.click(canvas.getByRole('button', { name: '구글 계정으로 로그인' }));
    Reflect.deleteProperty(navigator, 'onLine');
    await expect(reachability.ask).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: '나가기' }));
    await reachability.answer(false);
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await expect(args.access.onLogIn).not.toHaveBeenCalled();
  },
};

export const LeftWhileConnectingAnew: Story = {
  args: {
    access: { ...readyAccess, onReconnectPush: fn<ReconnectPush>(() => new Promise(() => undefined)) },
  },
  render: (args) => <Leavable {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: action.reconnectPush }));

    const [isWanted] = mocked(args.access.onReconnectPush as ReconnectPush).mock.lastCall ?? [];
    await expect(isWanted?.()).toBe(true);
    await userEvent.click(canvas.getByRole('button', { name: '나가기' }));
    await waitFor(() => expect(isWanted?.()).toBe(false));
  },
};

/** The token comes by another way while the sheet says what is missing. */
function TokenComesLater(props: GoogleLoginProps) {
  const [hasPushToken, setHasPushToken] = useState(false);
  useEffect(() => {
    const come = () => setHasPushToken(true);
    window.addEventListener('focus', come);
    return () => window.removeEventListener('focus', come);
  }, []);
  return <GoogleLogin {...props} access={{ ...props.access, hasPushToken }} />;
}

export const TokenCameInTheMeantime: Story = {
  args: { access: { ...withoutToken, pushState: 'denied' } },
  render: (args) => <TokenComesLater {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('dialog', { name: pushSetup.missing });
    window.dispatchEvent(new Event('focus'));
    const sheet = await screen.findByRole('dialog', { name: pushSetup.ready });
    await expect(sheet).toHaveAccessibleDescription(pushSetup.readyText);
    await userEvent.click(screen.getByRole('button', { name: pushSetup.goOn }));
    await expect(args.access.onLogIn).toHaveBeenCalledOnce();
  },
};
