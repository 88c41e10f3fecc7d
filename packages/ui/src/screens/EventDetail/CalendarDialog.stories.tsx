import { action } from '@campus-bell/domain/words/action';
import { calendar } from '@campus-bell/domain/words/calendar';
import { calendarForm } from '@campus-bell/domain/words/calendarForm';
import { connection } from '@campus-bell/domain/words/connection';
import { dayWords } from '@campus-bell/domain/words/intl';
import { post } from '@campus-bell/domain/words/post';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { containing } from '../../hooks/matches.fake.tsx';
import { CalendarDialog } from './CalendarDialog.tsx';

const meta = {
  title: 'Screens/Event detail/Calendar dialog',
  component: CalendarDialog,
  args: {
    open: true,
    onClose: fn(),
    event: {
      eventId: 17_042,
      title: '교내 우체국 영업시간 변경 안내',
      content: '교내 우체국 영업시간이 바뀌어요.\\n평일 09:00 – 17:00',
      createdAt: '2026-03-03T11:07:00',
    },
  },
  parameters: { signedIn: true },
} satisfies Meta<typeof CalendarDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const field = (label: string) => screen.findByLabelText(label);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const setTime = async (label: string, value: string) =>
  fireEvent.change(await field(label), { target: { value } });

export const Prefilled: Story = {
  parameters: { opens: 'CalendarDialog' },
  play: async () => {
    await expect(await field(calendarForm.title)).toHaveValue('교내 우체국 영업시간 변경 안내');
    await expect(await field(calendarForm.content)).toHaveValue(
      '교내 우체국 영업시간이 바뀌어요.\n평일 09:00 – 17:00',
    );
    await expect(await field(calendarForm.start)).toHaveValue('2026-03-04T09:00');
    await expect(await field(calendarForm.end)).toHaveValue('2026-03-04T09:00');
  },
};

export const EditsWouldBeLost: Story = {
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: post.addToCalendar });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await userEvent.type(await field(calendarForm.title), '!');
    await userEvent.keyboard('{Escape}');
    const question = { name: calendar.dropConfirm.title };
    await screen.findByRole('alertdialog', question);
    await press(calendarForm.goOn);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(await field(calendarForm.title)).toHaveValue('교내 우체국 영업시간 변경 안내!');
    await press(action.close);
    await screen.findByRole('alertdialog', question);
    await press(calendarForm.drop);
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(2));
    await userEvent.keyboard('{Escape}');
    await screen.findByRole('alertdialog', question);
  },
};

async function expectError(label: string, text: string) {
  const control = await field(label);
  await press(calendarForm.register);
  await expect(control).toBeInvalid();
  await expect(control).toHaveAccessibleDescription(text);
  await expect(control).toHaveFocus();
}

export const TitleRequired: Story = {
  play: async () => {
    await userEvent.clear(await field(calendarForm.title));
    await userEvent.type(await field(calendarForm.title), '   ');
    await expectError(calendarForm.title, calendar.titleRequired);
  },
};

export const ContentRequired: Story = {
  play: async () => {
    await userEvent.clear(await field(calendarForm.content));
    await expectError(calendarForm.content, calendar.contentRequired);
  },
};

export const StartRequired: Story = {
  play: async () => {
    await setTime(calendarForm.start, '');
    await expectError(calendarForm.start, calendar.startRequired);
  },
};

export const EndRequired: Story = {
  play: async () => {
    await setTime(calendarForm.end, '');
    await expectError(calendarForm.end, calendar.endRequired);
  },
};

export const EverythingRequired: Story = {
  args: { event: { eventId: 17_042, title: '', content: '', createdAt: null } },
  play: async ({ loaded }) => {
    await setTime(calendarForm.start, '');
    await setTime(calendarForm.end, '');
    await expectError(calendarForm.title, calendar.titleRequired);
    await expect(await field(calendarForm.end)).toHaveAccessibleDescription(calendar.endRequired);
    await expect(loaded.campus.person('member').calendarEntries).toEqual([]);
  },
};

export const StartLaterThanEnd: Story = {
  play: async () => {
    await setTime(calendarForm.start, '2026-03-05T10:00');
    await expect(await field(calendarForm.end)).toHaveValue('2026-03-05T10:00');
  },
};

export const EndEarlierThanStart: Story = {
  play: async () => {
    await setTime(calendarForm.end, '2026-03-01T10:00');
    await expect(await field(calendarForm.start)).toHaveValue('2026-03-01T10:00');
  },
};

export const EndTypedFigureByFigure: Story = {
  play: async () => {
    await userEvent.click(await field(calendarForm.end));
    for (const year of ['0002', '0020', '0202', '2026'])
      await setTime(calendarForm.end, `${year}-03-09T10:00`);
    await expect(await field(calendarForm.start)).toHaveValue('2026-03-04T09:00');
    await expect(await field(calendarForm.end)).toHaveValue('2026-03-09T10:00');
  },
};

export const ResetToThePrefill: Story = {
  play: async () => {
    await userEvent.type(await field(calendarForm.title), ' 메모');
    await userEvent.clear(await field(calendarForm.content));
    await press(`${calendarForm.title} ${calendarForm.reset}`);
    await press(`${calendarForm.content} ${calendarForm.reset}`);
    await expect(await field(calendarForm.title)).toHaveValue('교내 우체국 영업시간 변경 안내');
    await expect(await field(calendarForm.content)).toHaveValue(
      '교내 우체국 영업시간이 바뀌어요.\n평일 09:00 – 17:00',
    );
  },
};

