import { messages } from '@campus-bell/domain/messages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { expectFocusOnWhatCame, expectHeldRetry } from '../../hooks/heldRetry.fake.tsx';
import { SubscriptionsScreen } from './SubscriptionsScreen.tsx';

const topicTab = { tab: 'topic', chosen: null, guide: false } as const;
const keywordTab = { ...topicTab, tab: 'keyword' } as const;

const meta = {
  title: 'Screens/Subscriptions/Failures',
  component: SubscriptionsScreen,
  args: { view: topicTab, onChangeView: fn(), onReconnectPush: fn(async () => true) },
  parameters: { signedIn: true },
} satisfies Meta<typeof SubscriptionsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ServerError: Story = {
  tags: ['state:failed'],
  parameters: { says: 'list.serverError', scenario: 'subscribedEventsFail' },
  play: async ({ canvas }) => {
    await canvas.findByText('서버 오류로 글을 불러오지 못했어요. 잠시 후 다시 시도해 주세요.');
  },
};

export const ServerErrorOnPageTwo: Story = {
  tags: ['state:failedOnPageTwo'],
  parameters: { says: 'list.serverError', scenario: 'subscribedEventsFailOnPageTwo' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryAllByRole('article')).toHaveLength(10));
    window.scrollTo(0, document.documentElement.scrollHeight);
    await canvas.findByRole('button', { name: '다시 불러오기' });
    await expect(canvas.getAllByRole('article')).toHaveLength(10);
  },
};

export const KeywordFeedError: Story = {
  tags: ['state:failed'],
  args: { view: keywordTab },
  parameters: { says: 'list.serverError', scenario: 'keywordFeedFails' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: '다시 불러오기' });
  },
};

export const TopicsUnavailable: Story = {
  tags: ['state:failed'],
  parameters: { says: 'topic.loadFailed', scenario: 'topicSubscriptionsFail' },
  play: async ({ canvas }) => {
    await canvas.findByText('게시판을 불러오지 못했어요. 잠시 후 다시 시도해 주세요.');
    await waitFor(() => expect(canvas.queryAllByRole('article')).not.toHaveLength(0));
  },
};

export const TopicsAskedForAgain: Story = {
  tags: ['state:failed'],
  parameters: { scenario: 'topicSubscriptionsFail' },
  play: async ({ canvas }) => {
    const failure = await canvas.findByText('게시판을 불러오지 못했어요. 잠시 후 다시 시도해 주세요.');
    const row = within(failure.closest<HTMLElement>('[role="alert"]') ?? failure);
    await expectHeldRetry(row.getByRole('button', { name: '다시 불러오기' }), '/api/topic/subscriptions');
  },
};

export const TopicsCameAtLast: Story = {
  parameters: { scenario: 'readsFailOnce' },
  play: async ({ canvas }) => {
    const failure = await canvas.findByText('게시판을 불러오지 못했어요. 잠시 후 다시 시도해 주세요.');
    const row = within(failure.closest<HTMLElement>('[role="alert"]') ?? failure);
    const retry = row.getByRole('button', { name: '다시 불러오기' });
    await expectFocusOnWhatCame(retry, () => canvas.findByRole('heading', { level: 1 }));
  },
};

export const KeywordsUnavailable: Story = {
  tags: ['state:failed'],
  args: { view: keywordTab },
  parameters: { says: 'keyword.loadFailed', scenario: 'keywordsFail' },
  play: async ({ canvas }) => {
    await canvas.findByText('키워드를 불러오지 못했어요. 잠시 후 다시 시도해 주세요.');
  },
};

export const KeywordFeedErrorOnPageTwo: Story = {
  tags: ['state:failedOnPageTwo'],
  args: { view: keywordTab },
  parameters: {
    says: 'list.serverError',
    scenario: 'keywordFeedFailsOnPageTwo',
    campus: (campus) => {
      const member = campus.person('member');
      campus.resetKeywords(member);
      campus.putKeyword(member, '장학', 'AjouScholarship', true);
      for (let day = 0; day < 12; day += 1) {
        campus.addEvent({ slug: 'AjouScholarship', title: `교내 장학 신청 안내 ${day + 1}차` });
      }
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryAllByRole('article')).toHaveLength(10));
    window.scrollTo(0, document.documentElement.scrollHeight);
    await canvas.findByRole('button', { name: '다시 불러오기' });
    await expect(canvas.getAllByRole('article')).toHaveLength(10);
  },
};

export const ChosenTopicError: Story = {
  tags: ['state:failed'],
  args: { view: { ...topicTab, chosen: 'Software' } },
  parameters: { scenario: 'boardFails' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^소프트웨어학과/, pressed: true });
    await canvas.findByText('서버 오류로 글을 불러오지 못했어요. 잠시 후 다시 시도해 주세요.');
  },
};

export const ChosenKeywordError: Story = {
  tags: ['state:failed'],
  args: { view: { ...keywordTab, chosen: `${encodeURIComponent('장학')}_AjouScholarship` } },
  parameters: { scenario: 'singleKeywordFeedFails' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^장학/, pressed: true });
    await canvas.findByText('서버 오류로 글을 불러오지 못했어요. 잠시 후 다시 시도해 주세요.');
  },
};

const unreadable = 'C/C++';

export const UnreadableKeyword: Story = {
  tags: ['state:failed'],
  args: { view: { ...keywordTab, chosen: `${encodeURIComponent(unreadable)}_Software` } },
  parameters: {
    says: 'keyword.unreadable',
    campus: (campus) => campus.putKeyword(campus.person('member'), unreadable, 'Software'),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('이 키워드의 글은 볼 수 없어요');
    await expect(canvas.queryByRole('button', { name: '다시 불러오기' })).toBeNull();
  },
};

export const UnreadableKeywordDeleted: Story = {
  ...UnreadableKeyword,
  parameters: { ...UnreadableKeyword.parameters, says: [] },
  tags: ['state:failed'],
  play: async (context) => {
    const { args, canvas, loaded } = context;
    await UnreadableKeyword.play?.(context);
    await userEvent.dblClick(canvas.getByRole('button', { name: '‘C/C++’ 지우기' }));
    await waitFor(() => expect(args.onChangeView).toHaveBeenCalledWith({ ...keywordTab, chosen: null }));
    await expect(loaded.campus.person('member').keywords).toHaveLength(3);
  },
};

export const SessionExpired: Story = {
  tags: ['state:unauthorised'],
  parameters: { scenario: 'sessionExpired' },
  play: async ({ canvas, loaded }) => {
    await canvas.findAllByRole('button', { name: '다시 불러오기' });
    await expect(loaded.spies.onSessionLost).toHaveBeenCalledWith('rejected');
  },
};

export const Offline: Story = {
  tags: ['state:offline'],
  parameters: { says: 'connection.noAnswer', scenario: 'networkDown' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText(messages.connection.noAnswer)).toHaveLength(2));
    await expect(canvas.queryByText(/서버 오류/)).toBeNull();
  },
};
