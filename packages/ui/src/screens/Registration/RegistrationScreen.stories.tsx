import { departments } from '@campus-bell/domain/departments';
import { action } from '@campus-bell/domain/words/action';
import { campusName } from '@campus-bell/domain/words/campus/campusName';
import { choice } from '@campus-bell/domain/words/choice';
import { department } from '@campus-bell/domain/words/department';
import { registration } from '@campus-bell/domain/words/registration';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { RegistrationScreen } from './RegistrationScreen.tsx';

const meta = {
  title: 'Screens/Department registration',
  component: RegistrationScreen,
  args: { email: 'saebom.lee@ajou.example', name: '이새봄', onRegisterDepartment: fn() },
  parameters: {
    route: 'registration',
    titled: '학과 등록',
    kilobytes: 13.5,
    onlyMembers: true,
    waived: {
      'The 44 departments come with the app.': ['more', 'end', 'failedOnPageTwo'],
      'Shows no pictures and counts nothing.': ['missingImage', 'zero', 'many'],
    },
    signedIn: 'newcomer',
  },
} satisfies Meta<typeof RegistrationScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const openPicker: Play = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: department.chooseDepartment }));
  await screen.findByRole('radio', { name: campusName('환경안전공학과') });
};
const choose: Play = async (context) => {
  await openPicker(context);
  await userEvent.click(screen.getByRole('radio', { name: campusName('소프트웨어학과') }));
  await waitFor(() =>
    expect(context.canvas.getByLabelText(department.department)).toHaveValue(campusName('소프트웨어학과')),
  );
};
const submit: Play = async (context) => {
  await choose(context);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(context.canvas.getByRole('button', { name: department.register }));
};

export const NoDepartment: Story = {
  tags: ['state:empty'],
  play: async ({ canvas }) => {
    for (const label of [department.email, department.name, department.department]) {
      await expect(canvas.getByLabelText(label)).toHaveAttribute('readonly');
    }
    await expect(canvas.getByRole('button', { name: department.register })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const DepartmentRequired: Story = {
  play: async ({ canvas, loaded }) => {
    await userEvent.click(canvas.getByRole('button', { name: department.register }));
    const field = canvas.getByLabelText(department.department);
    await expect(canvas.getByRole('alert')).toHaveTextContent(registration.departmentRequired);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(registration.departmentRequired);
    await expect(loaded.campus.person('newcomer').department).toBeNull();
  },
};

/** The spec counts 43 departments and names 44; all that it names are listed. */
export const DepartmentPicker: Story = {
  parameters: { opens: 'DepartmentField' },
  play: async (context) => {
    await openPicker(context);
    await expect(screen.getAllByRole('radio')).toHaveLength(44);
    await expect(departments).toHaveLength(44);
  },
};

export const DepartmentPickerByInitials: Story = {
  play: async (context) => {
    await openPicker(context);
    await userEvent.type(screen.getByRole('searchbox'), 'ㅅㅍ');
    const list = screen.getByRole('radiogroup', { name: department.department });
    await waitFor(() => expect(within(list).getAllByRole('radio')).toHaveLength(2));
    await expect(within(list).getByRole('radio', { name: campusName('소프트웨어학과') })).toBeVisible();
    await expect(within(list).getByRole('radio', { name: campusName('스포츠레저학과') })).toBeVisible();
  },
};

export const DepartmentPickerNothingFound: Story = {
  tags: ['state:empty'],
  play: async (context) => {
    await openPicker(context);
    await userEvent.type(screen.getByRole('searchbox'), '천문');
    await screen.findByText(choice.nothing);
  },
};

export const DepartmentChosen: Story = { tags: ['state:filled'], play: choose };

export const Registering: Story = {
  tags: ['state:loading'],
  parameters: { scenario: 'registrationUnanswered' },
  play: async (context) => {
    await submit(context);
    await expect(context.canvas.getByRole('button', { name: department.register })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const RegistrationSucceeded: Story = {
  play: async (context) => {
    await submit(context);
    await screen.findByRole('alertdialog', { name: registration.done.title });
    await expect(context.loaded.campus.person('newcomer').department).toBe('소프트웨어학과');
    await expect(context.args.onRegisterDepartment).not.toHaveBeenCalled();
  },
};

export const SuccessConfirmed: Story = {
  play: async (context) => {
    await RegistrationSucceeded.play?.(context);
    const alert = screen.getByRole('alertdialog');
    await userEvent.click(within(alert).getByRole('button', { name: action.confirm }));
    await waitFor(() => expect(context.args.onRegisterDepartment).toHaveBeenCalledWith('소프트웨어학과'));
  },
};

export const RegistrationFailed: Story = {
  tags: ['state:failed'],
  parameters: { scenario: 'registrationFails' },
  play: async (context) => {
    await submit(context);
    await screen.findByRole('alertdialog', { name: registration.failed.title });
    await expect(context.args.onRegisterDepartment).not.toHaveBeenCalled();
  },
};

export const Offline: Story = {
  ...RegistrationFailed,
  tags: ['state:offline'],
  parameters: { scenario: 'networkDown' },
};

export const SessionExpired: Story = {
  tags: ['state:unauthorised'],
  parameters: { scenario: 'sessionExpired' },
  play: async (context) => {
    await submit(context);
    await waitFor(() => expect(context.loaded.spies.onSessionLost).toHaveBeenCalledWith('rejected'));
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

export const LongTexts: Story = {
  tags: ['state:longText'],
  globals: { textSize: '200', viewport: { value: 'smallPhone' } },
  args: {
    name: '황보새벽이슬처럼맑은하늘아래',
    email: 'saebyeok.iseul.hwangbo.international.exchange.2026@students.ajou.example',
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
