import { messages } from '@campus-bell/domain/messages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { KeywordSubscriptionScreen } from './KeywordSubscriptionScreen.tsx';

const meta = {
  title: 'Screens/Keyword subscription/Edges',
  component: KeywordSubscriptionScreen,
  args: { onGoBack: fn(), onReconnectPush: fn(async () => true) },
  parameters: { signedIn: true },
} satisfies Meta<typeof KeywordSubscriptionScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const SessionExpired: Story = {
  parameters: { scenario: 'sessionExpired' },
  play: async ({ canvas, loaded }) => {
    await canvas.findByRole('button', { name: '다시 불러오기' });
    await expect(loaded.spies.onSessionLost).toHaveBeenCalledWith('rejected');
  },
};

export const Offline: Story = {
  parameters: { scenario: 'networkDown' },
  play: async ({ canvas }) => {
    await canvas.findByText(messages.connection.noAnswer);
  },
};

export const BoardsLoading: Story = {
  parameters: { scenario: 'topicStatusesLoading' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^게시판/ }));
    await screen.findByText(messages.list.loading);
  },
};

export const LongestKeyword: Story = {
  globals: { viewport: { value: 'smallPhone' } },
  parameters: {
    campus: (campus) => {
      const word = '경제정치사회융합학부국제관계전공장학생';
      campus.putKeyword(campus.person('member'), word, 'AjouNormal', true);
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/^경제정치사회융합학부/);
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

export const DeletionUnderWay: Story = {
  parameters: { scenario: 'keywordUnsubscribeUnanswered' },
  play: async ({ canvas }) => {
    const name = '‘채용’ 키워드 지우기, 소프트웨어학과';
    await userEvent.click(await canvas.findByRole('button', { name }));
    await canvas.findByRole('button', { name, busy: true });
  },
};

export const LargeTextOnASmallPhone: Story = {
  globals: { textSize: '200', viewport: { value: 'smallPhone' } },
  play: async ({ canvas }) => {
    await canvas.findByText('채용');
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
