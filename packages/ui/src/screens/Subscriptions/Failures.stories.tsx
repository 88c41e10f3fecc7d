import { action } from '@campus-bell/domain/words/action';
import { campusName } from '@campus-bell/domain/words/campus/campusName';
import { connection } from '@campus-bell/domain/words/connection';
import { keyword } from '@campus-bell/domain/words/keyword';
import { list } from '@campus-bell/domain/words/list';
import { subscriptions } from '@campus-bell/domain/words/subscriptions';
import { topic } from '@campus-bell/domain/words/topic';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { expectFocusOnWhatCame, expectHeldRetry } from '../../hooks/heldRetry.fake.tsx';
import { startingWith } from '../../hooks/matches.fake.tsx';
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
  parameters: { scenario: 'subscribedEventsFail' },
  play: async ({ canvas }) => {
    await canvas.findByText(list.serverError);
  },
};

export const ServerErrorOnPageTwo: Story = {
  tags: ['state:failedOnPageTwo'],
  parameters: { scenario: 'subscribedEventsFailOnPageTwo' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryAllByRole('article')).toHaveLength(10));
    window.scrollTo(0, document.documentElement.scrollHeight);
    await canvas.findByRole('button', { name: action.retry });
    await expect(canvas.getAllByRole('article')).toHaveLength(10);
  },
};

export const KeywordFeedError: Story = {
  tags: ['state:failed'],
  args: { view: keywordTab },
  parameters: { scenario: 'keywordFeedFails' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: action.retry });
  },
};

export const TopicsUnavailable: Story = {
  tags: ['state:failed'],
  parameters: { scenario: 'topicSubscriptionsFail' },
  play: async ({ canvas }) => {
    await canvas.findByText(topic.loadFailed);
    await waitFor(() => expect(canvas.queryAllByRole('article')).not.toHaveLength(0));
  },
};

export const TopicsAskedForAgain: Story = {
  tags: ['state:failed'],
  parameters: { scenario: 'topicSubscriptionsFail' },
  play: async ({ canvas }) => {
    const failure = await canvas.findByText(topic.loadFailed);
    const row = within(failure.closest<HTMLElement>('[role="alert"]') ?? failure);
    await expectHeldRetry(row.getByRole('button', { name: action.retry }), '/api/topic/subscriptions');
  },
};

export const TopicsCameAtLast: Story = {
  parameters: { scenario: 'readsFailOnce' },
  play: async ({ canvas }) => {
    const failure = await canvas.findByText(topic.loadFailed);
    const row = within(failure.closest<HTMLElement>('[role="alert"]') ?? failure);
    const retry = row.getByRole('button', { name: action.retry });
    await expectFocusOnWhatCame(retry, () => canvas.findByRole('heading', { level: 1 }));
  },
};

export const KeywordsUnavailable: Story = {
  tags: ['state:failed'],
  args: { view: keywordTab },
  parameters: { scenario: 'keywordsFail' },
  play: async ({ canvas }) => {
    await canvas.findByText(keyword.loadFailed);
  },
};

export const KeywordFeedErrorOnPageTwo: Story = {
  tags: ['state:failedOnPageTwo'],
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
    await canvas.findByRole('button', { name: action.retry });
    await expect(canvas.getAllByRole('article')).toHaveLength(10);
  },
};

export const ChosenTopicError: Story = {
  tags: ['state:failed'],
  args: { view: { ...topicTab, chosen: 'Software' } },
  parameters: { scenario: 'boardFails' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: startingWith(campusName('소프트웨어학과')), pressed: true });
    await canvas.findByText(list.serverError);
  },
};

export const ChosenKeywordError: Story = {
  tags: ['state:failed'],
  args: { view: { ...keywordTab, chosen: `${encodeURIComponent('장학')}_AjouScholarship` } },
  parameters: { scenario: 'singleKeywordFeedFails' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^장학/, pressed: true });
    await canvas.findByText(list.serverError);
  },
};

const unreadable = 'C/C++';

export const UnreadableKeyword: Story = {
  tags: ['state:failed'],
  args: { view: { ...keywordTab, chosen: `${encodeURIComponent(unreadable)}_Software` } },
  parameters: {
    campus: (campus) => campus.putKeyword(campus.person('member'), unreadable, 'Software'),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(keyword.unreadable.title);
    await expect(canvas.queryByRole('button', { name: action.retry })).toBeNull();
  },
};

export const UnreadableKeywordDeleted: Story = {
  ...UnreadableKeyword,
  parameters: { ...UnreadableKeyword.parameters },
  tags: ['state:failed'],
  play: async (context) => {
    const { args, canvas, loaded } = context;
    await UnreadableKeyword.play?.(context);
    await userEvent.dblClick(
      canvas.getByRole('button', { name: subscriptions.deleteKeyword({ keyword: 'C/C++' }) }),
    );
    await waitFor(() => expect(args.onChangeView).toHaveBeenCalledWith({ ...keywordTab, chosen: null }));
    await expect(loaded.campus.person('member').keywords).toHaveLength(3);
  },
};

export const SessionExpired: Story = {
  tags: ['state:unauthorised'],
  parameters: { scenario: 'sessionExpired' },
  play: async ({ canvas, loaded }) => {
    await canvas.findAllByRole('button', { name: action.retry });
    await expect(loaded.spies.onSessionLost).toHaveBeenCalledWith('rejected');
  },
};

export const Offline: Story = {
  tags: ['state:offline'],
  parameters: { scenario: 'networkDown' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText(connection.noAnswer)).toHaveLength(2));
    await expect(canvas.queryByText(list.serverError)).toBeNull();
  },
};
