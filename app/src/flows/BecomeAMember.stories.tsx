import { routes } from '@campus-bell/domain/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { expectFocus, expectFocusKeptIn, expectTabOrder, tabTo } from './focus.ts';
import { type WholeAppArgs, wholeApp } from './WholeApp.tsx';

const meta = {
  title: 'Flows/Become a member',
  ...wholeApp,
  args: { path: routes.consent, google: 'newcomer' },
  parameters: { scenario: 'policyDocumentsStand' },
} satisfies Meta<WholeAppArgs>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const documents = [
  { view: '서비스 이용약관 보기', title: '서비스 이용약관', box: /서비스 이용약관에 동의해요$/ },
  {
    view: '개인정보 수집과 이용 보기',
    title: '개인정보 수집과 이용',
    box: /개인정보 수집과 이용에 동의해요$/,
  },
];

export const ConsentGiven: Story = {
  play: async ({ canvas, step }) => {
    for (const { view, title, box } of documents) {
      await step(`Read ‘${title}’ and confirm it, which ticks its box`, async () => {
        const opener = await canvas.findByRole('button', { name: view });
        await tabTo(opener);
        await userEvent.keyboard('{Enter}');
        const dialog = await screen.findByRole('dialog', { name: title });
        await expectFocusKeptIn(dialog);
        await expect(within(dialog).getByTitle(`${title} 전문`)).toBeVisible();
        await userEvent.click(within(dialog).getByRole('button', { name: '확인하고 동의하기' }));
        await expectFocus(opener);
        await expect(canvas.getByRole('checkbox', { name: box })).toBeChecked();
      });
    }
    await step('Tick the age by hand: all are ticked now', async () => {
      const age = canvas.getByRole('checkbox', { name: '(필수) 만 14세 이상이에요' });
      age.focus();
      await userEvent.keyboard(' ');
      await expect(canvas.getByRole('checkbox', { name: '모두 동의해요' })).toBeChecked();
    });
    await step('Go on with the keyboard', async () => {
      await tabTo(canvas.getByRole('button', { name: '다음' }));
      await userEvent.keyboard('{Enter}');
      await canvas.findByRole('heading', { level: 1, name: '회원가입' });
    });
  },
};

const signUpWithGoogle: Play = async ({ canvas, step }) => {
  await step('Sign up with the Google account', async () => {
    await expect(canvas.getByRole('link', { name: '로그인' })).toHaveAttribute('href', '/login');
    await tabTo(canvas.getByRole('button', { name: '구글 계정으로 가입하기' }));
    await userEvent.keyboard('{Enter}');
  });
};

export const SignedUp: Story = {
  play: async (context) => {
    const { canvas, step } = context;
    await ConsentGiven.play?.(context);
    await signUpWithGoogle(context);
    await step('Name and address are Google’s and stay as they are', async () => {
      await canvas.findByRole('heading', { level: 1, name: '학과 등록' });
      await expect(canvas.getByLabelText('이메일')).toHaveValue('saebom.lee@ajou.example');
      await expect(canvas.getByLabelText('이름')).toHaveAttribute('readonly');
    });
  },
};

const chooseDepartment: Play = async ({ canvas, step }) => {
  await step('Submit without a department', async () => {
    await userEvent.click(await canvas.findByRole('button', { name: '등록하기' }));
    await expect(canvas.getByLabelText('학과')).toHaveAccessibleDescription('* 학과를 선택해주세요.');
  });
  await step('Choose the department in its dialog', async () => {
    const opener = canvas.getByRole('button', { name: '학과 선택' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: '학과 선택' });
    await expectFocusKeptIn(dialog);
    await userEvent.type(within(dialog).getByRole('searchbox', { name: '학과 찾기' }), 'ㅅㄹㅎ');
    await expectTabOrder(await within(dialog).findByRole('radio', { name: '심리학과' }));
    await userEvent.keyboard('{Enter}');
    await expectFocus(opener);
    await expect(canvas.getByLabelText('학과')).toHaveValue('심리학과');
    await expect(canvas.getByLabelText('학과')).not.toBeInvalid();
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
    await expectTabOrder(canvas.getByRole('button', { name: '등록하기' }));
    await userEvent.keyboard('{Enter}');
  });
};

export const RegistrationSucceeded: Story = {
  play: async (context) => {
    const { canvas, loaded, step } = context;
    await DepartmentChosen.play?.(context);
    await submit(context);
    await step('The alert says so; then the subscriptions are next', async () => {
      const alert = await screen.findByRole('alertdialog', { name: '가입을 마쳤어요' });
      await expectFocusKeptIn(alert);
      await expect(loaded.campus.person('newcomer').department).toBe('심리학과');
      await userEvent.click(within(alert).getByRole('button', { name: '확인' }));
      await screen.findByRole('dialog', { name: '구독, 이렇게 시작해요' });
      await expect(canvas.getByRole('heading', { level: 1, name: '구독 소식', hidden: true })).toBeVisible();
    });
  },
};

const consentAtOnce: Play = async ({ canvas, step }) => {
  await step('Agree to everything at once', async () => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: '모두 동의해요' }));
    await userEvent.click(canvas.getByRole('button', { name: '다음' }));
    await canvas.findByRole('heading', { level: 1, name: '회원가입' });
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
      const alert = await screen.findByRole('alertdialog', { name: '등록하지 못했어요' });
      await userEvent.click(within(alert).getByRole('button', { name: '확인' }));
      await expectFocus(canvas.getByRole('button', { name: '등록하기' }));
      await expect(canvas.getByLabelText('학과')).toHaveValue('심리학과');
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
      const dialog = await screen.findByRole('dialog', { name: '알림이 아직 등록되지 않았어요' });
      await expectFocusKeptIn(dialog);
      await expect(within(dialog).getByRole('link', { name: '알림 점검 열기' })).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await expectFocus(canvas.getByRole('button', { name: '구글 계정으로 가입하기' }));
    });
  },
};

export const DocumentLoadError: Story = {
  parameters: { scenario: 'policyDocumentsFail' },
  play: async ({ canvas, step }) => {
    await step('Ask for the terms', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: '서비스 이용약관 보기' }));
    });
    await step('The alert says so; nothing is ticked', async () => {
      const alert = await screen.findByRole('alertdialog', { name: '문서를 불러오지 못했어요' });
      await userEvent.click(within(alert).getByRole('button', { name: '확인' }));
      await expectFocus(canvas.getByRole('button', { name: '서비스 이용약관 보기' }));
      for (const box of canvas.getAllByRole('checkbox')) await expect(box).not.toBeChecked();
    });
  },
};
