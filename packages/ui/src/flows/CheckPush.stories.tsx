import { routes } from '@campus-bell/domain/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { GuideScreen } from '../screens/Guide/GuideScreen.tsx';
import type { PushHealth } from '../screens/Guide/pushFindings.ts';
import { FlowRoutes } from './FlowRoutes.tsx';
import { expectFocus, tabTo } from './focus.ts';

/** Props of {@link PushCheck}. */
interface PushCheckProps {
  /** What the student answers when the browser asks. */
  answer: 'granted' | 'denied';
  /** The provider's first answer fails. */
  failsAtFirst: boolean;
  onSendTest(): void;
}

const untouched: PushHealth = {
  device: 'android',
  isInstalled: true,
  standalone: true,
  permission: 'default',
  worker: 'active',
  token: 'none',
  lastPush: null,
};

/** The guide on a device whose browser and provider answer at once. */
function PushCheck({ answer, failsAtFirst, onSendTest }: PushCheckProps) {
  const [health, setHealth] = useState(untouched);
  const [testState, setTestState] = useState<'idle' | 'sent'>('idle');
  const allow = () => {
    const token = failsAtFirst ? ('failed' as const) : ('stored' as const);
    setHealth({ ...health, permission: answer, token: answer === 'granted' ? token : 'none' });
  };
  const sendTest = () => {
    onSendTest();
    setTestState('sent');
    setHealth({ ...health, lastPush: '2026-03-04 09:00' });
  };
  return (
    <FlowRoutes start={`${routes.guide}#push-check`}>
      {({ goBack }) => (
        <GuideScreen
          install={{ platform: 'android', offer: { kind: 'installed' } }}
          push={{
            health,
            busy: false,
            onInstall: null,
            onAllow: allow,
            onFetchToken: () => setHealth({ ...health, token: 'stored' }),
            onReconnect: () => undefined,
            onReload: () => undefined,
            testState,
            onSendTest: sendTest,
          }}
          onGoBack={goBack}
        />
      )}
    </FlowRoutes>
  );
}

const meta = {
  title: 'Flows/Check notifications',
  component: PushCheck,
  args: { answer: 'granted', failsAtFirst: false, onSendTest: fn() },
} satisfies Meta<typeof PushCheck>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Canvas = Parameters<Play>[0]['canvas'];

const check = (canvas: Canvas) => within(canvas.getByRole('region', { name: '알림 점검' }));
const expectFinding = async (canvas: Canvas, name: string, grade: string, text: string) => {
  const row = within(
    check(canvas).getByText(name, { exact: false, selector: 'p' }).closest('li') as HTMLElement,
  );
  await expect(row.getByText(`: ${grade}`)).toBeInTheDocument();
  await expect(row.getByText(text)).toBeVisible();
};

export const NotAllowedYet: Story = {
  play: async ({ canvas, step }) => {
    await step('The check says that the permission is missing', async () => {
      await expectFinding(canvas, '알림 허용', '확인이 필요해요', '아직 알림을 허용하지 않았어요.');
      await expectFinding(canvas, '기기 등록', '확인이 필요해요', '아직 이 기기를 등록하지 않았어요.');
    });
    await step('Its one remedy is in reach of Tab, and there is no test without a permission', async () => {
      await tabTo(check(canvas).getByRole('button', { name: '알림 허용하기' }));
      await expect(check(canvas).getAllByRole('button')).toHaveLength(1);
    });
  },
};

export const Allowed: Story = {
  play: async (context) => {
    const { canvas, step } = context;
    await NotAllowedYet.play?.(context);
    await step('Allow: permission and token are good', async () => {
      await userEvent.keyboard('{Enter}');
      await expectFinding(canvas, '알림 허용', '좋아요', '알림을 허용했어요.');
      await expectFinding(canvas, '기기 등록', '좋아요', '이 기기를 등록했어요.');
    });
  },
};

export const TestNotificationSent: Story = {
  play: async (context) => {
    const { args, canvas, step } = context;
    await Allowed.play?.(context);
    await step('Send a test notification', async () => {
      const send = check(canvas).getByRole('button', { name: '시험 알림 보내기' });
      await tabTo(send);
      await userEvent.keyboard('{Enter}');
      await expect(args.onSendTest).toHaveBeenCalledOnce();
      await expectFocus(send);
    });
    await step('It is announced, and the last notification has a time', async () => {
      await expect(check(canvas).getByRole('status')).toHaveTextContent(/^보냈어요/);
      await expectFinding(canvas, '마지막 알림', '좋아요', '2026-03-04 09:00에 받았어요.');
    });
  },
};

export const PermissionDenied: Story = {
  args: { answer: 'denied' },
  play: async (context) => {
    const { canvas, step } = context;
    await NotAllowedYet.play?.(context);
    await step(
      'Deny: the check says how to allow it on this very device, where asking again would do nothing',
      async () => {
        await userEvent.keyboard('{Enter}');
        await expectFinding(canvas, '알림 허용', '확인이 필요해요', '알림이 차단돼 있어요.');
        await expect(check(canvas).getByText(/휴대폰 설정에서 ‘앱’을 열어요/)).toBeVisible();
        await expect(check(canvas).queryByRole('button')).toBeNull();
      },
    );
  },
};

export const NotificationTokenRequestFailed: Story = {
  args: { failsAtFirst: true },
  play: async (context) => {
    const { canvas, step } = context;
    await NotAllowedYet.play?.(context);
    await step('Allow: the token does not come', async () => {
      await userEvent.keyboard('{Enter}');
      await expectFinding(canvas, '기기 등록', '확인이 필요해요', '이 기기를 등록하지 못했어요.');
    });
  },
};

export const TokenFetchedAgain: Story = {
  args: { failsAtFirst: true },
  play: async (context) => {
    const { canvas, step } = context;
    await NotificationTokenRequestFailed.play?.(context);
    await step('Ask for it again', async () => {
      await tabTo(check(canvas).getByRole('button', { name: '다시 등록하기' }));
      await userEvent.keyboard('{Enter}');
      await expectFinding(canvas, '기기 등록', '좋아요', '이 기기를 등록했어요.');
    });
  },
};
