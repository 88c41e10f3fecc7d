import { messages } from '@campus-bell/domain/messages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { readToast } from '../../widgets/Toast/readToast.fake.tsx';
import { WithdrawalScreen } from './WithdrawalScreen.tsx';

const meta = {
  title: 'Screens/Withdrawal',
  component: WithdrawalScreen,
  args: {
    step: 'conditions',
    finishedResets: [],
    onFinishReset: fn(),
    onGoNext: fn(),
    onGoBack: fn(),
    onWithdraw: fn(),
    contactEmail: 'team@campusbell.example',
    memberEmail: 'haneul.kim@ajou.example',
    onLogOut: fn(),
  },
  parameters: {
    route: 'withdrawal',
    waived: {
      'No list.': ['more', 'end', 'failedOnPageTwo'],
      'Shows no pictures and counts nothing.': ['missingImage', 'zero', 'many'],
    },
    signedIn: true,
  },
} satisfies Meta<typeof WithdrawalScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Step = 'topics' | 'keywords' | 'reason';

const meet: Record<Step, Play> = {
  topics: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: '게시판 구독 초기화' });
    await userEvent.click(button);
    await waitFor(() => expect(button).not.toBeInTheDocument());
  },
  keywords: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: '키워드 구독 초기화' });
    await userEvent.click(button);
    await waitFor(() => expect(button).not.toBeInTheDocument());
  },
  reason: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '알림이 너무 많음' }));
  },
};
const withdraw: Play = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: '탈퇴하기' }));
};
const warnsAfter =
  (...steps: Step[]): Play =>
  async (context) => {
    for (const step of steps) await meet[step](context);
    await expect(context.canvas.getByRole('button', { name: '탈퇴하기' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await withdraw(context);
    await screen.findByRole('alertdialog', { name: '아직 탈퇴할 수 없어요' });
    await expect(context.args.onWithdraw).not.toHaveBeenCalled();
  };
const meetAll: Play = async (context) => {
  for (const step of ['topics', 'keywords', 'reason'] as const) await meet[step](context);
};

export const Explanation: Story = {
  tags: ['state:filled'],
  args: { step: 'explanation' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '계속하기' }));
    await expect(args.onGoNext).toHaveBeenCalledOnce();
  },
};

export const NothingMet: Story = {
  tags: ['state:empty'],
  parameters: { says: 'withdrawal.conditionsUnmet' },
  play: warnsAfter(),
};
export const TopicsNotReset: Story = { play: warnsAfter('keywords', 'reason') };
export const KeywordsNotReset: Story = { play: warnsAfter('topics', 'reason') };
export const ReasonNotChosen: Story = {
  parameters: { says: 'withdrawal.conditionsUnmet' },
  play: warnsAfter('topics', 'keywords'),
};

export const AllConditionsMet: Story = {
  tags: ['state:filled'],
  play: async (context) => {
    await meetAll(context);
    await expect(context.canvas.getByRole('button', { name: '탈퇴하기' })).not.toHaveAttribute(
      'aria-disabled',
    );
  },
};

export const ResetBefore: Story = {
  args: { finishedResets: ['topics'] },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('button', { name: '게시판 구독 초기화' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '키워드 구독 초기화' }));
    await waitFor(() => expect(args.onFinishReset).toHaveBeenCalledWith('keywords'));
  },
};

export const ResetWithTheKeyboard: Story = {
  play: async ({ canvas }) => {
    const [topics, keywords] = ['게시판 구독 초기화', '키워드 구독 초기화'].map((name) =>
      canvas.getByRole('button', { name }),
    );
    topics?.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(keywords).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('radio', { name: '알림이 너무 많음' })).toHaveFocus());
  },
};

export const TopicResetFailed: Story = {
  tags: ['state:failed'],
  parameters: { says: 'withdrawal.resetFailed', scenario: 'topicResetFails' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '게시판 구독 초기화' }));
    await readToast('초기화하지 못했어요. 잠시 후 다시 시도해 주세요.');
  },
};

export const KeywordResetFailed: Story = {
  tags: ['state:failed'],
  parameters: { says: 'withdrawal.resetFailed', scenario: 'keywordResetFails' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '키워드 구독 초기화' }));
    await readToast('초기화하지 못했어요. 잠시 후 다시 시도해 주세요.');
  },
};

