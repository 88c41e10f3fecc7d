import { routes } from '@campus-bell/domain/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ConsentScreen } from '../screens/Consent/ConsentScreen.tsx';
import { GuideScreen } from '../screens/Guide/GuideScreen.tsx';
import { HomeScreen } from '../screens/Home/HomeScreen.tsx';
import { FirstLaunchPrompt } from '../widgets/FirstLaunchPrompt/FirstLaunchPrompt.tsx';
import { InstallPrompt } from '../widgets/InstallPrompt/InstallPrompt.tsx';
import { IosInstallPrompt } from '../widgets/IosInstallPrompt/IosInstallPrompt.tsx';
import { FlowRoutes } from './FlowRoutes.tsx';
import { expectFocusKeptIn, expectTabOrder, tabTo } from './focus.ts';

/** Props of {@link Invited}. */
interface InvitedProps {
  /** `browser` can install, `iphone` cannot, `installed` is the first launch as an app. */
  device: 'browser' | 'iphone' | 'installed';
  onInstall(): void;
  onDismiss(isForToday: boolean): void;
}

const noPush = {
  health: {
    device: 'ios',
    isInstalled: false,
    standalone: false,
    permission: 'unsupported',
    worker: 'active',
    token: 'none',
    lastPush: null,
  },
  busy: false,
  onInstall: null,
  onAllow: () => undefined,
  onFetchToken: () => undefined,
  onReconnect: () => undefined,
  onReload: () => undefined,
  testState: 'idle',
  onSendTest: () => undefined,
} as const;

/** Home with the one invitation that suits the device, and where the invitations lead. */
function Invited({ device, onInstall, onDismiss }: InvitedProps) {
  const [isOpen, setIsOpen] = useState(true);
  const close = () => setIsOpen(false);
  return (
    <FlowRoutes start={routes.home}>
      {({ pathname, go, goBack }) => {
        if (pathname === routes.guide) {
          return (
            <GuideScreen
              install={{ platform: 'ios', offer: { kind: 'manual' } }}
              push={noPush}
              onGoBack={goBack}
            />
          );
        }
        if (pathname === routes.consent)
          return (
            <ConsentScreen
              givenConsents={[]}
              onChangeConsents={() => undefined}
              onGoNext={() => undefined}
              onGoBack={goBack}
            />
          );
        return (
          <>
            <HomeScreen unreadCount={0} teamUrl={null} />
            <InstallPrompt
              open={isOpen && device === 'browser'}
              onInstall={() => {
                onInstall();
                close();
              }}
              onDismiss={(isForToday) => {
                onDismiss(isForToday);
                close();
              }}
            />
            <IosInstallPrompt
              open={isOpen && device === 'iphone'}
              guideHref={`${routes.guide}#install`}
              onClose={close}
            />
            <FirstLaunchPrompt
              open={isOpen && device === 'installed'}
              permission="default"
              busy={false}
              healthHref={`${routes.guide}#push-check`}
              onAccept={() => {
                close();
                go(routes.consent);
              }}
              onClose={close}
            />
          </>
        );
      }}
    </FlowRoutes>
  );
}

const meta = {
  title: 'Flows/Install the app',
  component: Invited,
  args: { device: 'browser', onInstall: fn(), onDismiss: fn() },
} satisfies Meta<typeof Invited>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const promptTitle = '캠퍼스벨을 앱으로 설치할까요?';
const expectHome: Play = async ({ canvas, step }) => {
  await step('Home is free again', async () => {
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('heading', { level: 2, name: '이번 주 인기글' })).toBeVisible();
  });
};

export const InstallOffered: Story = {
  play: async ({ step }) => {
    await step('The install prompt lies over home and keeps the focus', async () => {
      const dialog = await screen.findByRole('dialog', { name: promptTitle });
      await expect(dialog).toHaveAccessibleDescription('홈 화면에서 바로 열 수 있어요.');
      await expectFocusKeptIn(dialog);
    });
    await step('First not showing it today, then installing, then later', async () => {
      const dialog = within(screen.getByRole('dialog', { name: promptTitle }));
      await tabTo(dialog.getByRole('checkbox', { name: '오늘 하루 보지 않기' }));
      await expectTabOrder(
        dialog.getByRole('button', { name: '설치' }),
        dialog.getByRole('button', { name: '나중에' }),
      );
    });
  },
};

export const InstallChosen: Story = {
  play: async (context) => {
    const { args, step } = context;
    await InstallOffered.play?.(context);
    await step('Install: the browser’s own dialog takes over', async () => {
      await userEvent.click(screen.getByRole('button', { name: '설치' }));
      await expect(args.onInstall).toHaveBeenCalledOnce();
      await expect(args.onDismiss).not.toHaveBeenCalled();
    });
    await expectHome(context);
  },
};

export const Later: Story = {
  play: async (context) => {
    const { args, step } = context;
    await InstallOffered.play?.(context);
    await step('Later, which has the focus', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onDismiss).toHaveBeenCalledWith(false);
    });
    await expectHome(context);
  },
};

export const DontShowToday: Story = {
  play: async (context) => {
    const { args, step } = context;
    await InstallOffered.play?.(context);
    await step('Tick ‘don’t show today’ and leave with Escape', async () => {
      await userEvent.click(screen.getByRole('checkbox', { name: '오늘 하루 보지 않기' }));
      await userEvent.keyboard('{Escape}');
      await expect(args.onDismiss).toHaveBeenCalledWith(true);
    });
    await expectHome(context);
  },
};

export const IphoneInstallPrompt: Story = {
  args: { device: 'iphone' },
  play: async ({ step }) => {
    await step('The two steps are named, and the focus is kept', async () => {
      const dialog = await screen.findByRole('dialog', { name: '홈 화면에 추가해 보세요' });
      await expect(within(dialog).getAllByRole('listitem')).toHaveLength(2);
      await expectFocusKeptIn(dialog);
    });
  },
};

export const IphoneGuide: Story = {
  args: { device: 'iphone' },
  play: async (context) => {
    const { canvas, step } = context;
    await IphoneInstallPrompt.play?.(context);
    await step('The drawn steps are in the guide', async () => {
      await tabTo(screen.getByRole('link', { name: '그림으로 보기' }));
      await userEvent.keyboard('{Enter}');
      await canvas.findByRole('heading', { level: 1, name: '이용 안내' });
      await expect(canvas.getByRole('tab', { name: 'iPhone · iPad', selected: true })).toBeVisible();
    });
    await step('Back home, the prompt does not come again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '뒤로 가기' }));
      await canvas.findByRole('heading', { level: 1, name: '캠퍼스벨' });
      await expect(screen.queryByRole('dialog')).toBeNull();
    });
  },
};

export const FirstLaunchAsAnApp: Story = {
  args: { device: 'installed' },
  play: async ({ step }) => {
    await step('The notification prompt takes the whole screen', async () => {
      const dialog = await screen.findByRole('dialog', { name: '알림 받기' });
      await expectFocusKeptIn(dialog);
      await tabTo(within(dialog).getByRole('button', { name: '알림 받고 시작하기' }));
    });
  },
};

export const FirstLaunchAccepted: Story = {
  args: { device: 'installed' },
  play: async (context) => {
    const { canvas, step } = context;
    await FirstLaunchAsAnApp.play?.(context);
    await step('Accept: the terms consent is next', async () => {
      await userEvent.keyboard('{Enter}');
      await canvas.findByRole('heading', { level: 1, name: '약관 동의' });
      await expect(screen.queryByRole('dialog')).toBeNull();
    });
  },
};
