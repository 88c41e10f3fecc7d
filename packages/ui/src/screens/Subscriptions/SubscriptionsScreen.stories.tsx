import { action } from '@campus-bell/domain/words/action';
import { campusName } from '@campus-bell/domain/words/campus/campusName';
import { keyword } from '@campus-bell/domain/words/keyword';
import { list } from '@campus-bell/domain/words/list';
import { places } from '@campus-bell/domain/words/places';
import { subscriptions } from '@campus-bell/domain/words/subscriptions';
import { topic } from '@campus-bell/domain/words/topic';
import { way } from '@campus-bell/domain/words/way';
import type { Campus } from '@campus-bell/fixtures/campus';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { containing, startingWith } from '../../hooks/matches.fake.tsx';
import { goToEnd } from '../../widgets/PagedList/goToEnd.fake.tsx';
import type { SubscriptionsPageProps } from './SubscriptionsPage.tsx';
import { SubscriptionsScreen } from './SubscriptionsScreen.tsx';

/** Stands in for the address of the app, which keeps the tab and the chosen chip. */
function SubscriptionsAddress({ view: first, onChangeView, ...rest }: SubscriptionsPageProps) {
  const [view, setView] = useState(first);
  return (
    <SubscriptionsScreen
      {...rest}
      view={view}
      onChangeView={(next) => {
        onChangeView(next);
        setView(next);
      }}
    />
  );
}

const topicTab = { tab: 'topic', chosen: null, guide: false } as const;
const keywordTab = { ...topicTab, tab: 'keyword' } as const;

const meta = {
  title: 'Screens/Subscriptions',
  component: SubscriptionsScreen,
  args: { view: topicTab, onChangeView: fn(), onReconnectPush: fn(async () => true) },
  parameters: { route: 'subscriptions', titled: '구독 소식', kilobytes: 30.5, signedIn: true },
  render: (args) => <SubscriptionsAddress {...args} />,
} satisfies Meta<typeof SubscriptionsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const isOwn = (said: string) => [subscriptions.ownBoards, subscriptions.ownKeywords].includes(said);
const showsCards: Play = async ({ canvas }) => {
  await canvas.findByRole('list', { name: isOwn });
  await waitFor(() => expect(canvas.queryAllByRole('article')).not.toHaveLength(0));
};

export const LoginRequired: Story = {
  tags: ['state:unauthorised'],
  parameters: { signedIn: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: action.login })).toHaveAttribute('href', '/login');
    await expect(canvas.queryByRole('tablist')).toBeNull();
  },
};

export const TopicTab: Story = {
  tags: ['state:filled'],
  play: async (context) => {
    const { canvas } = context;
    await showsCards(context);
    await expect(canvas.getByRole('heading', { level: 1, name: subscriptions.title })).toBeVisible();
    await expect(
      canvas.getByRole('tab', { name: containing(subscriptions.boards, places.unread) }),
    ).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: startingWith(campusName('소프트웨어학과'), places.unread) }),
    ).toBeVisible();
  },
};

export const MutedTopic: Story = {
  play: async (context) => {
    await showsCards(context);
    const chip = await context.canvas.findByRole('button', {
      name: containing(campusName('사이버보안학과'), subscriptions.muted),
    });
    chip.scrollIntoView({ inline: 'center' });
  },
};

export const TopicChosen: Story = {
  play: async (context) => {
    const { args, canvas } = context;
    await showsCards(context);
    await userEvent.click(canvas.getByRole('button', { name: startingWith(campusName('소프트웨어학과')) }));
    await expect(args.onChangeView).toHaveBeenCalledWith({ ...topicTab, chosen: 'Software' });
    await canvas.findByRole('region', {
      name: subscriptions.postsOf({ board: campusName('소프트웨어학과') }),
    });
    await waitFor(() => expect(canvas.queryAllByRole('article')).not.toHaveLength(0));
    for (const card of canvas.getAllByRole('article')) {
      await expect(within(card).queryByText(campusName('소프트웨어학과'))).toBeNull();
    }
    await expect(
      canvas.getByRole('button', { name: campusName('소프트웨어학과'), pressed: true }),
    ).toBeVisible();
  },
};

export const TopicChosenAgain: Story = {
  play: async (context) => {
    const { args, canvas } = context;
    await TopicChosen.play?.(context);
    await userEvent.click(canvas.getByRole('button', { name: campusName('소프트웨어학과') }));
    await expect(args.onChangeView).toHaveBeenLastCalledWith(topicTab);
    await canvas.findByRole('region', { name: subscriptions.postsOfBoards });
  },
};

export const AllRead: Story = {
  parameters: { scenario: 'subscriptionsAllRead' },
  play: async (context) => {
    await showsCards(context);
    await expect(context.canvas.queryByText(places.unread)).toBeNull();
  },
};

