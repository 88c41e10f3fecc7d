import { messages } from '@campus-bell/domain/messages';
import { useEffect, useRef, useState } from 'react';
import { useAlert } from '../Alert/AlertProvider.tsx';
import { Button } from '../Button/Button.tsx';
import { InAppBrowserSheet } from '../InAppBrowserSheet/InAppBrowserSheet.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { useToast } from '../Toast/ToastProvider.tsx';
import { google, refusal } from './GoogleLogin.css.ts';
import { GoogleLogo } from './GoogleLogo.tsx';
import { PushTokenDialog } from './PushTokenDialog.tsx';
import type { PushDevice, PushState } from './pushSituation.tsx';

/** What a screen needs from the app to let somebody sign in. */
export interface LoginAccess {
  pushState: PushState;
  device: PushDevice;
  /** Whether a push token is stored on this device (spec: `fcmToken`). */
  hasPushToken: boolean;
  /** The page lies inside another app's browser: its Korean name and the address that leads out, where known. */
  inAppBrowser: { appName: string | null; outsideHref: string | null } | null;
  /** Whether the network is there after all, where the browser says that it is not. */
  isReachable(): Promise<boolean>;
  /** Leaves for Google. */
  onLogIn(): void;
  /** Asks for the permission and the token; true when a token is stored afterwards. */
  onRequestPushToken(): Promise<boolean>;
  /** After a login that was refused and can be about the push token: connects anew and leaves for Google; false when that failed. */
  onReconnectPush: (() => Promise<boolean>) | null;
  /** Puts the page's address on the clipboard; false when that is refused. */
  onCopyAddress(): Promise<boolean>;
}

/** Props of {@link GoogleLogin}. */
export interface GoogleLoginProps {
  label: string;
  access: LoginAccess;
}

type Step = 'idle' | 'leaving' | 'preparing' | 'inAppBrowser' | 'pushTokenMissing' | 'requestingPushToken';

/** The button that leads to Google, and what has to be put right before it may (AC-3). */
export function GoogleLogin({ label, access }: GoogleLoginProps) {
  const [step, setStep] = useState<Step>('idle');
  const isLeaving = useRef(false);
  const toast = useToast();
  const { alert } = useAlert();
  useEffect(() => {
    const onComeBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      isLeaving.current = false;
      setStep('idle');
    };
    window.addEventListener('pageshow', onComeBack);
    return () => window.removeEventListener('pageshow', onComeBack);
  }, []);

  const leave = async () => {
    if (isLeaving.current) return;
    isLeaving.current = true;
    setStep('leaving');
    if (!navigator.onLine && !(await access.isReachable())) {
      isLeaving.current = false;
      setStep('idle');
      void alert(messages.login.offline);
      return;
    }
    access.onLogIn();
  };
  const press = () => {
    if (step === 'leaving' || step === 'preparing') return;
    if (access.inAppBrowser !== null) setStep('inAppBrowser');
    else if (access.hasPushToken) void leave();
    else if (access.pushState === 'granted') void requestPushToken('preparing');
    else setStep('pushTokenMissing');
  };
  const requestPushToken = async (how: 'preparing' | 'requestingPushToken') => {
    setStep(how);
    if (await access.onRequestPushToken()) void leave();
    else setStep('pushTokenMissing');
  };
  const reconnect = async () => {
    setStep('preparing');
    if (!(await access.onReconnectPush?.())) setStep('idle');
  };
  const copyAddress = async () => {
    const isCopied = await access.onCopyAddress();
    toast.show(
      isCopied
        ? { text: '주소를 복사했어요. 브라우저에 붙여 넣어 주세요.', tone: 'success' }
        : { text: '주소를 복사하지 못했어요. 주소창에서 직접 복사해 주세요.', tone: 'danger' },
    );
  };

  const isBusy = step === 'leaving' || step === 'preparing';
  return (
    <>
      <button
        type="button"
        className={google}
        aria-busy={isBusy || undefined}
        aria-disabled={isBusy || undefined}
        onClick={press}
      >
        {isBusy ? <Spinner /> : <GoogleLogo />}
        {label}
      </button>
      {access.onReconnectPush === null ? null : (
        <div className={refusal}>
          <p>{messages.login.canReconnect}</p>
          <Button tone="soft" wide busy={step === 'preparing'} onClick={() => void reconnect()}>
            {messages.action.reconnectPush}
          </Button>
        </div>
      )}
      <PushTokenDialog
        open={step === 'pushTokenMissing' || step === 'requestingPushToken'}
        pushState={access.pushState}
        device={access.device}
        solved={access.hasPushToken}
        busy={step === 'requestingPushToken'}
        onSolve={() => void requestPushToken('requestingPushToken')}
        onContinue={() => void leave()}
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
