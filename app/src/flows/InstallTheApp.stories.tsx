import { routes } from '@campus-bell/domain/routes';
import { firstLaunch } from '@campus-bell/domain/words/firstLaunch';
import { frame } from '@campus-bell/domain/words/frame';
import { guide } from '@campus-bell/domain/words/guide';
import { home } from '@campus-bell/domain/words/home';
import { install } from '@campus-bell/domain/words/install';
import { installGuide } from '@campus-bell/domain/words/installGuide';
import { places } from '@campus-bell/domain/words/places';
import { product } from '@campus-bell/domain/words/product';
import { push } from '@campus-bell/domain/words/push';
import { terms } from '@campus-bell/domain/words/terms';
import { holdCalls } from '@campus-bell/ui/environment/holdCalls.fake';
import { readToast } from '@campus-bell/ui/widgets/Toast/readToast.fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { useInstallStore } from '../device/installPrompt.ts';
import { thisLaunch } from '../pwa/invitations.ts';
import { expectFocusKeptIn, expectTabOrder, tabTo } from './focus.ts';
import { type WholeAppArgs, wholeApp } from './WholeApp.tsx';

const meta = {
  title: 'Flows/Install the app',
  ...wholeApp,
  args: { path: routes.home },
  parameters: { titled: '앱 설치', device: { offersInstall: true } },
} satisfies Meta<WholeAppArgs>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const iphone = {
  device: {
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Version/17.0 Mobile Safari/604.1',
    permission: 'unsupported',
  },
} as const;
const installed = {
  globals: { standalone: 'installed' },
  parameters: { device: { permission: 'default' } },
} as const;

const promptTitle = () => install.ask;
const expectHome: Play = async ({ canvas, step }) => {
  await step('Home is free again', async () => {
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByRole('heading', { level: 2, name: home.popular })).toBeVisible();
  });
};

const expectNoneAtTheNextVisit: Play = async (context) => {
  const { canvas, step } = context;
  await step('To the search and home again, the prompt does not come a second time', async () => {
    const navigation = within(canvas.getByRole('navigation', { name: places.mainMenu }));
    await userEvent.click(navigation.getByRole('link', { name: places.search }));
    await canvas.findByRole('heading', { level: 1, name: places.search });
    await userEvent.click(navigation.getByRole('link', { name: places.home }));
  });
  await expectHome(context);
};

export const InstallOffered: Story = {
  play: async ({ step }) => {
    await step('The install prompt lies over home and keeps the focus', async () => {
      const dialog = await screen.findByRole('dialog', { name: promptTitle() });
      await expect(dialog).toHaveAccessibleDescription(install.why);
      await expectFocusKeptIn(dialog);
    });
    await step('First not showing it today, then installing, then later', async () => {
      const dialog = within(screen.getByRole('dialog', { name: promptTitle() }));
      await tabTo(dialog.getByRole('checkbox', { name: home.notToday }));
      await expectTabOrder(
        dialog.getByRole('button', { name: installGuide.drawn.install }),
        dialog.getByRole('button', { name: firstLaunch.later }),
      );
    });
  },
};

export const InstallChosen: Story = {
  play: async (context) => {
    const { step } = context;
    await InstallOffered.play?.(context);
    await step('Install: the browser’s own dialog takes over', async () => {
      const { offer } = useInstallStore.getState();
      await userEvent.click(screen.getByRole('button', { name: installGuide.drawn.install }));
      await expect(offer?.prompt).toHaveBeenCalledOnce();
      await waitFor(() => expect(useInstallStore.getState().isInstalled).toBe(true));
      await expect(localStorage.getItem('modalDismissedUntil')).toBeNull();
    });
    await expectHome(context);
    await expectNoneAtTheNextVisit(context);
  },
};

export const Later: Story = {
  play: async (context) => {
    const { step } = context;
    await InstallOffered.play?.(context);
    await step('Later, which has the focus', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(localStorage.getItem('modalDismissedUntil')).toBeNull();
      await expect(thisLaunch.isPutOff).toBe(true);
    });
    await expectHome(context);
    await expectNoneAtTheNextVisit(context);
  },
};

