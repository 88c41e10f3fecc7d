import { consentAge } from '@campus-bell/domain/limits';
import { routes } from '@campus-bell/domain/routes';
import { action } from '@campus-bell/domain/words/action';
import { campusName } from '@campus-bell/domain/words/campus/campusName';
import { choice } from '@campus-bell/domain/words/choice';
import { consent } from '@campus-bell/domain/words/consent';
import { department } from '@campus-bell/domain/words/department';
import { pushSetup } from '@campus-bell/domain/words/pushSetup';
import { registration } from '@campus-bell/domain/words/registration';
import { signIn } from '@campus-bell/domain/words/signIn';
import { signUp } from '@campus-bell/domain/words/signUp';
import { subscriptions } from '@campus-bell/domain/words/subscriptions';
import { terms } from '@campus-bell/domain/words/terms';
import { way } from '@campus-bell/domain/words/way';
import { endingWith } from '@campus-bell/ui/hooks/matches.fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { expectFocus, expectFocusKeptIn, expectTabOrder, tabTo } from './focus.ts';
import { type WholeAppArgs, wholeApp } from './WholeApp.tsx';

const meta = {
  title: 'Flows/Become a member',
  ...wholeApp,
  args: { path: routes.consent, google: 'newcomer' },
  parameters: { titled: '회원 되기', scenario: 'policyDocumentsStand' },
} satisfies Meta<WholeAppArgs>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const documents = () => [
  { view: terms.viewService, title: terms.service, box: endingWith(terms.agreeService) },
  { view: terms.viewPrivacy, title: terms.privacy, box: endingWith(terms.agreePrivacy) },
];

export const ConsentGiven: Story = {
  play: async ({ canvas, step }) => {
    for (const { view, title, box } of documents()) {
      await step(`Read ‘${title}’ and confirm it, which ticks its box`, async () => {
        const opener = await canvas.findByRole('button', { name: view });
        await tabTo(opener);
        await userEvent.keyboard('{Enter}');
        const dialog = await screen.findByRole('dialog', { name: title });
        await expectFocusKeptIn(dialog);
        await expect(within(dialog).getByTitle(terms.whole({ document: title }))).toBeVisible();
        await userEvent.click(within(dialog).getByRole('button', { name: terms.confirm }));
        await expectFocus(opener);
        await expect(canvas.getByRole('checkbox', { name: box })).toBeChecked();
      });
    }
    await step('Tick the age by hand: all are ticked now', async () => {
      const age = canvas.getByRole('checkbox', {
        name: `${terms.required} ${terms.adult({ age: consentAge })}`,
      });
      age.focus();
      await userEvent.keyboard(' ');
      await expect(canvas.getByRole('checkbox', { name: terms.all })).toBeChecked();
    });
    await step('Go on with the keyboard', async () => {
      await tabTo(canvas.getByRole('button', { name: terms.next }));
      await userEvent.keyboard('{Enter}');
      await canvas.findByRole('heading', { level: 1, name: signIn.signUp });
    });
  },
};

const signUpWithGoogle: Play = async ({ canvas, step }) => {
  await step('Sign up with the Google account', async () => {
    await expect(canvas.getByRole('link', { name: signIn.title })).toHaveAttribute('href', '/login');
    await tabTo(canvas.getByRole('button', { name: signUp.withGoogle }));
    await userEvent.keyboard('{Enter}');
  });
};

export const SignedUp: Story = {
  play: async (context) => {
    const { canvas, step } = context;
    await ConsentGiven.play?.(context);
    await signUpWithGoogle(context);
    await step('Name and address are Google’s and stay as they are', async () => {
      await canvas.findByRole('heading', { level: 1, name: department.title });
      await expect(canvas.getByLabelText(department.email)).toHaveValue('saebom.lee@ajou.example');
      await expect(canvas.getByLabelText(department.name)).toHaveAttribute('readonly');
    });
  },
};

