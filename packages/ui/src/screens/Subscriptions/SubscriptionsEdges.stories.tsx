import type { Campus } from '@campus-bell/fixtures/campus';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { cardEdges, showsCards } from '../../widgets/EventCard/cardEdges.ts';
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

const goToEnd = () => window.scrollTo(0, document.documentElement.scrollHeight);
const manyScholarships = (campus: Campus) => {
  const member = campus.person('member');
  campus.resetKeywords(member);
  campus.putKeyword(member, '장학', 'AjouScholarship', true);
  for (let at = 1; at <= 12; at += 1) {
    campus.addEvent({ slug: 'AjouScholarship', title: `교내 장학 신청 안내 ${at}차` });
  }
};

export const MoreEventsLoading: Story = {
  parameters: { scenario: 'subscribedEventsLoadingOnPageTwo' },
  play: async (context) => {
    await showsCards(context);
    goToEnd();
    await context.canvas.findByText('불러오는 중이에요…');
    await expect(context.canvas.getAllByRole('article')).toHaveLength(10);
  },
};

export const MatchingEventsLoading: Story = {
  args: { view: keywordTab },
  parameters: { scenario: 'keywordFeedLoading' },
  play: async ({ canvas }) => {
    await canvas.findByText('불러오는 중이에요…');
    await canvas.findByRole('list', { name: '구독한 키워드' });
  },
};

export const MoreMatchingEventsLoading: Story = {
  args: { view: keywordTab },
  parameters: { scenario: 'keywordFeedLoadingOnPageTwo', campus: manyScholarships },
  play: MoreEventsLoading.play as Play,
};

export const NoMoreMatchingEvents: Story = {
  args: { view: keywordTab },
  play: async (context) => {
    await showsCards(context);
    await waitFor(
      async () => {
        goToEnd();
        await expect(context.canvas.getByText('더 이상 글이 없어요.')).toBeVisible();
      },
      { timeout: 5000 },
    );
  },
};

export const NoEventsOfTheSubscribedTopics: Story = {
  parameters: { scenario: 'subscribedEventsEmpty' },
  play: async ({ canvas }) => {
    await canvas.findByText('아직 올라온 글이 없어요.');
  },
};

export const NoEventsOfTheChosenTopic: Story = {
  args: { view: { ...topicTab, chosen: 'Software' } },
  parameters: { scenario: 'boardEmpty' },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: '소프트웨어학과 글' });
    await canvas.findByText('아직 올라온 글이 없어요.');
  },
};

export const NoEventsOfTheChosenKeyword: Story = {
  args: { view: { ...keywordTab, chosen: `${encodeURIComponent('장학')}_AjouScholarship` } },
  parameters: { scenario: 'singleKeywordFeedEmpty' },
  play: async ({ canvas }) => {
    await canvas.findByText('이 키워드가 들어간 글이 아직 없어요.');
  },
};

export const LongTitles: Story = cardEdges.longTitles;

export const MissingImages: Story = cardEdges.missingImages;

export const BareRows: Story = cardEdges.bareRows;

export const NothingSeenOrLiked: Story = cardEdges.nothingSeenOrLiked;

export const TenThousandsOfViewsAndLikes: Story = cardEdges.tenThousandsOfViewsAndLikes;

export const TenKeywords: Story = {
  args: { view: keywordTab },
  parameters: { scenario: 'keywordsFull' },
  play: async (context) => {
    await showsCards(context);
    const chips = await context.canvas.findByRole('list', { name: '구독한 키워드' });
    await expect(chips.querySelectorAll('button')).toHaveLength(10);
  },
};
