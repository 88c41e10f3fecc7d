import { routes } from '@campus-bell/domain/routes';
import { readToast } from '@campus-bell/ui/widgets/Toast/readToast.fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { expectFocus, tabTo } from './focus.ts';
import { pushLifeHasRun, receivePush } from './storyDevice.ts';
import { type WholeAppArgs, wholeApp } from './WholeApp.tsx';

const meta = {
  title: 'Flows/Check notifications',
  ...wholeApp,
  args: { path: `${routes.guide}#push-check` },
  globals: { standalone: 'installed' },
  parameters: {
    device: {
      userAgent: 'Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/120.0 Mobile',
      permission: 'default',
    },
  },
} satisfies Meta<WholeAppArgs>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Canvas = Parameters<Play>[0]['canvas'];

const check = (canvas: Canvas) => within(canvas.getByRole('region', { name: '알림 점검' }));
const expectFinding = async (canvas: Canvas, name: string, grade: string, text: string) => {
  await canvas.findByRole('region', { name: '알림 점검' });
  await waitFor(async () => {
    const row = within(check(canvas).getByText(text).closest('li') as HTMLElement);
    await expect(row.getByText(name, { exact: false, selector: 'p' })).toBeVisible();
    await expect(row.getByText(`: ${grade}`)).toBeInTheDocument();
    await expect(row.getByText(text)).toBeVisible();
  });
};

export const NotAllowedYet: Story = {
  play: async ({ canvas, step }) => {
    await pushLifeHasRun();
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
    const { canvas, step } = context;
    await Allowed.play?.(context);
    await step('Send a test notification', async () => {
      const send = check(canvas).getByRole('button', { name: '시험 알림 보내기' });
      await tabTo(send);
      await userEvent.keyboard('{Enter}');
      const { showNotification } = await navigator.serviceWorker.ready;
      await waitFor(() => expect(showNotification).toHaveBeenCalledOnce());
      await expectFocus(send);
    });
    await step('It is announced', async () => {
      await waitFor(() => expect(check(canvas).getByRole('status')).toHaveTextContent(/^보냈어요/));
    });
    await step('A push arrives: the last notification has a time', async () => {
      await receivePush(new Date('2026-03-04T09:00:00+09:00'));
      await expectFinding(canvas, '마지막 알림', '좋아요', '2026-03-04 09:00에 받았어요.');
    });
  },
};

export const PermissionDenied: Story = {
  parameters: { device: { permission: 'default', answer: 'denied' } },
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
  parameters: { device: { permission: 'default', isPushServiceDown: true } },
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
  parameters: { device: { permission: 'default', isPushServiceDown: true } },
  play: async (context) => {
    const { canvas, loaded, step } = context;
    await NotificationTokenRequestFailed.play?.(context);
    await step('Ask for it again', async () => {
      loaded.pushService.isUp = true;
      await tabTo(check(canvas).getByRole('button', { name: '다시 등록하기' }));
      await userEvent.keyboard('{Enter}');
      await expectFinding(canvas, '기기 등록', '좋아요', '이 기기를 등록했어요.');
    });
  },
};

export const TokenSaved: Story = {
  parameters: { says: 'push.tokenSaved' },
  play: async (context) => {
    await NotAllowedYet.play?.(context);
    await context.step('Allow: the toast says that the device is registered', async () => {
      await userEvent.keyboard('{Enter}');
      await readToast('알림 등록을 마쳤어요.');
    });
  },
};

export const TokenRequestFailed: Story = {
  parameters: { says: 'push.tokenFailed', device: { permission: 'default', isPushServiceDown: true } },
  play: async (context) => {
    await NotAllowedYet.play?.(context);
    await context.step('Allow: the toast says that the token does not come', async () => {
      await userEvent.keyboard('{Enter}');
      await readToast('알림 등록을 요청하지 못했어요. 잠시 후 다시 시도해 주세요.');
    });
  },
};

export const SetupRequestFailed: Story = {
  parameters: { says: 'push.setupFailed', device: { permission: 'default', answer: 'fails' } },
  play: async (context) => {
    await NotAllowedYet.play?.(context);
    await context.step('Allow: the browser cannot ask, and the toast says so', async () => {
      await userEvent.keyboard('{Enter}');
      await readToast('알림 설정을 요청하지 못했어요. 잠시 후 다시 시도해 주세요.');
    });
  },
};
