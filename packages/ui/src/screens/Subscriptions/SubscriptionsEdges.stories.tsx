import { topicQueries } from '@campus-bell/api/queries/topics';
import { campusName } from '@campus-bell/domain/words/campus/campusName';
import { keyword } from '@campus-bell/domain/words/keyword';
import { list } from '@campus-bell/domain/words/list';
import { subscriptions } from '@campus-bell/domain/words/subscriptions';
import type { Campus } from '@campus-bell/fixtures/campus';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, fn, mocked, spyOn, waitFor } from 'storybook/test';
import { useEnvironment } from '../../environment/UiEnvironment.tsx';
import { cardEdges, showsCards } from '../../widgets/EventCard/cardEdges.fake.ts';
import { goToEnd } from '../../widgets/PagedList/goToEnd.fake.tsx';
import type { SubscriptionsPageProps } from './SubscriptionsPage.tsx';
import { SubscriptionsScreen } from './SubscriptionsScreen.tsx';

const topicTab = { tab: 'topic', chosen: null, guide: false } as const;
const keywordTab = { ...topicTab, tab: 'keyword' } as const;

const meta = {
  title: 'Screens/Subscriptions/Edges',
  component: SubscriptionsScreen,
  args: { view: topicTab, onChangeView: fn(), onReconnectPush: fn(async () => true) },
  parameters: { signedIn: true },
} satisfies Meta<typeof SubscriptionsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const manyScholarships = (campus: Campus) => {
  const member = campus.person('member');
  campus.resetKeywords(member);
  campus.putKeyword(member, '장학', 'AjouScholarship', true);
  for (let at = 1; at <= 12; at += 1) {
    campus.addEvent({ slug: 'AjouScholarship', title: `교내 장학 신청 안내 ${at}차` });
  }
};

export const MoreEventsLoading: Story = {
  tags: ['state:more'],
  parameters: { scenario: 'subscribedEventsLoadingOnPageTwo' },
  play: async (context) => {
    await showsCards(context);
    goToEnd();
    await context.canvas.findByText(list.loading);
    await expect(context.canvas.getAllByRole('article')).toHaveLength(10);
  },
};

export const MatchingEventsLoading: Story = {
  tags: ['state:loading'],
  args: { view: keywordTab },
  parameters: { scenario: 'keywordFeedLoading' },
  play: async ({ canvas }) => {
    await canvas.findByText(list.loading);
    await canvas.findByRole('list', { name: subscriptions.ownKeywords });
  },
};

export const MoreMatchingEventsLoading: Story = {
  tags: ['state:more'],
  args: { view: keywordTab },
  parameters: { scenario: 'keywordFeedLoadingOnPageTwo', campus: manyScholarships },
  play: MoreEventsLoading.play as Play,
};

export const NoMoreMatchingEvents: Story = {
  tags: ['state:end'],
  args: { view: keywordTab },
  play: async (context) => {
    await showsCards(context);
    await waitFor(async () => {
      goToEnd();
      await expect(context.canvas.getByText(list.noMore)).toBeVisible();
    });
  },
};

export const NoEventsOfTheSubscribedTopics: Story = {
  tags: ['state:empty'],
  parameters: { scenario: 'subscribedEventsEmpty' },
  play: async ({ canvas }) => {
    await canvas.findByText(list.empty);
  },
};

export const NoEventsOfTheChosenTopic: Story = {
  tags: ['state:empty'],
  args: { view: { ...topicTab, chosen: 'Software' } },
  parameters: { scenario: 'boardEmpty' },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', {
      name: subscriptions.postsOf({ board: campusName('소프트웨어학과') }),
    });
    await canvas.findByText(list.empty);
  },
};

export const NoEventsOfTheChosenKeyword: Story = {
  tags: ['state:empty'],
  args: { view: { ...keywordTab, chosen: `${encodeURIComponent('장학')}_AjouScholarship` } },
  parameters: { scenario: 'singleKeywordFeedEmpty' },
  play: async ({ canvas }) => {
    await canvas.findByText(keyword.emptyFeed);
  },
};

/** A topic that was subscribed to on another device, opened where only the former subscriptions are known. */
export const ChosenTopicSubscribedSince: Story = {
  args: { view: { ...topicTab, chosen: 'Software' } },
  beforeEach: () => {
    spyOn(window, 'fetch');
  },
  render: (props) => <WithFormerSubscriptions {...props} />,
  play: async (context) => {
    await context.canvas.findByRole('region', {
      name: subscriptions.postsOf({ board: campusName('소프트웨어학과') }),
    });
    await showsCards(context);
    const asked = mocked(window.fetch).mock.calls.map(
      ([request]) => new URL((request as Request).url).pathname,
    );
    await expect(asked).toContain('/api/event/Software');
    await expect(asked).not.toContain('/api/event/subscribed');
  },
};

function WithFormerSubscriptions(props: SubscriptionsPageProps) {
  const { api } = useEnvironment();
  const queryClient = useQueryClient();
  useState(() =>
    queryClient.setQueryData(topicQueries.subscriptions(api).queryKey, [
      { subscriptionId: 1, slug: 'Dormitory', koreanTopic: '기숙사', read: true },
    ]),
  );
  return <SubscriptionsScreen {...props} />;
}

export const LongTitles: Story = { ...cardEdges.longTitles, tags: ['state:longText'] };

export const MissingImages: Story = { ...cardEdges.missingImages, tags: ['state:missingImage'] };

export const BareRows: Story = { ...cardEdges.bareRows, tags: ['state:missingImage'] };

export const NothingSeenOrLiked: Story = { ...cardEdges.nothingSeenOrLiked, tags: ['state:zero'] };

export const TenThousandsOfViewsAndLikes: Story = {
  ...cardEdges.tenThousandsOfViewsAndLikes,
  tags: ['state:many'],
};

export const TenKeywords: Story = {
  tags: ['state:many'],
  args: { view: keywordTab },
  parameters: { scenario: 'keywordsFull' },
  play: async (context) => {
    await showsCards(context);
    const chips = await context.canvas.findByRole('list', { name: subscriptions.ownKeywords });
    await expect(chips.querySelectorAll('button')).toHaveLength(10);
  },
};