export const Registered: Story = {
  play: async ({ args, loaded }) => {
    const register = await screen.findByRole('button', { name: calendarForm.register });
    register.click();
    register.click();
    await screen.findByRole('alertdialog', { name: calendar.registered.title });
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(loaded.campus.person('member').calendarEntries).toEqual([
      {
        summary: '교내 우체국 영업시간 변경 안내',
        description: '교내 우체국 영업시간이 바뀌어요.\n평일 09:00 – 17:00',
        startDate: '2026-03-04T09:00:00+09:00',
        endDate: '2026-03-04T09:00:00+09:00',
      },
    ]);
  },
};

export const RegistrationUnderWay: Story = {
  parameters: { scenario: 'calendarUnanswered' },
  play: async () => {
    await press(calendarForm.register);
    await screen.findByRole('button', { name: calendarForm.register, busy: true });
  },
};

export const RegistrationFailed: Story = {
  parameters: { scenario: 'calendarFails' },
  play: async ({ args }) => {
    await press(calendarForm.register);
    await expect(
      await screen.findByRole('alertdialog', { name: calendar.failed.title }),
    ).toHaveAccessibleDescription(calendar.failed.text);
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const SignedOut: Story = {
  parameters: { signedIn: false, scenario: 'calendarUnanswered' },
  play: async ({ args }) => {
    await press(calendarForm.register);
    await expect(
      await screen.findByRole('alertdialog', { name: calendar.loginRequired.title }),
    ).toHaveAccessibleDescription(calendar.loginRequired.text);
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const SignedOutAndSavedAsAFile: Story = {
  parameters: { signedIn: false },
  play: async ({ args }) => {
    const save = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await press(calendarForm.register);
    await press(calendarForm.saveFile);
    await waitFor(() => expect(save).toHaveBeenCalledOnce());
    save.mockRestore();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const SignedOutAndDismissed: Story = {
  parameters: { signedIn: false },
  play: async () => {
    const save = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await press(calendarForm.register);
    const file = await screen.findByRole('button', { name: calendarForm.saveFile });
    await waitFor(() => expect(file).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await screen.findByRole('button', { name: calendarForm.register });
    await expect(save).not.toHaveBeenCalled();
    save.mockRestore();
  },
};

export const NoAnswer: Story = {
  parameters: { scenario: 'networkDown' },
  play: async () => {
    await press(calendarForm.register);
    await expect(
      await screen.findByRole('alertdialog', { name: calendar.loginRequired.title }),
    ).toHaveAccessibleDescription(connection.noAnswer);
  },
};

export const SessionEndedByTheCall: Story = {
  parameters: { scenario: 'sessionExpired' },
  play: async ({ loaded }) => {
    await press(calendarForm.register);
    await waitFor(() => expect(loaded.spies.onSessionLost).toHaveBeenCalledOnce());
    await screen.findByRole('button', { name: calendarForm.register, busy: false });
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

export const Cancelled: Story = {
  play: async ({ args }) => {
    await press(action.cancel);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

const withDates = {
  eventId: 17_043,
  title: '국가장학금 2차 신청 안내(~3/10)',
  content:
    '1. 신청 기간: 2026. 3. 4.(수) ~ 3. 10.(화) 18:00\\n2. 서류 제출: ~3/13까지\\n3. 설명회: 3월 6일(금) 14:00 ~ 16:00',
  createdAt: '2026-03-03T11:07:00',
};

export const DatesFoundInTheText: Story = {
  args: { event: withDates },
  play: async () => {
    const chip = await screen.findByRole('button', {
      name: `신청 기간 ${dayWords('2026-03-04', { weekday: true })} ~ ${dayWords('2026-03-10', { weekday: true })} 18:00`,
    });
    await userEvent.click(chip);
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    await expect(await field(calendarForm.start)).toHaveValue('2026-03-04T00:00');
    await expect(await field(calendarForm.end)).toHaveValue('2026-03-10T18:00');
  },
};

let readings = 0;
const countedDates = {
  ...withDates,
  get content() {
    readings += 1;
    return withDates.content;
  },
};

export const TypingReadsTheTextNoSecondTime: Story = {
  args: { event: withDates },
  render: (args) => <CalendarDialog {...args} event={countedDates} />,
  play: async () => {
    const title = await field(calendarForm.title);
    const before = readings;
    await userEvent.type(title, ' 꼭!');
    await expect(title).toHaveValue('국가장학금 2차 신청 안내(~3/10) 꼭!');
    await expect(readings).toBe(before);
  },
};

export const AMomentFillsAnHour: Story = {
  args: {
    event: { ...withDates, content: '설명회: 3월 6일(금) 14:00' },
  },
  play: async () => {
    const chip = await screen.findByRole('button', {
      name: containing(`설명회 ${dayWords('2026-03-06', { weekday: true })}`),
    });
    await userEvent.click(chip);
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    await expect(await field(calendarForm.start)).toHaveValue('2026-03-06T14:00');
    await expect(await field(calendarForm.end)).toHaveValue('2026-03-06T15:00');
  },
};

export const SavedAsAFile: Story = {
  args: { event: withDates },
  play: async () => {
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await press(calendarForm.saveAsFile);
    const [link] = click.mock.contexts as HTMLAnchorElement[];
    click.mockRestore();
    await expect(link?.download).toBe('국가장학금 2차 신청 안내(~3 10).ics');
  },
};

export const SmallPhone: Story = {
  args: { event: withDates },
  globals: { viewport: { value: 'smallPhone' } },
};

export const LargeTextOnASmallPhone: Story = {
  args: { event: withDates },
  globals: { textSize: '200', viewport: { value: 'smallPhone' } },
  play: async () => {
    const register = await screen.findByRole('button', { name: calendarForm.register });
    await waitFor(() => expect(register).toBeVisible());
    const cancel = screen.getByRole('button', { name: action.cancel });
    await expect(cancel.scrollWidth).toBeLessThanOrEqual(cancel.clientWidth);
  },
};
