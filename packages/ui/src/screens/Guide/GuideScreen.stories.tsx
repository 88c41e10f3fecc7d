import { action } from '@campus-bell/domain/words/action';
import { carousel } from '@campus-bell/domain/words/carousel';
import { guide } from '@campus-bell/domain/words/guide';
import { installGuide } from '@campus-bell/domain/words/installGuide';
import { push as pushWords } from '@campus-bell/domain/words/push';
import { pushCheck } from '@campus-bell/domain/words/pushCheck';
import { unblock } from '@campus-bell/domain/words/unblock';
import { way } from '@campus-bell/domain/words/way';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { containing } from '../../hooks/matches.fake.tsx';
import { GuideScreen } from './GuideScreen.tsx';
import type { PushCheckProps } from './PushCheck.tsx';
import type { PushHealth } from './pushFindings.ts';

const health: PushHealth = {
  device: 'android',
  isInstalled: true,
  standalone: true,
  permission: 'granted',
  worker: 'active',
  token: 'stored',
  lastPush: '2026-03-04 09:00',
};

const push = {
  health,
  busy: false,
  onInstall: null as PushCheckProps['onInstall'],
  onAllow: fn(),
  onFetchToken: fn(),
  onReconnect: fn(),
  onReload: fn(),
  testState: 'idle' as PushCheckProps['testState'],
  onSendTest: fn(),
};

const meta = {
  title: 'Screens/Guide',
  component: GuideScreen,
  parameters: {
    route: 'guide',
    titled: '이용 안내',
    kilobytes: 17.5,
    waived: {
      'Steps and a check of this device, no list.': ['more', 'end', 'failedOnPageTwo'],
      'Asks no server: everybody can read it, also without a network.': ['unauthorised', 'offline'],
      'Its pictures are drawn by the page itself.': ['missingImage'],
      'Counts nothing.': ['zero', 'many'],
    },
  },
  args: {
    install: { platform: 'android', offer: { kind: 'manual' } },
    push,
    onGoBack: fn(),
  },
} satisfies Meta<typeof GuideScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const check = (differences: Partial<PushHealth>, others: Partial<typeof push> = {}): Story => ({
  args: { push: { ...push, ...others, health: { ...health, ...differences } } },
});
const says = (texts: () => string[]): Pick<Story, 'play'> => ({
  play: async ({ canvas }) => {
    const findings = within(canvas.getByRole('region', { name: guide.pushCheck.title }));
    for (const text of texts()) await expect(findings.getByText(text, { exact: false })).toBeVisible();
  },
});

export const AndroidSteps: Story = {
  tags: ['state:filled'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(guide.versioned({ version: '0.1.3' }))).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: carousel.next({ slides: installGuide.drawings }) }),
    );
    await expect(canvas.getByText('2 / 4')).toBeVisible();
  },
};

export const IosSteps: Story = {
  tags: ['state:filled'],
  args: { install: { platform: 'ios', offer: { kind: 'manual' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'iPhone · iPad' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByText(installGuide.iosLogIn)).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Android' }));
    await expect(canvas.getByText(installGuide.androidMenu.title)).toBeVisible();
  },
};

export const IosConfirmation: Story = {
  args: { install: { platform: 'ios', offer: { kind: 'manual' } } },
  play: async ({ canvas }) => {
    const next = within(canvas.getByRole('region', { name: installGuide.drawings })).getByRole('button', {
      name: carousel.next({ slides: installGuide.drawings }),
    });
    await userEvent.click(next);
    await userEvent.click(next);
    await expect(await canvas.findByText(installGuide.drawn.add)).toBeVisible();
  },
};

const onInstall = fn();
export const BrowserOffersInstall: Story = {
  args: { install: { platform: 'android', offer: { kind: 'prompt', onInstall } } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: installGuide.installNow }));
    await expect(onInstall).toHaveBeenCalledOnce();
  },
};

export const Installed: Story = {
  args: { install: { platform: 'android', offer: { kind: 'installed' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(installGuide.installed)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: installGuide.installNow })).toBeNull();
  },
};

export const PushCheckAllGood: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: pushCheck.sendTest }));
    await expect(args.push.onSendTest).toHaveBeenCalledOnce();
  },
};

export const PushCheckTestSent: Story = {
  args: { push: { ...push, testState: 'sent' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(pushCheck.testSent)).toBeVisible();
  },
};

export const PushCheckTestFailed: Story = {
  tags: ['state:failed'],
  args: { push: { ...push, testState: 'failed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(pushCheck.testFailed)).toBeVisible();
  },
};

export const PushCheckPermissionDefault: Story = {
  ...check({ permission: 'default', token: 'none', lastPush: null }),
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('button', { name: pushCheck.sendTest })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: pushCheck.allow }));
    await expect(args.push.onAllow).toHaveBeenCalledOnce();
  },
};