export const DontShowToday: Story = {
  play: async (context) => {
    const { step } = context;
    await InstallOffered.play?.(context);
    await step('Tick ‘don’t show today’ and leave with Escape', async () => {
      await userEvent.click(screen.getByRole('checkbox', { name: home.notToday }));
      await userEvent.keyboard('{Escape}');
      await expect(Number(localStorage.getItem('modalDismissedUntil'))).toBeGreaterThan(Date.now());
    });
    await expectHome(context);
  },
};

export const IphoneInstallPrompt: Story = {
  parameters: iphone,
  play: async ({ step }) => {
    await step('The two steps are named, and the focus is kept', async () => {
      const dialog = await screen.findByRole('dialog', { name: install.iosAsk });
      await expect(within(dialog).getAllByRole('listitem')).toHaveLength(2);
      await expectFocusKeptIn(dialog);
    });
  },
};

export const IphoneGuide: Story = {
  parameters: iphone,
  play: async (context) => {
    const { canvas, step } = context;
    await IphoneInstallPrompt.play?.(context);
    await step('The drawn steps are in the guide', async () => {
      await tabTo(screen.getByRole('link', { name: install.inPictures }));
      await userEvent.keyboard('{Enter}');
      await canvas.findByRole('heading', { level: 1, name: guide.title });
      await expect(canvas.getByRole('tab', { name: 'iPhone · iPad', selected: true })).toBeVisible();
    });
    await step('Back home, the prompt does not come again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: frame.back }));
      await canvas.findByRole('heading', { level: 1, name: product.name });
      await expect(screen.queryByRole('dialog')).toBeNull();
    });
  },
};

export const FirstLaunchAsAnApp: Story = {
  ...installed,
  play: async ({ step }) => {
    await step('The notification prompt takes the whole screen', async () => {
      const dialog = await screen.findByRole('dialog', { name: firstLaunch.title });
      await expectFocusKeptIn(dialog);
      await tabTo(within(dialog).getByRole('button', { name: firstLaunch.allowAndStart }));
    });
  },
};

export const FirstLaunchAccepted: Story = {
  ...installed,
  play: async (context) => {
    const { canvas, step } = context;
    await FirstLaunchAsAnApp.play?.(context);
    await step('Accept: the terms consent is next', async () => {
      await userEvent.keyboard('{Enter}');
      await canvas.findByRole('heading', { level: 1, name: terms.title });
      await expect(screen.queryByRole('dialog')).toBeNull();
    });
  },
};

export const FirstLaunchPutOffWhileRegistering: Story = {
  ...installed,
  play: async (context) => {
    const { canvas, step } = context;
    const token = '/local/push/token';
    await FirstLaunchAsAnApp.play?.(context);
    const held = holdCalls(token);
    await step('Accept, then choose later while the push service is still asked', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(held.waiting(token)).toBe(1));
      await userEvent.click(screen.getByRole('button', { name: firstLaunch.later }));
    });
    await expectHome(context);
    await step('The device is registered all the same, and nothing leads to the consent', async () => {
      const told = readToast(push.tokenSaved);
      await held.letGo(token);
      held.end();
      await told;
      const navigation = within(canvas.getByRole('navigation', { name: places.mainMenu }));
      await userEvent.click(navigation.getByRole('link', { name: places.search }));
      await canvas.findByRole('heading', { level: 1, name: places.search });
    });
  },
};

export const FirstLaunchNotSupported: Story = {
  ...installed,
  parameters: { device: { permission: 'unsupported' } },
  play: async ({ step }) => {
    await step('Start in a browser without notifications: the alert says so', async () => {
      await userEvent.click(await screen.findByRole('button', { name: firstLaunch.start }));
      const alert = await screen.findByRole('alertdialog', { name: push.unsupported.title });
      await expect(alert).toHaveAccessibleDescription(push.unsupported.text);
      await expectFocusKeptIn(alert);
    });
  },
};
