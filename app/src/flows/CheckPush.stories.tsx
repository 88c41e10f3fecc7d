import { language } from '@campus-bell/domain/language';
import { routes } from '@campus-bell/domain/routes';
import { guide } from '@campus-bell/domain/words/guide';
import { product } from '@campus-bell/domain/words/product';
import { push } from '@campus-bell/domain/words/push';
import { pushCheck } from '@campus-bell/domain/words/pushCheck';
import { unblock } from '@campus-bell/domain/words/unblock';
import { worker } from '@campus-bell/domain/words/worker';
import { containing } from '@campus-bell/ui/hooks/matches.fake';
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
    titled: '알림 점검',
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

const check = (canvas: Canvas) => within(canvas.getByRole('region', { name: guide.pushCheck.title }));
const expectFinding = async (canvas: Canvas, name: string, grade: string, text: string) => {
  await canvas.findByRole('region', { name: guide.pushCheck.title });
  await waitFor(async () => {
    const row = within(check(canvas).getByText(text).closest('li') as HTMLElement);
    await expect(row.getByText(name, { selector: 'p' })).toBeVisible();
    await expect(row.getByText(`: ${grade}`)).toBeInTheDocument();
    await expect(row.getByText(text)).toBeVisible();
  });
};

export const NotAllowedYet: Story = {
  play: async ({ canvas, step }) => {
    await pushLifeHasRun();
    await step('The check says that the permission is missing', async () => {
      await expectFinding(canvas, pushCheck.permission, pushCheck.attention, pushCheck.notAllowedYet);
      await expectFinding(canvas, pushCheck.registration, pushCheck.attention, pushCheck.notRegistered);
    });
    await step('Its one remedy is in reach of Tab, and there is no test without a permission', async () => {
      await tabTo(check(canvas).getByRole('button', { name: pushCheck.allow }));
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
      await expectFinding(canvas, pushCheck.permission, pushCheck.good, pushCheck.allowed);
      await expectFinding(canvas, pushCheck.registration, pushCheck.good, pushCheck.registered);
    });
  },
};

export const TestNotificationSent: Story = {
  play: async (context) => {
    const { canvas, step } = context;
    await Allowed.play?.(context);
    await step('Send a test notification', async () => {
      const send = check(canvas).getByRole('button', { name: pushCheck.sendTest });
      await tabTo(send);
      await userEvent.keyboard('{Enter}');
      const { showNotification } = await navigator.serviceWorker.ready;
      await waitFor(() => expect(showNotification).toHaveBeenCalledOnce());
      await expect(showNotification).toHaveBeenCalledWith(
        product.name,
        expect.objectContaining({ body: worker.test, lang: language() }),
      );
      await expectFocus(send);
    });
    await step('It is announced', async () => {
      await waitFor(() => expect(check(canvas).getByRole('status')).toHaveTextContent(pushCheck.testSent));
    });
    await step('A push arrives: the last notification has a time', async () => {
      await receivePush(new Date('2026-03-04T09:00:00+09:00'));
      await expectFinding(
        canvas,
        pushCheck.last,
        pushCheck.good,
        pushCheck.lastAt({ moment: '2026-03-04 09:00' }),
      );
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
        await expectFinding(canvas, pushCheck.permission, pushCheck.attention, pushCheck.blocked);
        await expect(check(canvas).getByText(containing(unblock.androidApps))).toBeVisible();
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
      await expectFinding(canvas, pushCheck.registration, pushCheck.attention, pushCheck.registrationFailed);
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
      await tabTo(check(canvas).getByRole('button', { name: pushCheck.registerAgain }));
      await userEvent.keyboard('{Enter}');
      await expectFinding(canvas, pushCheck.registration, pushCheck.good, pushCheck.registered);
    });
  },
};

export const TokenSaved: Story = {
  play: async (context) => {
    await NotAllowedYet.play?.(context);
    await context.step('Allow: the toast says that the device is registered', async () => {
      await userEvent.keyboard('{Enter}');
      await readToast(push.tokenSaved);
    });
  },
};

export const TokenRequestFailed: Story = {
  parameters: { device: { permission: 'default', isPushServiceDown: true } },
  play: async (context) => {
    await NotAllowedYet.play?.(context);
    await context.step('Allow: the toast says that the token does not come', async () => {
      await userEvent.keyboard('{Enter}');
      await readToast(push.tokenFailed);
    });
  },
};

export const SetupRequestFailed: Story = {
  parameters: { device: { permission: 'default', answer: 'fails' } },
  play: async (context) => {
    await NotAllowedYet.play?.(context);
    await context.step('Allow: the browser cannot ask, and the toast says so', async () => {
      await userEvent.keyboard('{Enter}');
      await readToast(push.setupFailed);
    });
  },
};
