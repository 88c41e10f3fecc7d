import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
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
const says = (...texts: string[]): Pick<Story, 'play'> => ({
  play: async ({ canvas }) => {
    const findings = within(canvas.getByRole('region', { name: '알림 점검' }));
    for (const text of texts) await expect(findings.getByText(text, { exact: false })).toBeVisible();
  },
});

export const AndroidSteps: Story = {
  tags: ['state:filled'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('이용 안내 0.1.3')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '다음 설치 그림' }));
    await expect(canvas.getByText('2 / 4')).toBeVisible();
  },
};

export const IosSteps: Story = {
  tags: ['state:filled'],
  args: { install: { platform: 'ios', offer: { kind: 'manual' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'iPhone · iPad' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByText(/로그인 정보를 따로 보관해요/)).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Android' }));
    await expect(canvas.getByText('크롬에서 메뉴를 열어요')).toBeVisible();
  },
};

const onInstall = fn();
export const BrowserOffersInstall: Story = {
  args: { install: { platform: 'android', offer: { kind: 'prompt', onInstall } } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '지금 설치하기' }));
    await expect(onInstall).toHaveBeenCalledOnce();
  },
};

export const Installed: Story = {
  args: { install: { platform: 'android', offer: { kind: 'installed' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('이 기기에는 이미 설치돼 있어요.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '지금 설치하기' })).toBeNull();
  },
};

export const PushCheckAllGood: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '시험 알림 보내기' }));
    await expect(args.push.onSendTest).toHaveBeenCalledOnce();
  },
};

export const PushCheckTestSent: Story = {
  args: { push: { ...push, testState: 'sent' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^보냈어요\. 알림이 보이지 않으면/)).toBeVisible();
  },
};

export const PushCheckTestFailed: Story = {
  tags: ['state:failed'],
  args: { push: { ...push, testState: 'failed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('시험 알림을 보내지 못했어요. 알림 권한을 확인해 주세요.')).toBeVisible();
  },
};

export const PushCheckPermissionDefault: Story = {
  ...check({ permission: 'default', token: 'none', lastPush: null }),
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('button', { name: '시험 알림 보내기' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '알림 허용하기' }));
    await expect(args.push.onAllow).toHaveBeenCalledOnce();
  },
};

export const PushCheckPermissionAsking: Story = {
  ...check({ permission: 'default', token: 'none' }, { busy: true }),
  tags: ['state:loading'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '알림 허용하기', busy: true }));
    await expect(args.push.onAllow).not.toHaveBeenCalled();
  },
};

export const PushCheckPermissionDeniedAndroid: Story = {
  ...check({ permission: 'denied', token: 'none', isInstalled: false, standalone: false }),
  ...says('알림이 차단돼 있어요.', '‘권한’에서 알림을 ‘허용’으로 바꿔요'),
};

export const PushCheckPermissionDeniedInstalledOnAndroid: Story = {
  ...check({ permission: 'denied', token: 'none' }),
  ...says('알림이 차단돼 있어요.', '‘캠퍼스벨’을 고르고 ‘알림’을 켜요'),
};

export const PushCheckPermissionDeniedIphone: Story = {
  ...check({ permission: 'denied', token: 'none', device: 'ios' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/‘캠퍼스벨’을 고르고 ‘알림 허용’을 켜요/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '알림 허용하기' })).toBeNull();
  },
};

export const PushCheckPermissionDeniedComputer: Story = {
  ...check({ permission: 'denied', device: 'desktop', isInstalled: false, standalone: false }),
  ...says('알림이 차단돼 있어요.', '주소 옆의 사이트 설정을 열어요'),
};

export const PushCheckPermissionDeniedInstalledOnAComputer: Story = {
  ...check({ permission: 'denied', device: 'desktop' }),
  ...says('알림이 차단돼 있어요.', '⋮ 메뉴에서 ‘앱 정보’를 열어요'),
};

export const PushCheckPermissionRevoked: Story = {
  ...check({ permission: 'denied', token: 'stored' }),
  play: async ({ canvas }) => {
    const row = canvas.getByText('등록한 기기지만 알림을 허용하지 않아 알림이 오지 않아요.').closest('li');
    await expect(row).toHaveTextContent('기기 등록: 확인이 필요해요');
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
    const row = within(
      canvas.getByText('지금 이 화면에서는 알림을 받을 수 없어요.').closest('li') as HTMLElement,
    );
    await expect(row.getByRole('link', { name: '설치 방법 보기' })).toHaveAttribute('href', '/guide#install');
  },
};

export const PushCheckUnsupportedBrowser: Story = {
  ...check({
    permission: 'unsupported',
    device: 'desktop',
    isInstalled: false,
    standalone: false,
  }),
  ...says('지금 이 화면에서는 알림을 받을 수 없어요.', '최신 브라우저에서 열어 주세요.'),
};

export const PushCheckNotInstalled: Story = {
  ...check({ isInstalled: false, standalone: false }, { onInstall: fn() }),
  ...says('브라우저에서 열었어요.', '앱 설치하기'),
};

export const PushCheckWorkerMissing: Story = {
  ...check({ worker: 'missing' }),
  tags: ['state:failed'],
  parameters: { says: 'action.reload' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '새로고침' }));
    await expect(args.push.onReload).toHaveBeenCalledOnce();
  },
};

export const PushCheckWorkerStarting: Story = {
  ...check({ worker: 'starting' }),
  ...says('준비하는 중이에요.', '잠시 뒤 다시 확인해 주세요.'),
  tags: ['state:loading'],
};

export const PushCheckTokenNone: Story = {
  ...check({ token: 'none' }),
  ...says('아직 이 기기를 등록하지 않았어요.'),
};

export const PushCheckTokenFetching: Story = {
  ...check({ token: 'fetching' }, { busy: true }),
  ...says('등록하는 중이에요.'),
  tags: ['state:loading'],
};

export const PushCheckTokenFailed: Story = {
  ...check({ token: 'failed' }),
  tags: ['state:failed'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '다시 등록하기' }));
    await expect(args.push.onFetchToken).toHaveBeenCalledOnce();
  },
};

export const PushCheckConnectionLost: Story = {
  ...check({ token: 'lost' }),
  parameters: { says: 'push.lost' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('이 기기로는 이제 알림이 오지 않아요.')).toBeVisible();
    await expect(canvas.getByText('다시 로그인하면 이 기기를 새로 등록해요.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '다시 로그인하고 연결하기' }));
    await expect(args.push.onReconnect).toHaveBeenCalledOnce();
  },
};

export const PushCheckNothingReceivedYet: Story = {
  ...check({ lastPush: null }),
  ...says('이 기기에서 받은 알림이 아직 없어요.'),
  tags: ['state:empty'],
};

export const LargeTextOnASmallPhone: Story = {
  ...check({ permission: 'denied', token: 'failed', lastPush: null }),
  tags: ['state:longText'],
  globals: { textSize: '200', viewport: { value: 'smallPhone' } },
};
