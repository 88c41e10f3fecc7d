import { routes } from '@campus-bell/domain/routes';
import { action } from '@campus-bell/domain/words/action';
import { boardList } from '@campus-bell/domain/words/boardList';
import { campusName } from '@campus-bell/domain/words/campus/campusName';
import { places } from '@campus-bell/domain/words/places';
import { subscriptions } from '@campus-bell/domain/words/subscriptions';
import { topic } from '@campus-bell/domain/words/topic';
import { startingWith } from '@campus-bell/ui/hooks/matches.fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectFocus, expectFocusKeptIn, tabTo } from './focus.ts';
import { type WholeAppArgs, wholeApp } from './WholeApp.tsx';

const meta = {
  title: 'Flows/Subscribe to a topic',
  ...wholeApp,
  args: { path: routes.subscriptions },
  parameters: { titled: '게시판 구독', signedIn: 'newcomer' },
} satisfies Meta<WholeAppArgs>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const subscribeTo = () => `${campusName('소프트웨어학과')} ${subscriptions.subscribe}`;
const isMenu = (said: string) =>
  [subscriptions.subscribedAndNotified, subscriptions.subscribedAndMuted].some(
    (name) => said === name({ board: campusName('소프트웨어학과') }),
  );
const openSettings: Play = async ({ canvas, step }) => {
  await step('Open the subscription settings with the keyboard', async () => {
    await tabTo(await canvas.findByRole('button', { name: subscriptions.settings }));
    await userEvent.keyboard('{Enter}');
    await expectFocusKeptIn(await screen.findByRole('dialog', { name: subscriptions.settings }));
  });
};
const closeSettings: Play = async ({ canvas, step }) => {
  await step('Close the settings with Escape: the focus is back where it was', async () => {
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expectFocus(canvas.getByRole('button', { name: subscriptions.settings }));
  });
};
const findTopic: Play = async ({ step }) => {
  await step('Find the board by its initials and subscribe', async () => {
    await userEvent.type(await screen.findByRole('searchbox', { name: boardList.find }), 'ㅅㅍㅌㅇㅇㅎㄱ');
    await tabTo(await screen.findByRole('button', { name: subscribeTo() }));
    await userEvent.keyboard('{Enter}');
  });
};
const chooseInMenu = async (role: 'menuitem' | 'menuitemradio', text: string) => {
  const opener = await screen.findByRole('button', { name: isMenu });
  await tabTo(opener);
  await userEvent.keyboard('{Enter}');
  await expectFocusInMenu();
  screen.getByRole(role, { name: startingWith(text) }).focus();
  await userEvent.keyboard('{Enter}');
};
const expectFocusInMenu = async () => {
  const menu = await screen.findByRole('menu');
  await waitFor(() => expect(menu).toContainElement(document.activeElement as HTMLElement));
};

export const Subscribed: Story = {
  play: async (context) => {
    const { canvas, step } = context;
    await openSettings(context);
    await findTopic(context);
    await step('It is subscribed to, with its notifications on', async () => {
      await screen.findByRole('button', {
        name: subscriptions.subscribedAndNotified({ board: campusName('소프트웨어학과') }),
      });
    });
    await closeSettings(context);
    await step('Its chip and its events are there, unread', async () => {
      const chips = within(await canvas.findByRole('list', { name: subscriptions.ownBoards }));
      await expect(
        chips.getByRole('button', { name: startingWith(campusName('소프트웨어학과'), places.unread) }),
      ).toBeVisible();
      await waitFor(() => expect(canvas.queryAllByRole('article')).not.toHaveLength(0));
    });
  },
};

export const Muted: Story = {
  play: async (context) => {
    const { canvas, step } = context;
    await Subscribed.play?.(context);
    await openSettings(context);
    await step('Turn the notifications off in the menu', async () => {
      await chooseInMenu('menuitemradio', subscriptions.mute.title);
      await expectFocus(
        await screen.findByRole('button', {
          name: subscriptions.subscribedAndMuted({ board: campusName('소프트웨어학과') }),
        }),
      );
    });
    await closeSettings(context);
    await step('The chip stays and says so', async () => {
      await canvas.findByRole('button', {
        name: startingWith(campusName('소프트웨어학과'), subscriptions.muted),
      });
    });
  },
};

export const Unsubscribed: Story = {
  play: async (context) => {
    const { canvas, step } = context;
    await Muted.play?.(context);
    await openSettings(context);
    await step('Unsubscribe in the menu', async () => {
      await chooseInMenu('menuitem', subscriptions.unsubscribe);
      await screen.findByRole('button', { name: subscribeTo() });
    });
    await closeSettings(context);
    await step('Nothing is subscribed to and nothing is unread', async () => {
      await canvas.findByText(topic.emptyList);
      await expect(canvas.queryByText(places.unread)).toBeNull();
    });
  },
};

const expectAlert = async (name: string) => {
  const alert = await screen.findByRole('alertdialog', { name });
  await expectFocusKeptIn(alert);
  await userEvent.click(within(alert).getByRole('button', { name: action.confirm }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
};

export const SubscriptionFailed: Story = {
  parameters: { scenario: 'topicSubscribeFails' },
  play: async (context) => {
    await openSettings(context);
    await findTopic(context);
    await context.step('The alert says so; the board can be subscribed to as before', async () => {
      await expectAlert(topic.subscribeFailed.title);
      await expectFocus(screen.getByRole('button', { name: subscribeTo() }));
    });
  },
};

export const NotificationSettingFailed: Story = {
  parameters: { scenario: 'topicNotificationFails' },
  play: async (context) => {
    await Subscribed.play?.(context);
    await openSettings(context);
    await context.step('The alert says so; the notifications stay on', async () => {
      await chooseInMenu('menuitemradio', subscriptions.mute.title);
      await expectAlert(topic.notificationFailed.title);
      await screen.findByRole('button', {
        name: subscriptions.subscribedAndNotified({ board: campusName('소프트웨어학과') }),
      });
    });
  },
};

export const UnsubscribeFailed: Story = {
  parameters: { scenario: 'topicUnsubscribeFails' },
  play: async (context) => {
    await Subscribed.play?.(context);
    await openSettings(context);
    await context.step('The alert says so; the subscription stays', async () => {
      await chooseInMenu('menuitem', subscriptions.unsubscribe);
      await expectAlert(topic.notificationFailed.title);
      await screen.findByRole('button', {
        name: subscriptions.subscribedAndNotified({ board: campusName('소프트웨어학과') }),
      });
    });
  },
};