export const NoSubscriptions: Story = {
  tags: ['state:empty'],
  parameters: { scenario: 'subscriptionsEmpty' },
  play: async ({ canvas }) => {
    await canvas.findByText(topic.emptyList);
  },
};

export const NoKeywords: Story = {
  tags: ['state:empty'],
  args: { view: keywordTab },
  parameters: { scenario: 'keywordsEmpty' },
  play: async ({ canvas }) => {
    await canvas.findByText(keyword.emptyList);
    const link = canvas.getByRole('link', { name: subscriptions.subscribeToKeyword });
    await expect(link).toHaveAttribute('href', '/subscribe/keywordSubscribe');
  },
};

export const Guide: Story = {
  args: { view: { ...topicTab, guide: true } },
  parameters: { opens: 'SubscriptionGuide', signedIn: 'newcomer' },
  play: async () => {
    await screen.findByRole('dialog', { name: subscriptions.start });
  },
};

export const GuideFollowed: Story = {
  args: { view: { ...topicTab, guide: true } },
  parameters: { signedIn: 'newcomer' },
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: subscriptions.start });
    await userEvent.click(screen.getByRole('button', { name: subscriptions.chooseBoards }));
    await expect(args.onChangeView).toHaveBeenCalledWith(topicTab);
    await screen.findByRole('dialog', { name: subscriptions.settings });
  },
};

export const KeywordTab: Story = {
  tags: ['state:filled'],
  args: { view: keywordTab },
  play: async (context) => {
    const { canvas } = context;
    await showsCards(context);
    for (const card of canvas.getAllByRole('article')) await expect(card).toHaveTextContent('#');
    await expect(canvas.getByRole('link', { name: way.keywordSettings })).toHaveAttribute(
      'href',
      '/subscribe/keywordSubscribe',
    );
  },
};

export const KeywordChosen: Story = {
  args: { view: keywordTab },
  play: async (context) => {
    const { args, canvas } = context;
    await showsCards(context);
    await userEvent.click(canvas.getByRole('button', { name: startingWith('장학', places.unread) }));
    const chosen = `${encodeURIComponent('장학')}_AjouScholarship`;
    await expect(args.onChangeView).toHaveBeenCalledWith({ ...keywordTab, chosen });
    await canvas.findByRole('region', { name: subscriptions.postsWith({ keyword: '장학' }) });
    await waitFor(() => expect(canvas.queryAllByRole('article')).not.toHaveLength(0));
    for (const card of canvas.getAllByRole('article')) await expect(card).toHaveTextContent('#장학');
    await expect(
      canvas.getByRole('button', { name: `장학 ${campusName('아주대학교-장학')}`, pressed: true }),
    ).toBeVisible();
    await expect(canvas.getByRole('tab', { name: subscriptions.keywords })).toBeVisible();
  },
};

export const EventOfSeveralKeywords: Story = {
  args: { view: keywordTab },
  parameters: {
    campus: (campus: Campus) => {
      campus.putKeyword(campus.person('member'), '국가장학금', 'AjouScholarship', true);
      campus.addEvent({ slug: 'AjouScholarship', title: '국가장학금 신청 마감 안내' });
    },
  },
  play: async (context) => {
    await showsCards(context);
    const card = (await context.canvas.findByRole('link', { name: '국가장학금 신청 마감 안내' })).closest(
      'article',
    );
    await expect(card).toHaveTextContent('#장학');
    await expect(card).toHaveTextContent('#국가장학금');
  },
};

export const NoMatchingEvents: Story = {
  tags: ['state:empty'],
  args: { view: keywordTab },
  parameters: { scenario: 'keywordFeedEmpty' },
  play: async ({ canvas }) => {
    await canvas.findByText(keyword.emptyFeed);
  },
};

export const Loading: Story = {
  tags: ['state:loading'],
  parameters: { scenario: 'neverAnswers' },
  play: async ({ canvas }) => {
    await canvas.findByText(list.loading);
  },
};

export const NoMoreEvents: Story = {
  tags: ['state:end'],
  args: { view: { ...topicTab, chosen: 'CyberSecurity' } },
  play: async (context) => {
    await showsCards(context);
    await waitFor(async () => {
      goToEnd();
      await expect(context.canvas.getByText(list.noMore)).toBeVisible();
    });
  },
};

export const LargeText: Story = {
  globals: { textSize: '200', viewport: { value: 'smallPhone' } },
  play: async (context) => {
    await showsCards(context);
    const chips = await context.canvas.findByRole('list', { name: subscriptions.ownBoards });
    const heights = within(chips)
      .getAllByRole('button')
      .map((chip) => chip.getBoundingClientRect().height);
    await expect(new Set(heights)).toHaveProperty('size', 1);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
