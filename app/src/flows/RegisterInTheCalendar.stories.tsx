import { eventPath } from '@campus-bell/domain/routes';
import { action } from '@campus-bell/domain/words/action';
import { calendar } from '@campus-bell/domain/words/calendar';
import { calendarForm } from '@campus-bell/domain/words/calendarForm';
import { post } from '@campus-bell/domain/words/post';
import { signIn } from '@campus-bell/domain/words/signIn';
import { createCampus } from '@campus-bell/fixtures/campus';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectFocus, expectFocusKeptIn, tabTo } from './focus.ts';
import { type WholeAppArgs, wholeApp } from './WholeApp.tsx';

const { samples } = createCampus();

const meta = {
  title: 'Flows/Register in the calendar',
  ...wholeApp,
  args: { path: eventPath(samples.dates) },
  parameters: { titled: '캘린더에 넣기', signedIn: true },
} satisfies Meta<WholeAppArgs>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const title = '국가장학금 2차 신청 안내';
const openerOf = ({ canvas }: Parameters<Play>[0]) =>
  canvas.findByRole('button', { name: post.addToCalendar });
const dialog = () => within(screen.getByRole('dialog', { name: post.addToCalendar }));
const pressRegister = () => userEvent.click(dialog().getByRole('button', { name: calendarForm.register }));

export const DialogOpened: Story = {
  play: async (context) => {
    const { step } = context;
    await step('Open the calendar dialog with the keyboard', async () => {
      await tabTo(await openerOf(context));
      await userEvent.keyboard('{Enter}');
      await expectFocusKeptIn(await screen.findByRole('dialog', { name: post.addToCalendar }));
    });
    await step('It is filled in from the event, from now on', async () => {
      await expect(dialog().getByLabelText(calendarForm.title)).toHaveValue(title);
      await expect(dialog().getByLabelText(calendarForm.start)).toHaveValue('2026-03-04T09:00');
      await expect(dialog().getByLabelText(calendarForm.end)).toHaveValue('2026-03-04T09:00');
    });
    await step('Escape closes it and gives the focus back; open it again', async () => {
      await userEvent.keyboard('{Escape}');
      await expectFocus(await openerOf(context));
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('dialog', { name: post.addToCalendar });
    });
  },
};

export const FieldsRequired: Story = {
  play: async (context) => {
    const { loaded, step } = context;
    await DialogOpened.play?.(context);
    await step('Empty every field and register', async () => {
      for (const label of [calendarForm.title, calendarForm.content])
        await userEvent.clear(dialog().getByLabelText(label));
      for (const label of [calendarForm.start, calendarForm.end]) {
        fireEvent.change(dialog().getByLabelText(label), { target: { value: '' } });
      }
      await pressRegister();
    });
    await step('Each field says what it lacks; the focus is on the first', async () => {
      const lacks = {
        [calendarForm.title]: calendar.titleRequired,
        [calendarForm.content]: calendar.contentRequired,
        [calendarForm.start]: calendar.startRequired,
        [calendarForm.end]: calendar.endRequired,
      };
      for (const [label, text] of Object.entries(lacks)) {
        await expect(dialog().getByLabelText(label)).toHaveAccessibleDescription(text);
      }
      await expectFocus(dialog().getByLabelText(calendarForm.title));
      await expect(loaded.campus.person('member').calendarEntries).toEqual([]);
    });
  },
};

export const FieldsFilledIn: Story = {
  play: async (context) => {
    const { step } = context;
    await FieldsRequired.play?.(context);
    await step('The reset buttons bring back what the event says', async () => {
      await userEvent.click(
        dialog().getByRole('button', { name: `${calendarForm.title} ${calendarForm.reset}` }),
      );
      await userEvent.click(
        dialog().getByRole('button', { name: `${calendarForm.content} ${calendarForm.reset}` }),
      );
      await expect(dialog().getByLabelText(calendarForm.title)).toHaveValue(title);
    });
    await step('A date found in the text fills start and end', async () => {
      await userEvent.click(dialog().getByRole('button', { name: /^신청 기간/ }));
      await expect(dialog().getByLabelText(calendarForm.end)).toHaveDisplayValue(/T18:00$/);
    });
    await step('A start later than the end moves the end', async () => {
      fireEvent.change(dialog().getByLabelText(calendarForm.start), {
        target: { value: '2026-04-01T10:00' },
      });
      await expect(dialog().getByLabelText(calendarForm.end)).toHaveValue('2026-04-01T10:00');
      for (const label of [calendarForm.title, calendarForm.content, calendarForm.start, calendarForm.end]) {
        await expect(dialog().getByLabelText(label)).not.toBeInvalid();
      }
    });
  },
};

export const Registered: Story = {
  play: async (context) => {
    const { loaded, step } = context;
    await FieldsFilledIn.play?.(context);
    await step('Register', pressRegister);
    await step('The dialog closes and the alert says so', async () => {
      const alert = await screen.findByRole('alertdialog', { name: calendar.registered.title });
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(loaded.campus.person('member').calendarEntries).toMatchObject([
        { summary: title, startDate: '2026-04-01T10:00:00+09:00', endDate: '2026-04-01T10:00:00+09:00' },
      ]);
      await userEvent.click(within(alert).getByRole('button', { name: action.confirm }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    });
  },
};

const staysOpen: Play = async ({ loaded, step }) => {
  await step('The alert says that only a social login can; the dialog and what is typed stay', async () => {
    const alert = await screen.findByRole('alertdialog', { name: calendar.failed.title });
    await expect(alert).toHaveAccessibleDescription(calendar.failed.text);
    await expectFocusKeptIn(alert);
    await userEvent.click(within(alert).getByRole('button', { name: action.confirm }));
    await expectFocus(await screen.findByRole('button', { name: calendarForm.register }));
    await expect(dialog().getByLabelText(calendarForm.title)).toHaveValue(title);
    await expect(loaded.campus.person('member').calendarEntries).toEqual([]);
  });
};

export const RegistrationFailed: Story = {
  parameters: { scenario: 'calendarFails' },
  play: async (context) => {
    await FieldsFilledIn.play?.(context);
    await context.step('Register', pressRegister);
    await staysOpen(context);
  },
};

export const SignedOut: Story = {
  parameters: { signedIn: false },
  play: async (context) => {
    const { canvas, loaded, step } = context;
    await step('The login is offered before anything is typed', async () => {
      await userEvent.click(await openerOf(context));
      const alert = await screen.findByRole('alertdialog', { name: calendar.loginRequired.title });
      await expect(alert).toHaveAccessibleDescription(calendar.loginRequired.text);
      await expectFocusKeptIn(alert);
      await expect(loaded.campus.person('member').calendarEntries).toEqual([]);
      await userEvent.click(within(alert).getByRole('button', { name: action.login }));
    });
    await step('It leads away, without the form', async () => {
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await expect(screen.queryByRole('dialog')).toBeNull();
      await canvas.findByRole('button', { name: signIn.withGoogle });
    });
  },
};
