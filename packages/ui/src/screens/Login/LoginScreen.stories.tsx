import { action } from '@campus-bell/domain/words/action';
import { login } from '@campus-bell/domain/words/login';
import { otherBrowser } from '@campus-bell/domain/words/otherBrowser';
import { pushSetup } from '@campus-bell/domain/words/pushSetup';
import { signIn } from '@campus-bell/domain/words/signIn';
import { unblock } from '@campus-bell/domain/words/unblock';
import { way } from '@campus-bell/domain/words/way';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { kakaoTalk, readyAccess } from '../../widgets/GoogleLogin/readyAccess.fake.ts';
import { LoginScreen } from './LoginScreen.tsx';

const meta = {
  title: 'Screens/Login',
  component: LoginScreen,
  parameters: {
    route: 'login',
    titled: '로그인',
    kilobytes: 14,
    waived: {
      'Asks no server; the call under way is shown by the login return.': ['loading'],
      'Asks no server; without a network Google’s own page does not open.': ['offline'],
      'No list.': ['more', 'end', 'failedOnPageTwo'],
      'Shows no pictures and counts nothing.': ['missingImage', 'zero', 'many'],
    },
  },
  args: {
    access: readyAccess,
    hostedDomain: 'ajou.example',
    contacts: [
      { kind: 'mail', address: 'team@campusbell.example' },
      {
        kind: 'page',
        get label() {
          return signIn.team;
        },
        url: 'https://campusbell.example/team',
      },
    ],
    onGoBack: fn(),
  },
} satisfies Meta<typeof LoginScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const pressLogin: Play = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: signIn.withGoogle }));
};
const showsTokenError =
  (words: () => string[]): Play =>
  async (context) => {
    await pressLogin(context);
    const dialog = await screen.findByRole('dialog', { name: pushSetup.missing });
    for (const text of words()) await expect(dialog).toHaveTextContent(text);
    await expect(screen.getByRole('link', { name: way.openPushCheck })).toHaveAttribute(
      'href',
      '/guide#push-check',
    );
    await expect(screen.getByRole('link', { name: way.howToInstall })).toHaveAttribute(
      'href',
      '/guide#install',
    );
    await expect(context.args.access.onLogIn).not.toHaveBeenCalled();
  };

export const ReadyToLogIn: Story = {
  tags: ['state:filled'],
  play: async (context) => {
    const { args, canvas } = context;
    await expect(canvas.getByRole('link', { name: signIn.signUp })).toHaveAttribute(
      'href',
      '/privacy-agreement',
    );
    await pressLogin(context);
    await expect(args.access.onLogIn).toHaveBeenCalledOnce();
  },
};

export const NoContactsConfigured: Story = {
  tags: ['state:empty'],
  args: { contacts: [], hostedDomain: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list', { name: signIn.contact })).toBeNull();
    await expect(canvas.getByText(signIn.text({ account: signIn.account }))).toBeVisible();
  },
};

export const AlreadyLoggedIn: Story = {
  parameters: { signedIn: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: signIn.already })).toBeVisible();
    await expect(canvas.getByRole('link', { name: way.home })).toHaveAttribute('href', '/');
    await expect(canvas.getByRole('button', { name: signIn.withOther })).toBeVisible();
  },
};

export const PushTokenMissingUnsupported: Story = {
  args: { access: { ...readyAccess, pushState: 'unsupported', hasPushToken: false } },
  play: showsTokenError(() => [pushSetup.unsupported]),
};

export const PushTokenMissingNotInstalled: Story = {
  args: { access: { ...readyAccess, pushState: 'notInstalled', hasPushToken: false } },
  play: showsTokenError(() => [pushSetup.iosOnlyInstalled]),
};

export const PushTokenMissingPermissionDefault: Story = {
  args: { access: { ...readyAccess, pushState: 'default', hasPushToken: false } },
  play: showsTokenError(() => [pushSetup.notAllowedYet]),
};

const denied = { ...readyAccess, pushState: 'denied', hasPushToken: false } as const;

export const PushTokenMissingPermissionDenied: Story = {
  parameters: { opens: 'PushTokenDialog' },
  args: { access: denied },
  play: showsTokenError(() => [pushSetup.blockedInTab, unblock.siteSettings]),
};

/** The installed app has no address bar to point at. */
const showsNoAddressBar =
  (words: () => string[]): Play =>
  async (context) => {
    await showsTokenError(words)(context);
    await expect(screen.getByRole('dialog')).not.toHaveTextContent(unblock.siteSettings);
  };

export const PushTokenMissingPermissionDeniedInstalledOnAndroid: Story = {
  args: { access: { ...denied, device: { kind: 'android', standalone: true } } },
  play: showsNoAddressBar(() => [unblock.androidApps]),
};

export const PushTokenMissingPermissionDeniedInstalledOnIphone: Story = {
  args: { access: { ...denied, device: { kind: 'ios', standalone: true } } },
  play: showsNoAddressBar(() => [unblock.iosNotifications]),
};

export const PushTokenMissingPermissionDeniedInstalledOnDesktop: Story = {
  args: { access: { ...denied, device: { kind: 'desktop', standalone: true } } },
  play: showsNoAddressBar(() => [unblock.desktopAppInfo]),
};

export const PushTokenMissingPermissionGranted: Story = {
  args: { access: { ...readyAccess, hasPushToken: false, onRequestPushToken: fn(async () => false) } },
  play: showsTokenError(() => [pushSetup.notRegisteredYet]),
};

export const SolvedInTheDialog: Story = {
  args: { access: { ...readyAccess, pushState: 'default', hasPushToken: false } },
  play: async (context) => {
    await pressLogin(context);
    await userEvent.click(await screen.findByRole('button', { name: pushSetup.allowAndLogIn }));
    await expect(context.args.access.onRequestPushToken).toHaveBeenCalledOnce();
    await expect(context.args.access.onLogIn).toHaveBeenCalledOnce();
  },
};

export const RefusedPerhapsForThePushToken: Story = {
  args: { access: { ...readyAccess, onReconnectPush: fn(async () => true) } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(login.canReconnect)).toBeVisible();
    await userEvent.dblClick(canvas.getByRole('button', { name: action.reconnectPush }));
    await expect(args.access.onReconnectPush).toHaveBeenCalledOnce();
    await expect(args.access.onLogIn).not.toHaveBeenCalled();
  },
};

export const Offline: Story = {
  args: { access: { ...readyAccess, isReachable: fn(async () => false) } },
  globals: { network: 'offline' },
  play: async (context) => {
    await pressLogin(context);
    await expect(
      await screen.findByRole('alertdialog', { name: login.offline.title }),
    ).toHaveAccessibleDescription(login.offline.text);
    await expect(context.args.access.onLogIn).not.toHaveBeenCalled();
  },
};

export const InsideKakaoTalk: Story = {
  parameters: { opens: 'InAppBrowserSheet' },
  render: (args) => <LoginScreen {...args} access={{ ...args.access, inAppBrowser: kakaoTalk() }} />,
  play: async (context) => {
    await pressLogin(context);
    await screen.findByRole('dialog', { name: otherBrowser.title });
    await expect(screen.getByRole('link', { name: otherBrowser.open })).toBeVisible();
    await expect(context.args.access.onLogIn).not.toHaveBeenCalled();
  },
};
