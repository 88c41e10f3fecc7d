import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { GuideScreen } from './GuideScreen.tsx';
import type { PushCheckProps } from './PushCheck.tsx';
import type { PushHealth } from './pushFindings.ts';

const health: PushHealth = {
  device: 'android',
  isInstalled: true,
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
  onReload: fn(),
  testState: 'idle' as PushCheckProps['testState'],
  onSendTest: fn(),
};

const meta = {
  title: 'Screens/Guide',
  component: GuideScreen,
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

export const AndroidSteps: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('이용 안내 0.1.3')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '다음 설치 그림' }));
    await expect(canvas.getByText('2 / 4')).toBeVisible();
  },
};

export const IosSteps: Story = {
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

export const Installed: Story = { args: { install: { platform: 'android', offer: { kind: 'installed' } } } };

export const PushCheckAllGood: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '시험 알림 보내기' }));
    await expect(args.push.onSendTest).toHaveBeenCalledOnce();
  },
};

export const PushCheckTestSent: Story = { args: { push: { ...push, testState: 'sent' } } };

export const PushCheckTestFailed: Story = { args: { push: { ...push, testState: 'failed' } } };

export const PushCheckPermissionDefault: Story = {
  ...check({ permission: 'default', token: 'none', lastPush: null }),
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('button', { name: '시험 알림 보내기' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '알림 허용하기' }));
    await expect(args.push.onAllow).toHaveBeenCalledOnce();
  },
};

export const PushCheckPermissionAsking = check({ permission: 'default', token: 'none' }, { busy: true });

export const PushCheckPermissionDeniedAndroid = check({ permission: 'denied', token: 'none' });

export const PushCheckPermissionDeniedIphone: Story = {
  ...check({ permission: 'denied', token: 'none', device: 'ios' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/휴대폰 설정 → 알림 → 캠퍼스벨/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '알림 허용하기' })).toBeNull();
  },
};

export const PushCheckPermissionDeniedComputer = check({ permission: 'denied', device: 'desktop' });

export const PushCheckUnsupportedIphoneTab: Story = {
  ...check({ permission: 'unsupported', device: 'ios', isInstalled: false, token: 'none' }),
  play: async ({ canvas }) => {
    const row = within(
      canvas.getByText('지금 이 화면에서는 알림을 받을 수 없어요.').closest('li') as HTMLElement,
    );
    await expect(row.getByRole('link', { name: '설치 방법 보기' })).toHaveAttribute('href', '/guide#install');
  },
};

export const PushCheckUnsupportedBrowser = check({
  permission: 'unsupported',
  device: 'desktop',
  isInstalled: false,
});

export const PushCheckNotInstalled = check({ isInstalled: false }, { onInstall: fn() });

export const PushCheckWorkerMissing: Story = {
  ...check({ worker: 'missing' }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '새로고침' }));
    await expect(args.push.onReload).toHaveBeenCalledOnce();
  },
};

export const PushCheckWorkerStarting = check({ worker: 'starting' });

export const PushCheckTokenNone = check({ token: 'none' });

export const PushCheckTokenFetching = check({ token: 'fetching' }, { busy: true });

export const PushCheckTokenFailed: Story = {
  ...check({ token: 'failed' }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '다시 등록하기' }));
    await expect(args.push.onFetchToken).toHaveBeenCalledOnce();
  },
};

export const PushCheckTokenRenewed: Story = {
  ...check({ token: 'renewed' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('다시 로그인하면 기기 등록이 갱신됩니다.')).toBeVisible();
  },
};

export const PushCheckNothingReceivedYet = check({ lastPush: null });

export const LargeTextOnASmallPhone: Story = {
  ...check({ permission: 'denied', token: 'failed', lastPush: null }),
  globals: { textSize: '200', viewport: { value: 'smallPhone' } },
};