export const PushCheckPermissionAsking: Story = {
  ...check({ permission: 'default', token: 'none' }, { busy: true }),
  tags: ['state:loading'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: pushCheck.allow, busy: true }));
    await expect(args.push.onAllow).not.toHaveBeenCalled();
  },
};

export const PushCheckPermissionDeniedAndroid: Story = {
  ...check({ permission: 'denied', token: 'none', isInstalled: false, standalone: false }),
  ...says(() => [pushCheck.blocked, unblock.androidAllow]),
};

export const PushCheckPermissionDeniedInstalledOnAndroid: Story = {
  ...check({ permission: 'denied', token: 'none' }),
  ...says(() => [pushCheck.blocked, unblock.androidTurnOn]),
};

export const PushCheckPermissionDeniedIphone: Story = {
  ...check({ permission: 'denied', token: 'none', device: 'ios' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(containing(unblock.iosTurnOn))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: pushCheck.allow })).toBeNull();
  },
};

export const PushCheckPermissionDeniedComputer: Story = {
  ...check({ permission: 'denied', device: 'desktop', isInstalled: false, standalone: false }),
  ...says(() => [pushCheck.blocked, unblock.siteSettings]),
};

export const PushCheckPermissionDeniedInstalledOnAComputer: Story = {
  ...check({ permission: 'denied', device: 'desktop' }),
  ...says(() => [pushCheck.blocked, unblock.desktopAppInfo]),
};

export const PushCheckPermissionRevoked: Story = {
  ...check({ permission: 'denied', token: 'stored' }),
  play: async ({ canvas }) => {
    const row = canvas.getByText(pushCheck.registeredNotAllowed).closest('li');
    await expect(row).toHaveTextContent(`${pushCheck.registration}: ${pushCheck.attention}`);
  },
};

export const PushCheckUnsupportedIphoneTab: Story = {
  ...check({
    permission: 'unsupported',
    device: 'ios',
    isInstalled: false,
    standalone: false,
    token: 'none',
  }),
  play: async ({ canvas }) => {
    const row = within(canvas.getByText(pushCheck.browserLacks).closest('li') as HTMLElement);
    await expect(row.getByRole('link', { name: way.howToInstall })).toHaveAttribute('href', '/guide#install');
  },
};

export const PushCheckUnsupportedBrowser: Story = {
  ...check({
    permission: 'unsupported',
    device: 'desktop',
    isInstalled: false,
    standalone: false,
  }),
  ...says(() => [pushCheck.browserLacks, pushCheck.newerBrowser]),
};

export const PushCheckNotInstalled: Story = {
  ...check({ isInstalled: false, standalone: false }, { onInstall: fn() }),
  ...says(() => [pushCheck.notInstalled, pushCheck.installApp]),
};

export const PushCheckWorkerMissing: Story = {
  ...check({ worker: 'missing' }),
  tags: ['state:failed'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: action.reload }));
    await expect(args.push.onReload).toHaveBeenCalledOnce();
  },
};

export const PushCheckWorkerStarting: Story = {
  ...check({ worker: 'starting' }),
  ...says(() => [pushCheck.backgroundStarting, pushCheck.lookLater]),
  tags: ['state:loading'],
};

export const PushCheckTokenNone: Story = {
  ...check({ token: 'none' }),
  ...says(() => [pushCheck.notRegistered]),
};

export const PushCheckTokenFetching: Story = {
  ...check({ token: 'fetching' }, { busy: true }),
  ...says(() => [pushCheck.registering]),
  tags: ['state:loading'],
};

export const PushCheckTokenFailed: Story = {
  ...check({ token: 'failed' }),
  tags: ['state:failed'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: pushCheck.registerAgain }));
    await expect(args.push.onFetchToken).toHaveBeenCalledOnce();
  },
};

export const PushCheckConnectionLost: Story = {
  ...check({ token: 'lost' }),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(pushWords.lost)).toBeVisible();
    await expect(canvas.getByText(pushCheck.lostAdvice)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: pushCheck.logInAgain }));
    await expect(args.push.onReconnect).toHaveBeenCalledOnce();
  },
};

export const PushCheckNothingReceivedYet: Story = {
  ...check({ lastPush: null }),
  ...says(() => [pushCheck.lastNone]),
  tags: ['state:empty'],
};

export const LargeTextOnASmallPhone: Story = {
  ...check({ permission: 'denied', token: 'failed', lastPush: null }),
  tags: ['state:longText'],
  globals: { textSize: '200', viewport: { value: 'smallPhone' } },
};

export const PushCheckPermissionDeniedIphoneTab: Story = {
  ...check({ permission: 'denied', device: 'ios', isInstalled: false, standalone: false, token: 'none' }),
  ...says(() => [unblock.iosOpenApp, unblock.iosTurnOnInSettings]),
};
