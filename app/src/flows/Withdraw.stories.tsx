import { routes } from '@campus-bell/domain/routes';
import { action } from '@campus-bell/domain/words/action';
import { home } from '@campus-bell/domain/words/home';
import { leaving } from '@campus-bell/domain/words/leaving';
import { session } from '@campus-bell/domain/words/session';
import { withdrawal } from '@campus-bell/domain/words/withdrawal';
import { readToast } from '@campus-bell/ui/widgets/Toast/readToast.fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectFocus, expectFocusKeptIn, expectTabOrder, tabTo } from './focus.ts';
import { type WholeAppArgs, wholeApp } from './WholeApp.tsx';

const meta = {
  title: 'Flows/Withdraw',
  ...wholeApp,
  args: { path: routes.profile },
  parameters: { titled: '탈퇴', signedIn: true },
} satisfies Meta<WholeAppArgs>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

export const Explanation: Story = {
  play: async ({ canvas, step }) => {
    await step('Leave from the profile', async () => {
      await tabTo(await canvas.findByRole('link', { name: leaving.title }));
      await userEvent.keyboard('{Enter}');
    });
    await step(
      'What leaving means comes first: from the title of the screen the next stop is Go on',
      async () => {
        await canvas.findByRole('heading', { level: 2, name: leaving.before });
        await expect(canvas.getByText(leaving.likesGone.title)).toBeVisible();
        await expectFocus(canvas.getByRole('heading', { level: 1, name: leaving.title }));
        await expectTabOrder(canvas.getByRole('button', { name: leaving.goOn }));
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
      await canvas.findByRole('heading', { level: 2, name: leaving.last });
    });
    await step('Withdrawing warns until all conditions are met', async () => {
      const withdraw = canvas.getByRole('button', { name: leaving.leave });
      await tabTo(withdraw);
      await userEvent.keyboard('{Enter}');
      const alert = await screen.findByRole('alertdialog', { name: withdrawal.conditionsUnmet.title });
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
      await tabTo(canvas.getByRole('button', { name: leaving.resetOf({ subscriptions: leaving.topics }) }));
      await userEvent.keyboard('{Enter}');
      await canvas.findByText(leaving.resetDone);
      await userEvent.click(
        canvas.getByRole('button', { name: leaving.resetOf({ subscriptions: leaving.keywords }) }),
      );
      await waitFor(() => expect(canvas.getAllByText(leaving.resetDone)).toHaveLength(2));
      await expect(loaded.campus.person('member').subscriptions).toHaveLength(0);
      await expect(loaded.campus.person('member').keywords).toHaveLength(0);
    });
    await step('Choose a reason', async () => {
      const reasons = within(canvas.getByRole('group', { name: leaving.why }));
      await userEvent.click(reasons.getByRole('radio', { name: leaving.rarelyUsed }));
      await expect(canvas.getByRole('button', { name: leaving.leave })).not.toHaveAttribute('aria-disabled');
    });
  },
};

const confirm: Play = async ({ canvas, step }) => {
  await step('Withdraw', async () => {
    await tabTo(canvas.getByRole('button', { name: leaving.leave }));
    await userEvent.keyboard('{Enter}');
  });
};

export const Withdrawn: Story = {
  parameters: { scenario: 'notificationsEmpty' },
  play: async (context) => {
    const { canvas, loaded, step } = context;
    await ConditionsMet.play?.(context);
    await confirm(context);
    await step('The membership has ended: home, with a farewell', async () => {
      await readToast(session.withdrawn);
      await expect(() => loaded.campus.person('member')).toThrow('withdrawn');
      await canvas.findByRole('heading', { level: 2, name: home.popular });
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
      const alert = await screen.findByRole('alertdialog', { name: withdrawal.failed.title });
      await expectFocusKeptIn(alert);
      await userEvent.click(within(alert).getByRole('button', { name: action.confirm }));
      await expectFocus(canvas.getByRole('button', { name: leaving.leave }));
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
      const reset = canvas.getByRole('button', { name: leaving.resetOf({ subscriptions: leaving.topics }) });
      await userEvent.click(reset);
      await screen.findByText(withdrawal.resetFailed);
      await expect(reset).toBeVisible();
      await expect(canvas.getByRole('button', { name: leaving.leave })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
    });
  },
};
