import { action } from '@campus-bell/domain/words/action';
import { login } from '@campus-bell/domain/words/login';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useAttempts } from '../../hooks/useAttempts.ts';
import { useAlert } from '../Alert/AlertProvider.tsx';
import { Button } from '../Button/Button.tsx';
import { refusal } from './GoogleLogin.css.ts';
import { GoogleLogo } from './GoogleLogo.tsx';
import type { Hindrance, HindranceAccess } from './LoginHindrance.tsx';

/**
 * Connects this device anew and leads through the login back to this page; false when that failed or is no longer wanted
 * by then.
 */
export type ReconnectPush = (isWanted?: () => boolean) => Promise<boolean>;

/** What a screen needs from the app to let somebody sign in. */
export interface LoginAccess extends HindranceAccess {
  /** Whether the network is there after all, where the browser says that it is not. */
  isReachable(): Promise<boolean>;
  /** Leaves for Google. */
  onLogIn(): void;
  /** Asks for the permission and the token; true when a token is stored afterwards. */
  onRequestPushToken(): Promise<boolean>;
  /** After a login that was refused and can be about the push token: connects anew and leaves for Google; false when that failed. */
  onReconnectPush: ReconnectPush | null;
}

/** Props of {@link GoogleLogin}. */
export interface GoogleLoginProps {
  label: string;
  access: LoginAccess;
}

type Step = 'idle' | 'leaving' | 'preparing' | Hindrance;

const LoginHindrance = lazy(() =>
  import('./LoginHindrance.tsx').then((part) => ({ default: part.LoginHindrance })),
);

/**
 * The button that leads to Google, and what has to be put right before it may (AC-3): the code of that arrives when it is
 * met first.
 */
export function GoogleLogin({ label, access }: GoogleLoginProps) {
  const [step, setStep] = useState<Step>('idle');
  const [wasHindered, setWasHindered] = useState(false);
  const isLeaving = useRef(false);
  const attempts = useAttempts();
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
    const isWanted = attempts.start();
    const isOffline = !navigator.onLine && !(await access.isReachable());
    if (isWanted() && !isOffline) return access.onLogIn();
    isLeaving.current = false;
    if (!isWanted()) return;
    setStep('idle');
    void alert(login.offline);
  };
  const press = () => {
    if (access.inAppBrowser !== null) setStep('inAppBrowser');
    else if (access.hasPushToken) void leave();
    else if (access.pushState === 'granted') void requestPushToken('preparing');
    else setStep('pushTokenMissing');
  };
  const requestPushToken = async (how: 'preparing' | 'requestingPushToken') => {
    setStep(how);
    const isWanted = attempts.start();
    const hasToken = await access.onRequestPushToken();
    if (!isWanted()) return;
    if (hasToken) void leave();
    else setStep('pushTokenMissing');
  };
  const reconnect = async () => {
    setStep('preparing');
    const isWanted = attempts.start();
    const isOnItsWay = await access.onReconnectPush?.(isWanted);
    if (isWanted() && !isOnItsWay) setStep('idle');
  };
  const stay = () => {
    attempts.giveUp();
    setStep('idle');
  };

  const isBusy = step === 'leaving' || step === 'preparing';
  const hindrance = isBusy || step === 'idle' ? null : step;
  if (hindrance !== null && !wasHindered) setWasHindered(true);
  return (
    <>
      <Button tone="outlined" wide busy={isBusy} icon={<GoogleLogo />} onClick={press}>
        {label}
      </Button>
      {access.onReconnectPush === null ? null : (
        <div className={refusal}>
          <p>{login.canReconnect}</p>
          <Button tone="soft" wide busy={step === 'preparing'} onClick={() => void reconnect()}>
            {action.reconnectPush}
          </Button>
        </div>
      )}
      {wasHindered ? (
        <Suspense fallback={null}>
          <LoginHindrance
            access={access}
            hindrance={hindrance}
            onSolve={() => void requestPushToken('requestingPushToken')}
            onContinue={() => void leave()}
            onClose={stay}
          />
        </Suspense>
      ) : null}
    </>
  );
}