export const Withdrawing: Story = {
  tags: ['state:loading'],
  parameters: { scenario: 'withdrawalUnanswered' },
  play: async (context) => {
    await meetAll(context);
    await withdraw(context);
    await expect(context.canvas.getByRole('button', { name: '탈퇴하기' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const WithdrawalRefused: Story = {
  tags: ['state:failed'],
  parameters: { says: 'withdrawal.refused' },
  play: async (context) => {
    await meetAll(context);
    await withdraw(context);
    const alert = await screen.findByRole('alertdialog', { name: '탈퇴하지 못했어요' });
    await expect(alert).toHaveAccessibleDescription(messages.withdrawal.refused.text);
    await expect(context.args.onWithdraw).not.toHaveBeenCalled();
  },
};

export const AccountStays: Story = {
  tags: ['state:failed'],
  parameters: { says: 'withdrawal.accountStays' },
  play: async (context) => {
    const { args, canvas } = context;
    await WithdrawalRefused.play?.(context);
    await userEvent.click(screen.getByRole('button', { name: '확인' }));
    await canvas.findByRole('heading', { level: 2, name: '계정은 아직 남아 있어요' });
    const mail = canvas.getByRole<HTMLAnchorElement>('link', { name: '메일로 탈퇴 요청하기' });
    const { pathname, searchParams } = new URL(mail.href);
    await expect(pathname).toBe('team@campusbell.example');
    await expect(searchParams.get('subject')).toBe('캠퍼스벨 탈퇴 요청');
    await expect(searchParams.get('body')).toContain('계정: haneul.kim@ajou.example');
    await userEvent.click(canvas.getByRole('button', { name: '로그아웃하기' }));
    await expect(args.onLogOut).toHaveBeenCalledOnce();
  },
};

export const AccountStaysWithoutAContact: Story = {
  tags: ['state:failed'],
  args: { contactEmail: null },
  play: async (context) => {
    await meetAll(context);
    await withdraw(context);
    await userEvent.click(await screen.findByRole('button', { name: '확인' }));
    await context.canvas.findByRole('button', { name: '로그아웃하기' });
    await expect(context.canvas.queryByRole('link', { name: '메일로 탈퇴 요청하기' })).toBeNull();
  },
};

export const WithdrawalFailed: Story = {
  tags: ['state:failed'],
  parameters: { says: 'withdrawal.failed', scenario: 'withdrawalFails' },
  play: async (context) => {
    await meetAll(context);
    await withdraw(context);
    await screen.findByRole('alertdialog', { name: '탈퇴하지 못했어요' });
    await expect(context.args.onWithdraw).not.toHaveBeenCalled();
  },
};

export const Withdrawn: Story = {
  parameters: { scenario: 'notificationsEmpty' },
  play: async (context) => {
    await meetAll(context);
    await withdraw(context);
    await waitFor(() => expect(context.args.onWithdraw).toHaveBeenCalledOnce());
  },
};

export const TopicResetUnderWay: Story = {
  tags: ['state:loading'],
  parameters: { scenario: 'topicResetUnanswered' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '게시판 구독 초기화' }));
    await canvas.findByRole('button', { name: '게시판 구독 초기화', busy: true });
  },
};

export const Offline: Story = {
  tags: ['state:offline'],
  parameters: { says: 'connection.noAnswer', scenario: 'networkDown' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '게시판 구독 초기화' }));
    await readToast('서버에 연결하지 못했어요. 인터넷 연결을 확인해 주세요.');
  },
};

export const SessionExpired: Story = {
  tags: ['state:unauthorised'],
  parameters: { scenario: 'sessionExpired' },
  play: async ({ canvas, loaded }) => {
    await userEvent.click(canvas.getByRole('button', { name: '게시판 구독 초기화' }));
    await waitFor(() => expect(loaded.spies.onSessionLost).toHaveBeenCalledWith('rejected'));
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

export const LargeTextOnASmallPhone: Story = {
  tags: ['state:longText'],
  globals: { textSize: '200', viewport: { value: 'smallPhone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
