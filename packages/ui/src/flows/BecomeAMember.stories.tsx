import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ConsentScreen } from '../screens/Consent/ConsentScreen.tsx';
import { RegistrationScreen } from '../screens/Registration/RegistrationScreen.tsx';
import { SignUpScreen } from '../screens/SignUp/SignUpScreen.tsx';

interface JourneyProps {
  /** The new member arrives at the subscriptions. */
  onArrive(department: string): void;
}

/** Stands in for the app's routes and for Google. */
function Journey({ onArrive }: JourneyProps) {
  const [step, setStep] = useState<'consent' | 'signUp' | 'registration'>('consent');
  if (step === 'consent') {
    return <ConsentScreen onGoNext={() => setStep('signUp')} onGoBack={() => undefined} />;
  }
  if (step === 'signUp') {
    const access = {
      pushState: 'granted' as const,
      hasPushToken: true,
      inAppBrowser: null,
      onLogIn: () => setStep('registration'),
      onRequestPushToken: async () => true,
      onCopyAddress: async () => true,
    };
    return <SignUpScreen access={access} hostedDomain={null} onGoBack={() => setStep('consent')} />;
  }
  return <RegistrationScreen email="saebom.lee@ajou.example" name="이새봄" onRegisterDepartment={onArrive} />;
}

const meta = {
  title: 'Flows/Become a member',
  component: Journey,
  args: { onArrive: fn() },
  parameters: { signedIn: 'newcomer', scenario: 'policyDocumentsStand' },
} satisfies Meta<typeof Journey>;
export default meta;

export const ConsentSignUpRegister: StoryObj<typeof meta> = {
  play: async ({ args, canvas }) => {
    for (const name of ['서비스 이용약관 보기', '개인정보 수집과 이용 보기']) {
      await userEvent.click(canvas.getByRole('button', { name }));
      await userEvent.click(await screen.findByRole('button', { name: '확인하고 동의하기' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
    await userEvent.click(canvas.getByRole('checkbox', { name: /만 14세 이상/ }));
    await userEvent.click(canvas.getByRole('button', { name: '다음' }));
    await userEvent.click(await canvas.findByRole('button', { name: '구글 계정으로 가입하기' }));
    await userEvent.click(await canvas.findByRole('button', { name: '학과 선택' }));
    await userEvent.click(await screen.findByRole('radio', { name: '심리학과' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: '등록하기' }));
    const done = await screen.findByRole('alertdialog', { name: '가입을 마쳤어요' });
    await userEvent.click(within(done).getByRole('button', { name: '확인' }));
    await waitFor(() => expect(args.onArrive).toHaveBeenCalledWith('심리학과'));
  },
};
