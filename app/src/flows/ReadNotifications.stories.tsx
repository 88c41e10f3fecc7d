import { routes } from '@campus-bell/domain/routes';
import { action } from '@campus-bell/domain/words/action';
import { frame } from '@campus-bell/domain/words/frame';
import { home } from '@campus-bell/domain/words/home';
import { inbox } from '@campus-bell/domain/words/inbox';
import { notification } from '@campus-bell/domain/words/notification';
import { post } from '@campus-bell/domain/words/post';
import { time } from '@campus-bell/domain/words/time';
import { startingWith } from '@campus-bell/ui/hooks/matches.fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectFocus, expectFocusKeptIn, tabTo } from './focus.ts';
import { type WholeAppArgs, wholeApp } from './WholeApp.tsx';

const meta = {
  title: 'Flows/Read notifications',
  ...wholeApp,
  args: { path: routes.home },
  parameters: { titled: '알림 읽기', signedIn: true },
} satisfies Meta<WholeAppArgs>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const isBell = (said: string) => {
  const count = Number(/\d+/.exec(said)?.[0]);
  return said === `${home.inbox} ${time.unreadNotifications({ count })}`;
};
const expectUnread = (canvas: Parameters<Play>[0]['canvas'], count: number) =>
  waitFor(() => expect(canvas.queryAllByText(inbox.unread)).toHaveLength(count));

export const Listed: Story = {
  play: async ({ canvas, step }) => {
    await step('The bell counts what is unread; open the inbox with the keyboard', async () => {
      const bell = await canvas.findByRole('link', { name: isBell });
      await tabTo(bell);
      await userEvent.keyboard('{Enter}');
    });
    await step('The unread ones are said to be unread', async () => {
      await canvas.findByRole('heading', { level: 1, name: inbox.title });
      await expectUnread(canvas, 9);
    });
  },
};

export const OneRead: Story = {
  play: async (context) => {
    const { canvas, step } = context;
    await Listed.play?.(context);
    await step('Open the first one: it leads to its event', async () => {
      const [first] = canvas.getAllByRole('link', { name: startingWith(inbox.unread) });
      await tabTo(first as HTMLElement);
      await userEvent.keyboard('{Enter}');
      await canvas.findByRole('button', { name: post.goToSite });
    });
    await step('Back in the inbox it is read, and only it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: frame.back }));
      await expectUnread(canvas, 8);
    });
  },
};

const askForAll: Play = async ({ canvas, step }) => {
  const button = canvas.getByRole('button', { name: inbox.markAllRead });
  await step('Escape answers the question with no', async () => {
    await tabTo(button);
    await userEvent.keyboard('{Enter}');
    await expectFocusKeptIn(
      await screen.findByRole('alertdialog', { name: notification.markAllConfirm.title }),
    );
    await userEvent.keyboard('{Escape}');
    await expectFocus(button);
    await expectUnread(canvas, 8);
  });
  await step('Ask again and confirm', async () => {
    await userEvent.keyboard('{Enter}');
    const question = within(
      await screen.findByRole('alertdialog', { name: notification.markAllConfirm.title }),
    );
    await expectFocus(question.getByRole('button', { name: action.cancel }));
    await userEvent.click(question.getByRole('button', { name: inbox.markAllRead }));
  });
};

export const AllMarkedRead: Story = {
  play: async (context) => {
    const { canvas, step } = context;
    await OneRead.play?.(context);
    await askForAll(context);
    await step('The alert says so, and nothing is unread', async () => {
      const alert = await screen.findByRole('alertdialog', { name: notification.markedAll.title });
      await userEvent.click(within(alert).getByRole('button', { name: action.confirm }));
      await expectUnread(canvas, 0);
    });
    await step('Home’s bell has no number any more', async () => {
      await userEvent.click(canvas.getByRole('button', { name: frame.back }));
      await expect(await canvas.findByRole('link', { name: inbox.title })).toBeVisible();
    });
  },
};

export const MarkAllReadFailed: Story = {
  parameters: { scenario: 'markAllReadFails' },
  play: async (context) => {
    const { canvas, step } = context;
    await OneRead.play?.(context);
    await askForAll(context);
    await step('The alert says so, and everything is as it was', async () => {
      const alert = await screen.findByRole('alertdialog', { name: notification.markAllFailed.title });
      await expectFocusKeptIn(alert);
      await userEvent.click(within(alert).getByRole('button', { name: action.confirm }));
      await expectFocus(canvas.getByRole('button', { name: inbox.markAllRead }));
      await expectUnread(canvas, 8);
    });
  },
};