const chooseDepartment: Play = async ({ canvas, step }) => {
  await step('Submit without a department', async () => {
    await userEvent.click(await canvas.findByRole('button', { name: department.register }));
    await expect(canvas.getByLabelText(department.department)).toHaveAccessibleDescription(
      registration.departmentRequired,
    );
  });
  await step('Choose the department in its dialog', async () => {
    const opener = canvas.getByRole('button', { name: department.chooseDepartment });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: department.chooseDepartment });
    await expectFocusKeptIn(dialog);
    await userEvent.type(
      within(dialog).getByRole('searchbox', { name: choice.find({ options: department.department }) }),
      'ㅅㄹㅎ',
    );
    await expectTabOrder(await within(dialog).findByRole('radio', { name: campusName('심리학과') }));
    await userEvent.keyboard('{Enter}');
    await expectFocus(opener);
    await expect(canvas.getByLabelText(department.department)).toHaveValue(campusName('심리학과'));
    await expect(canvas.getByLabelText(department.department)).not.toBeInvalid();
  });
};

export const DepartmentChosen: Story = {
  play: async (context) => {
    await SignedUp.play?.(context);
    await chooseDepartment(context);
  },
};

const submit: Play = async ({ canvas, step }) => {
  await step('Register', async () => {
    await expectTabOrder(canvas.getByRole('button', { name: department.register }));
    await userEvent.keyboard('{Enter}');
  });
};

export const RegistrationSucceeded: Story = {
  play: async (context) => {
    const { canvas, loaded, step } = context;
    await DepartmentChosen.play?.(context);
    await submit(context);
    await step('The alert says so; then the subscriptions are next', async () => {
      const alert = await screen.findByRole('alertdialog', { name: registration.done.title });
      await expectFocusKeptIn(alert);
      await expect(loaded.campus.person('newcomer').department).toBe('심리학과');
      await userEvent.click(within(alert).getByRole('button', { name: action.confirm }));
      await screen.findByRole('dialog', { name: subscriptions.start });
      await expect(
        canvas.getByRole('heading', { level: 1, name: subscriptions.title, hidden: true }),
      ).toBeVisible();
    });
  },
};

const consentAtOnce: Play = async ({ canvas, step }) => {
  await step('Agree to everything at once', async () => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: terms.all }));
    await userEvent.click(canvas.getByRole('button', { name: terms.next }));
    await canvas.findByRole('heading', { level: 1, name: signIn.signUp });
  });
};

export const RegistrationFailed: Story = {
  parameters: { scenario: 'registrationFails' },
  play: async (context) => {
    const { canvas, loaded, step } = context;
    await consentAtOnce(context);
    await signUpWithGoogle(context);
    await chooseDepartment(context);
    await submit(context);
    await step('The alert says so; the student stays, with the department still chosen', async () => {
      const alert = await screen.findByRole('alertdialog', { name: registration.failed.title });
      await userEvent.click(within(alert).getByRole('button', { name: action.confirm }));
      await expectFocus(canvas.getByRole('button', { name: department.register }));
      await expect(canvas.getByLabelText(department.department)).toHaveValue(campusName('심리학과'));
      await expect(loaded.campus.person('newcomer').department).toBeNull();
    });
  },
};

export const NotificationTokenNotRegistered: Story = {
  parameters: { device: { permission: 'denied' } },
  play: async (context) => {
    const { canvas, step } = context;
    await ConsentGiven.play?.(context);
    await signUpWithGoogle(context);
    await step('The dialog names the reason and the remedy; Escape leads back to the button', async () => {
      const dialog = await screen.findByRole('dialog', { name: pushSetup.missing });
      await expectFocusKeptIn(dialog);
      await expect(within(dialog).getByRole('link', { name: way.openPushCheck })).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await expectFocus(canvas.getByRole('button', { name: signUp.withGoogle }));
    });
  },
};

export const DocumentLoadError: Story = {
  parameters: { scenario: 'policyDocumentsFail' },
  play: async ({ canvas, step }) => {
    await step('Ask for the terms', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: terms.viewService }));
    });
    await step('The alert says so; nothing is ticked', async () => {
      const alert = await screen.findByRole('alertdialog', { name: consent.documentFailed.title });
      await userEvent.click(within(alert).getByRole('button', { name: action.confirm }));
      await expectFocus(canvas.getByRole('button', { name: terms.viewService }));
      for (const box of canvas.getAllByRole('checkbox')) await expect(box).not.toBeChecked();
    });
  },
};
