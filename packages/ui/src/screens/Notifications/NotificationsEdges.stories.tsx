import { action } from '@campus-bell/domain/words/action';
import { connection } from '@campus-bell/domain/words/connection';
import { inbox } from '@campus-bell/domain/words/inbox';
import { list } from '@campus-bell/domain/words/list';
import { time } from '@campus-bell/domain/words/time';
import type { Campus } from '@campus-bell/fixtures/campus';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { UiEnvironmentProvider, useEnvironment } from '../../environment/UiEnvironment.tsx';
import { goToEnd } from '../../widgets/PagedList/goToEnd.fake.tsx';
import { NotificationsScreen } from './NotificationsScreen.tsx';

const topicTab = { tab: 'topic', unreadOnly: false } as const;
const keywordTab = { ...topicTab, tab: 'keyword' } as const;

const meta = {
  title: 'Screens/Notifications/Edges',
  component: NotificationsScreen,
  args: { view: topicTab, onChangeView: fn(), onGoBack: fn() },
  parameters: { signedIn: true },
} satisfies Meta<typeof NotificationsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const isInbox = (said: string) => [inbox.ofSubscriptions, inbox.ofKeywords].includes(said);
const showsRows: Play = async ({ canvas }) => {
  const region = within(await canvas.findByRole('region', { name: isInbox }));
  await region.findAllByRole('listitem');
};

export const MoreNotificationsLoading: Story = {
  tags: ['state:more'],
  parameters: { scenario: 'notificationsLoadingOnPageTwo' },
  play: async (context) => {
    await showsRows(context);
    goToEnd();
    await context.canvas.findByText(list.loading);
  },
};

/** Time passes between two looks at an app that was left open: rows and headings say so. */
let passedMs = 0;
export const LeftOpen: Story = {
  beforeEach: () => {
    passedMs = 0;
  },
  decorators: [
    (Story) => {
      const environment = useEnvironment();
      const [from] = useState(() => environment.now());
      const now = () => new Date(from.getTime() + passedMs);
      return (
        <UiEnvironmentProvider environment={{ ...environment, now }}>
          <Story />
        </UiEnvironmentProvider>
      );
    },
  ],
  play: async (context) => {
    await showsRows(context);
    const { canvas } = context;
    const row = (at: number) => within(canvas.getAllByRole('listitem')[at] as HTMLElement);
    const pass = (days: number) => {
      passedMs = days * 24 * 3_600_000;
      document.dispatchEvent(new Event('visibilitychange'));
    };
    await expect(row(0).getByRole('heading', { name: time.today })).toBeVisible();
    await expect(row(1).queryByRole('heading')).toBeNull();
    pass(1);
    await row(1).findByText(time.days({ count: 1 }));
    await row(0).findByRole('heading', { name: time.yesterday });
    pass(2);
    await row(1).findByText(time.days({ count: 2 }));
    await waitFor(() => expect(canvas.queryByRole('heading', { name: time.yesterday })).toBeNull());
  },
};

export const SessionExpired: Story = {
  tags: ['state:unauthorised'],
  parameters: { scenario: 'sessionExpired' },
  play: async ({ canvas, loaded }) => {
    await canvas.findByRole('button', { name: action.retry });
    await expect(loaded.spies.onSessionLost).toHaveBeenCalledWith('rejected');
  },
};

export const Offline: Story = {
  tags: ['state:offline'],
  parameters: { scenario: 'networkDown' },
  play: async ({ canvas }) => {
    await canvas.findByText(connection.noAnswer);
  },
};

export const LongTitles: Story = {
  tags: ['state:longText'],
  globals: { viewport: { value: 'smallPhone' } },
  parameters: {
    campus: (campus) => {
      const member = campus.person('member');
      campus.clearNotifications(member);
      for (const name of ['longTitle', 'unbrokenTitle', 'markup'] as const) {
        const event = campus.event(campus.samples[name]);
        if (event !== null) campus.addNotification(member, { title: event.title, imageUrl: null });
      }
    },
  },
  play: async (context) => {
    await showsRows(context);
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

export const BareRows: Story = {
  tags: ['state:missingImage'],
  parameters: { scenario: 'bareRows' },
  play: async ({ canvas }) => {
    const rows = await canvas.findAllByRole('listitem');
    await expect(rows[0]?.querySelector('img, time')).toBeNull();
  },
};

export const MissingImages: Story = {
  tags: ['state:missingImage'],
  parameters: {
    campus: (campus) => {
      const member = campus.person('member');
      campus.clearNotifications(member);
      const { imageBase } = campus.settings;
      campus.addNotification(member, { title: '이미지 없는 알림', imageUrl: null });
      campus.addNotification(member, {
        title: '이미지를 찾지 못한 알림',
        imageUrl: `${imageBase}/missing-1.svg`,
      });
    },
  },
  play: async (context) => {
    await showsRows(context);
    const placeholders = () => context.canvasElement.querySelectorAll('.lucide-image-off');
    await waitFor(() => expect(placeholders()).toHaveLength(1));
    await expect(context.canvasElement.querySelector('img')).toBeNull();
  },
};

export const NoKeywordsRegistered: Story = {
  tags: ['state:zero'],
  args: { view: keywordTab },
  parameters: { signedIn: 'newcomer' },
  play: async ({ canvas }) => {
    await canvas.findByText(inbox.keywordCount({ count: 0 }));
  },
};

export const TenKeywordsRegistered: Story = {
  tags: ['state:many'],
  args: { view: keywordTab },
  parameters: { scenario: 'keywordsFull' },
  play: async ({ canvas }) => {
    await canvas.findByText(inbox.keywordCount({ count: 10 }));
  },
};

export const AHundredUnread: Story = {
  tags: ['state:many'],
  parameters: { scenario: 'unreadOver99' },
  play: async (context) => {
    await showsRows(context);
    await waitFor(() => expect(context.canvas.getAllByText(inbox.unread)).toHaveLength(10));
  },
};

export const MarkingAllReadUnderWay: Story = {
  parameters: { scenario: 'markAllReadUnanswered' },
  play: async (context) => {
    await showsRows(context);
    await userEvent.click(context.canvas.getByRole('button', { name: inbox.markAllRead }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: inbox.markAllRead }));
    await context.canvas.findByRole('button', { name: inbox.markAllRead, busy: true });
  },
};

/** The server names its fields differently from now on. */
export const NewerServer: Story = {
  parameters: { scenario: 'newerServer' },
  play: async (context) => {
    await showsRows(context);
    const campus: Campus = context.loaded.campus;
    const shown = campus.notifications(campus.person('member'), 'topic').slice(0, 10);
    const unread = shown.filter(({ read }) => !read);
    await expect(unread.length).toBeGreaterThan(0);
    await expect(context.canvas.getAllByText(inbox.unread)).toHaveLength(unread.length);
  },
};
