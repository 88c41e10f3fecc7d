import { routes } from '@campus-bell/domain/routes';
import { readToast } from '@campus-bell/ui/widgets/Toast/readToast.fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectFocus, expectFocusKeptIn, expectTabOrder, tabTo } from './focus.ts';
import { type WholeAppArgs, wholeApp } from './WholeApp.tsx';

const meta = {
  title: 'Flows/Withdraw',
  ...wholeApp,
  args: { path: routes.profile },
  parameters: { signedIn: true },
} satisfies Meta<WholeAppArgs>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

export const Explanation: Story = {
  play: async ({ canvas, step }) => {
    await step('Leave from the profile', async () => {
      await tabTo(await canvas.findByRole('link', { name: '회원 탈퇴' }));
      await userEvent.keyboard('{Enter}');
    });
    await step(
      'What leaving means comes first: from the title of the screen the next stop is Go on',
      async () => {
        await canvas.findByRole('heading', { level: 2, name: '탈퇴하기 전에 확인해 주세요' });
        await expect(canvas.getByText('찜한 글과 받은 알림이 사라져요')).toBeVisible();
        await expectFocus(canvas.getByRole('heading', { level: 1, name: '회원 탈퇴' }));
        await expectTabOrder(canvas.getByRole('button', { name: '계속하기' }));
      },
    );
  },
};

export const Conditions: Story = {
  play: async (context) => {
    const { canvas, loaded, step } = context;
    await Explanation.play?.(context);
    await step('Go on to the conditions', async () => {
      await userEvent.keyboard('{Enter}');
      await canvas.findByRole('heading', { level: 2, name: '마지막으로 정리해 주세요' });
    });
    await step('Withdrawing warns until all conditions are met', async () => {
      const withdraw = canvas.getByRole('button', { name: '탈퇴하기' });
      await tabTo(withdraw);
      await userEvent.keyboard('{Enter}');
      const alert = await screen.findByRole('alertdialog', { name: '아직 탈퇴할 수 없어요' });
      await expectFocusKeptIn(alert);
      await userEvent.keyboard('{Escape}');
      await expectFocus(withdraw);
      await expect(loaded.campus.person('member').name).toBe('김하늘');
    });
  },
};

export const ConditionsMet: Story = {
  play: async (context) => {
    const { canvas, loaded, step } = context;
    await Conditions.play?.(context);
    await step('Reset topics and keywords', async () => {
      await tabTo(canvas.getByRole('button', { name: '게시판 구독 초기화' }));
      await userEvent.keyboard('{Enter}');
      await canvas.findByText('초기화했어요');
      await userEvent.click(canvas.getByRole('button', { name: '키워드 구독 초기화' }));
      await waitFor(() => expect(canvas.getAllByText('초기화했어요')).toHaveLength(2));
      await expect(loaded.campus.person('member').subscriptions).toHaveLength(0);
      await expect(loaded.campus.person('member').keywords).toHaveLength(0);
    });
    await step('Choose a reason', async () => {
      const reasons = within(canvas.getByRole('group', { name: '떠나는 이유를 알려 주세요' }));
      await userEvent.click(reasons.getByRole('radio', { name: '사용 빈도가 낮음' }));
      await expect(canvas.getByRole('button', { name: '탈퇴하기' })).not.toHaveAttribute('aria-disabled');
    });
  },
};

const confirm: Play = async ({ canvas, step }) => {
  await step('Withdraw', async () => {
    await tabTo(canvas.getByRole('button', { name: '탈퇴하기' }));
    await userEvent.keyboard('{Enter}');
  });
};

export const Withdrawn: Story = {
  parameters: { says: 'session.withdrawn', scenario: 'notificationsEmpty' },
  play: async (context) => {
    const { canvas, loaded, step } = context;
    await ConditionsMet.play?.(context);
    await confirm(context);
    await step('The membership has ended: home, with a farewell', async () => {
      await readToast('탈퇴했어요. 그동안 이용해 주셔서 고마워요.');
      await expect(() => loaded.campus.person('member')).toThrow('withdrawn');
      await canvas.findByRole('heading', { level: 2, name: '이번 주 인기글' });
    });
  },
};

export const WithdrawalFailed: Story = {
  parameters: { scenario: 'withdrawalFails' },
  play: async (context) => {
    const { canvas, loaded, step } = context;
    await ConditionsMet.play?.(context);
    await confirm(context);
    await step('The alert says so; the member stays and can try again', async () => {
      const alert = await screen.findByRole('alertdialog', { name: '탈퇴하지 못했어요' });
      await expectFocusKeptIn(alert);
      await userEvent.click(within(alert).getByRole('button', { name: '확인' }));
      await expectFocus(canvas.getByRole('button', { name: '탈퇴하기' }));
      await expect(loaded.campus.person('member').name).toBe('김하늘');
    });
  },
};

export const ResetFailed: Story = {
  parameters: { scenario: 'topicResetFails' },
  play: async (context) => {
    const { canvas, step } = context;
    await Conditions.play?.(context);
    await step('Reset the topics: the toast says that it failed, and the button stays', async () => {
      const reset = canvas.getByRole('button', { name: '게시판 구독 초기화' });
      await userEvent.click(reset);
      await screen.findByText('초기화하지 못했어요. 잠시 후 다시 시도해 주세요.');
      await expect(reset).toBeVisible();
      await expect(canvas.getByRole('button', { name: '탈퇴하기' })).toHaveAttribute('aria-disabled', 'true');
    });
  },
};
