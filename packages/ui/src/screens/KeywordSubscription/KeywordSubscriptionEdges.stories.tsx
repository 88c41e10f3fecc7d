import { action } from '@campus-bell/domain/words/action';
import { campusName } from '@campus-bell/domain/words/campus/campusName';
import { connection } from '@campus-bell/domain/words/connection';
import { frame } from '@campus-bell/domain/words/frame';
import { keyword } from '@campus-bell/domain/words/keyword';
import { keywords } from '@campus-bell/domain/words/keywords';
import { list } from '@campus-bell/domain/words/list';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { startingWith } from '../../hooks/matches.fake.tsx';
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

export const BoardsLoading: Story = {
  tags: ['state:loading'],
  parameters: { scenario: 'topicStatusesLoading' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: startingWith(keywords.board) }));
    await screen.findByText(list.loading);
  },
};

export const LongestKeyword: Story = {
  tags: ['state:longText'],
  globals: { viewport: { value: 'smallPhone' } },
  parameters: {
    campus: (campus) => {
      const word = '경제정치사회융합학부국제관계전공장학생';
      campus.putKeyword(campus.person('member'), word, 'AjouNormal', true);
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText(startingWith('경제정치사회융합학부'));
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

export const DeletionUnderWay: Story = {
  parameters: { scenario: 'keywordUnsubscribeUnanswered' },
  play: async ({ canvas }) => {
    const name = keywords.remove({ keyword: '채용', board: campusName('소프트웨어학과') });
    await userEvent.click(await canvas.findByRole('button', { name }));
    await canvas.findByRole('button', { name, busy: true });
  },
};

const reconnect: NonNullable<Story['play']> = async ({ args }) => {
  const dialog = await screen.findByRole('alertdialog', { name: keyword.notFound.title });
  await expect(args.onReconnectPush).not.toHaveBeenCalled();
  await userEvent.click(await within(dialog).findByRole('button', { name: action.reconnectPush }));
  await waitFor(() => expect(args.onReconnectPush).toHaveBeenCalledOnce());
};

export const NoLivePushToken: Story = {
  parameters: { scenario: 'noPushToken' },
  play: async (context) => {
    const { canvas } = context;
    await canvas.findByText(keywords.own);
    await userEvent.click(canvas.getByRole('button', { name: startingWith(keywords.board) }));
    await userEvent.click(await screen.findByRole('button', { name: campusName('아주대학교-장학') }));
    await userEvent.type(
      canvas.getByRole('textbox', { name: keywords.keyword, hidden: true }),
      '근로{Enter}',
    );
    await reconnect(context);
  },
};

export const UndoneWithoutALivePushToken: Story = {
  parameters: { scenario: 'noPushToken' },
  play: async (context) => {
    const name = keywords.remove({ keyword: '채용', board: campusName('소프트웨어학과') });
    await userEvent.click(await context.canvas.findByRole('button', { name }));
    await userEvent.click(await screen.findByRole('button', { name: frame.undo }));
    await reconnect(context);
    await expect(context.canvas.queryByRole('button', { name })).toBeNull();
  },
};

export const LargeTextOnASmallPhone: Story = {
  globals: { textSize: '200', viewport: { value: 'smallPhone' } },
  play: async ({ canvas }) => {
    await canvas.findByText('채용');
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

const isDeletion = (said: string) => {
  const [, keyword = '', board = ''] = /[‘“](.+)[’”][^,]*, (.+)$/.exec(said) ?? [];
  return said === keywords.remove({ keyword, board });
};

export const DeletedWithTheKeyboard: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('장학');
    const buttons = () => canvas.queryAllByRole('button', { name: isDeletion });
    const [first, second, third] = buttons();
    const remove = async (button: HTMLElement | undefined) => {
      button?.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(button).not.toBeInTheDocument());
    };
    await remove(first);
    await expect(second).toHaveFocus();
    await remove(third);
    await expect(second).toHaveFocus();
    await remove(second);
    await expect(canvas.getByRole('heading', { name: keywords.own })).toHaveFocus();
  },
};
