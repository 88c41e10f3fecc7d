import { useEffect, useRef, useState } from 'react';
import { InAppBrowserSheet } from '../InAppBrowserSheet/InAppBrowserSheet.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { useToast } from '../Toast/ToastProvider.tsx';
import { google } from './GoogleLogin.css.ts';
import { GoogleLogo } from './GoogleLogo.tsx';
import { PushTokenDialog } from './PushTokenDialog.tsx';
import type { PushState } from './pushSituation.tsx';

/** What a screen needs from the app to let somebody sign in. */
export interface LoginAccess {
  pushState: PushState;
  /** Whether a push token is stored on this device (spec: `fcmToken`). */
  hasPushToken: boolean;
  /** The page lies inside another app's browser: its Korean name and the address that leads out, where known. */
  inAppBrowser: { appName: string | null; outsideHref: string | null } | null;
  /** Leaves for Google. */
  onLogIn(): void;
  /** Asks for the permission and the token; true when a token is stored afterwards. */
  onRequestPushToken(): Promise<boolean>;
  /** Puts the page's address on the clipboard; false when that is refused. */
  onCopyAddress(): Promise<boolean>;
}

/** Props of {@link GoogleLogin}. */
export interface GoogleLoginProps {
  label: string;
  access: LoginAccess;
}

type Step = 'idle' | 'leaving' | 'inAppBrowser' | 'pushTokenMissing' | 'requestingPushToken';

/** The button that leads to Google, and what has to be put right before it may (AC-3). */
export function GoogleLogin({ label, access }: GoogleLoginProps) {
  const [step, setStep] = useState<Step>('idle');
  const isLeaving = useRef(false);
  const toast = useToast();
  useEffect(() => {
    const onComeBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      isLeaving.current = false;
      setStep('idle');
    };
    window.addEventListener('pageshow', onComeBack);
    return () => window.removeEventListener('pageshow', onComeBack);
  }, []);

  const leave = () => {
    if (isLeaving.current) return;
    isLeaving.current = true;
    setStep('leaving');
    access.onLogIn();
  };
  const press = () => {
    if (step === 'leaving') return;
    if (access.inAppBrowser !== null) setStep('inAppBrowser');
    else if (access.hasPushToken) leave();
    else setStep('pushTokenMissing');
  };
  const requestPushToken = async () => {
    setStep('requestingPushToken');
    if (await access.onRequestPushToken()) leave();
    else setStep('pushTokenMissing');
  };
  const copyAddress = async () => {
    const isCopied = await access.onCopyAddress();
    toast.show(
      isCopied
        ? { text: '주소를 복사했어요. 브라우저에 붙여 넣어 주세요.', tone: 'success' }
        : { text: '주소를 복사하지 못했어요. 주소창에서 직접 복사해 주세요.', tone: 'danger' },
    );
  };

  return (
    <>
      <button
        type="button"
        className={google}
        aria-busy={step === 'leaving' || undefined}
        aria-disabled={step === 'leaving' || undefined}
        onClick={press}
      >
        {step === 'leaving' ? <Spinner /> : <GoogleLogo />}
        {label}
      </button>
      <PushTokenDialog
        open={step === 'pushTokenMissing' || step === 'requestingPushToken'}
        pushState={access.pushState}
        solved={access.hasPushToken}
        busy={step === 'requestingPushToken'}
        onSolve={() => void requestPushToken()}
        onContinue={leave}
        onClose={() => setStep('idle')}
      />
      <InAppBrowserSheet
        open={step === 'inAppBrowser'}
        appName={access.inAppBrowser?.appName ?? null}
        outsideHref={access.inAppBrowser?.outsideHref ?? null}
        onCopyAddress={() => void copyAddress()}
        onStay={() => setStep('idle')}
      />
    </>
  );
}
