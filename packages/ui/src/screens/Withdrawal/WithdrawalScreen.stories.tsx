import { action } from '@campus-bell/domain/words/action';
import { connection } from '@campus-bell/domain/words/connection';
import { leaving } from '@campus-bell/domain/words/leaving';
import { withdrawal } from '@campus-bell/domain/words/withdrawal';
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
    titled: '회원 탈퇴',
    kilobytes: 13,
    onlyMembers: true,
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
    const button = canvas.getByRole('button', { name: leaving.resetOf({ subscriptions: leaving.topics }) });
    await userEvent.click(button);
    await waitFor(() => expect(button).not.toBeInTheDocument());
  },
  keywords: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: leaving.resetOf({ subscriptions: leaving.keywords }) });
    await userEvent.click(button);
    await waitFor(() => expect(button).not.toBeInTheDocument());
  },
  reason: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: leaving.tooMany }));
  },
};
const withdraw: Play = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: leaving.leave }));
};
const warnsAfter =
  (...steps: Step[]): Play =>
  async (context) => {
    for (const step of steps) await meet[step](context);
    await expect(context.canvas.getByRole('button', { name: leaving.leave })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await withdraw(context);
    await screen.findByRole('alertdialog', { name: withdrawal.conditionsUnmet.title });
    await expect(context.args.onWithdraw).not.toHaveBeenCalled();
  };
const meetAll: Play = async (context) => {
  for (const step of ['topics', 'keywords', 'reason'] as const) await meet[step](context);
};

export const Explanation: Story = {
  tags: ['state:filled'],
  args: { step: 'explanation' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: leaving.goOn }));
    await expect(args.onGoNext).toHaveBeenCalledOnce();
  },
};

export const NothingMet: Story = {
  tags: ['state:empty'],
  play: warnsAfter(),
};
export const TopicsNotReset: Story = { play: warnsAfter('keywords', 'reason') };
export const KeywordsNotReset: Story = { play: warnsAfter('topics', 'reason') };
export const ReasonNotChosen: Story = {
  play: warnsAfter('topics', 'keywords'),
};

export const AllConditionsMet: Story = {
  tags: ['state:filled'],
  play: async (context) => {
    await meetAll(context);
    await expect(context.canvas.getByRole('button', { name: leaving.leave })).not.toHaveAttribute(
      'aria-disabled',
    );
  },
};

export const ResetBefore: Story = {
  args: { finishedResets: ['topics'] },
  play: async ({ args, canvas }) => {
    await expect(
      canvas.queryByRole('button', { name: leaving.resetOf({ subscriptions: leaving.topics }) }),
    ).toBeNull();
    await userEvent.click(
      canvas.getByRole('button', { name: leaving.resetOf({ subscriptions: leaving.keywords }) }),
    );
    await waitFor(() => expect(args.onFinishReset).toHaveBeenCalledWith('keywords'));
  },
};

export const ResetWithTheKeyboard: Story = {
  play: async ({ canvas }) => {
    const [topics, keywords] = [
      leaving.resetOf({ subscriptions: leaving.topics }),
      leaving.resetOf({ subscriptions: leaving.keywords }),
    ].map((name) => canvas.getByRole('button', { name }));
    topics?.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(keywords).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('radio', { name: leaving.tooMany })).toHaveFocus());
  },
};

export const TopicResetFailed: Story = {
  tags: ['state:failed'],
  parameters: { scenario: 'topicResetFails' },
  play: async ({ canvas }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: leaving.resetOf({ subscriptions: leaving.topics }) }),
    );
    await readToast(withdrawal.resetFailed);
  },
};

export const KeywordResetFailed: Story = {
  tags: ['state:failed'],
  parameters: { scenario: 'keywordResetFails' },
  play: async ({ canvas }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: leaving.resetOf({ subscriptions: leaving.keywords }) }),
    );
    await readToast(withdrawal.resetFailed);
  },
};

export const Withdrawing: Story = {
  tags: ['state:loading'],
  parameters: { scenario: 'withdrawalUnanswered' },
  play: async (context) => {
    await meetAll(context);
    await withdraw(context);
    await expect(context.canvas.getByRole('button', { name: leaving.leave })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const WithdrawalRefused: Story = {
  tags: ['state:failed'],
  play: async (context) => {
    await meetAll(context);
    await withdraw(context);
    const alert = await screen.findByRole('alertdialog', { name: withdrawal.refused.title });
    await expect(alert).toHaveAccessibleDescription(withdrawal.refused.text);
    await expect(context.args.onWithdraw).not.toHaveBeenCalled();
  },
};

export const AccountStays: Story = {
  tags: ['state:failed'],
  play: async (context) => {
    const { args, canvas } = context;
    await WithdrawalRefused.play?.(context);
    await userEvent.click(screen.getByRole('button', { name: action.confirm }));
    await canvas.findByRole('heading', { level: 2, name: withdrawal.accountStays.title });
    const mail = canvas.getByRole<HTMLAnchorElement>('link', { name: leaving.mail });
    const { pathname, searchParams } = new URL(mail.href);
    await expect(pathname).toBe('team@campusbell.example');
    await expect(searchParams.get('subject')).toBe(leaving.mailSubject);
    await expect(searchParams.get('body')).toContain(
      leaving.mailAccount({ email: 'haneul.kim@ajou.example' }),
    );
    await userEvent.click(canvas.getByRole('button', { name: leaving.logOut }));
    await expect(args.onLogOut).toHaveBeenCalledOnce();
  },
};

export const AccountStaysWithoutAContact: Story = {
  tags: ['state:failed'],
  args: { contactEmail: null },
  play: async (context) => {
    await meetAll(context);
    await withdraw(context);
    await userEvent.click(await screen.findByRole('button', { name: action.confirm }));
    await context.canvas.findByRole('button', { name: leaving.logOut });
    await expect(context.canvas.queryByRole('link', { name: leaving.mail })).toBeNull();
  },
};

export const WithdrawalFailed: Story = {
  tags: ['state:failed'],
  parameters: { scenario: 'withdrawalFails' },
  play: async (context) => {
    await meetAll(context);
    await withdraw(context);
    await screen.findByRole('alertdialog', { name: withdrawal.failed.title });
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
    await userEvent.click(
      canvas.getByRole('button', { name: leaving.resetOf({ subscriptions: leaving.topics }) }),
    );
    await canvas.findByRole('button', {
      name: leaving.resetOf({ subscriptions: leaving.topics }),
      busy: true,
    });
  },
};

export const Offline: Story = {
  tags: ['state:offline'],
  parameters: { scenario: 'networkDown' },
  play: async ({ canvas }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: leaving.resetOf({ subscriptions: leaving.topics }) }),
    );
    await readToast(connection.noAnswer);
  },
};

export const SessionExpired: Story = {
  tags: ['state:unauthorised'],
  parameters: { scenario: 'sessionExpired' },
  play: async ({ canvas, loaded }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: leaving.resetOf({ subscriptions: leaving.topics }) }),
    );
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
