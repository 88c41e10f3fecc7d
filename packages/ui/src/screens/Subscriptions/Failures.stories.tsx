import { messages } from '@campus-bell/domain/messages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
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
  parameters: { scenario: 'subscribedEventsFail' },
  play: async ({ canvas }) => {
    await canvas.findByText('서버 오류로 글을 불러오지 못했어요. 잠시 후 다시 시도해 주세요.');
  },
};

export const ServerErrorOnPageTwo: Story = {
  parameters: { scenario: 'subscribedEventsFailOnPageTwo' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryAllByRole('article')).toHaveLength(10));
    window.scrollTo(0, document.documentElement.scrollHeight);
    await canvas.findByRole('button', { name: '다시 불러오기' });
    await expect(canvas.getAllByRole('article')).toHaveLength(10);
  },
};

export const KeywordFeedError: Story = {
  args: { view: keywordTab },
  parameters: { scenario: 'keywordFeedFails' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: '다시 불러오기' });
  },
};

export const TopicsUnavailable: Story = {
  parameters: { scenario: 'topicSubscriptionsFail' },
  play: async ({ canvas }) => {
    await canvas.findByText('게시판을 불러오지 못했어요. 잠시 후 다시 시도해 주세요.');
    await waitFor(() => expect(canvas.queryAllByRole('article')).not.toHaveLength(0));
  },
};

export const KeywordsUnavailable: Story = {
  args: { view: keywordTab },
  parameters: { scenario: 'keywordsFail' },
  play: async ({ canvas }) => {
    await canvas.findByText('키워드를 불러오지 못했어요. 잠시 후 다시 시도해 주세요.');
  },
};

export const KeywordFeedErrorOnPageTwo: Story = {
  args: { view: keywordTab },
  parameters: {
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
  args: { view: { ...topicTab, chosen: 'Software' } },
  parameters: { scenario: 'boardFails' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^소프트웨어학과/, pressed: true });
    await canvas.findByText('서버 오류로 글을 불러오지 못했어요. 잠시 후 다시 시도해 주세요.');
  },
};

export const ChosenKeywordError: Story = {
  args: { view: { ...keywordTab, chosen: `${encodeURIComponent('장학')}_AjouScholarship` } },
  parameters: { scenario: 'singleKeywordFeedFails' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^장학/, pressed: true });
    await canvas.findByText('서버 오류로 글을 불러오지 못했어요. 잠시 후 다시 시도해 주세요.');
  },
};

const unreadable = 'C/C++';

export const UnreadableKeyword: Story = {
  args: { view: { ...keywordTab, chosen: `${encodeURIComponent(unreadable)}_Software` } },
  parameters: {
    campus: (campus) => campus.putKeyword(campus.person('member'), unreadable, 'Software'),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('이 키워드의 글은 볼 수 없어요');
    await expect(canvas.queryByRole('button', { name: '다시 불러오기' })).toBeNull();
  },
};

export const UnreadableKeywordDeleted: Story = {
  ...UnreadableKeyword,
  play: async (context) => {
    const { args, canvas, loaded } = context;
    await UnreadableKeyword.play?.(context);
    await userEvent.dblClick(canvas.getByRole('button', { name: '‘C/C++’ 지우기' }));
    await waitFor(() => expect(args.onChangeView).toHaveBeenCalledWith({ ...keywordTab, chosen: null }));
    await expect(loaded.campus.person('member').keywords).toHaveLength(3);
  },
};

export const SessionExpired: Story = {
  parameters: { scenario: 'sessionExpired' },
  play: async ({ canvas, loaded }) => {
    await canvas.findAllByRole('button', { name: '다시 불러오기' });
    await expect(loaded.spies.onSessionLost).toHaveBeenCalledWith('rejected');
  },
};

export const Offline: Story = {
  parameters: { scenario: 'networkDown' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText(messages.connection.noAnswer)).toHaveLength(2));
    await expect(canvas.queryByText(/서버 오류/)).toBeNull();
  },
};
