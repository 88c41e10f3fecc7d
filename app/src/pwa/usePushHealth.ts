import { formatKoreaDateTime } from '@campus-bell/domain/koreaTime';
import { language } from '@campus-bell/domain/language';
import { routes } from '@campus-bell/domain/routes';
import { product } from '@campus-bell/domain/words/product';
import { worker as workerWords } from '@campus-bell/domain/words/worker';
import { useWrite } from '@campus-bell/ui/hooks/useWrite';
import type { PushCheckProps } from '@campus-bell/ui/screens/Guide/PushCheck';
import { useEffect, useState } from 'react';
import type { AppConfig } from '../config.ts';
import { deviceKind, isStandalone } from '../device/device.ts';
import { install, useInstallStore } from '../device/installPrompt.ts';
import { registerNow } from '../device/registerServiceWorker.ts';
import { useReconnectPush } from '../login/useReconnectPush.ts';
import { lastPushAt } from '../push/pushNotes.ts';
import { useAllowPush } from '../push/useAllowPush.ts';
import { usePushState } from '../push/usePushState.ts';

/** What the push health check shows of this device, read anew when the student comes back to it (PW-9). */
export function usePushHealth(config: AppConfig): PushCheckProps {
  const push = usePushState();
  const allowPush = useAllowPush(config);
  const reconnect = useReconnectPush(config);
  const { offer, isInstalled } = useInstallStore();
  const [worker, setWorker] = useState<PushCheckProps['health']['worker']>('starting');
  const [lastPush, setLastPush] = useState<string | null>(null);
  const [testState, setTestState] = useState<PushCheckProps['testState']>('idle');

  useEffect(() => {
    const look = async () => {
      await registerNow();
      setWorker(await workerState());
      const at = await lastPushAt();
      setLastPush(at === null ? null : formatKoreaDateTime(new Date(at)));
    };
    const lookAgain = () => void look();
    lookAgain();
    const container = navigator.serviceWorker;
    container?.addEventListener('controllerchange', lookAgain);
    container?.addEventListener('message', lookAgain);
    document.addEventListener('visibilitychange', lookAgain);
    return () => {
      container?.removeEventListener('controllerchange', lookAgain);
      container?.removeEventListener('message', lookAgain);
      document.removeEventListener('visibilitychange', lookAgain);
    };
  }, []);

  const test = useWrite<void, void, unknown>({
    mutation: { mutationKey: ['test notification'], mutationFn: showTestNotification },
    onSuccess: () => setTestState('sent'),
    onFailure: () => void setTestState('failed'),
  });

  return {
    health: {
      device: deviceKind(navigator),
      isInstalled: isStandalone() || isInstalled,
      standalone: isStandalone(),
      permission: push.permission,
      worker,
      token: tokenState(push),
      lastPush,
    },
    busy: push.isFetchingToken,
    onInstall: offer === null ? null : () => void install(),
    onAllow: () => void allowPush('current'),
    onFetchToken: () => void allowPush('fresh'),
    onReconnect: () => void reconnect('current'),
    onReload: () => window.location.reload(),
    testState,
    onSendTest: () => void test.send(),
  };
}

async function showTestNotification(): Promise<void> {
  const registration = await navigator.serviceWorker.ready;
  await registration.showNotification(product.name, {
    body: workerWords.test,
    tag: 'test',
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
    lang: language(),
    data: { path: routes.guide },
  });
}

async function workerState(): Promise<PushCheckProps['health']['worker']> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (registration === undefined) return 'missing';
  return registration.active === null ? 'starting' : 'active';
}

function tokenState(push: ReturnType<typeof usePushState>): PushCheckProps['health']['token'] {
  if (push.isFetchingToken) return 'fetching';
  if (push.hasFailed) return 'failed';
  if (push.token === null) return 'none';
  return push.isLost ? 'lost' : 'stored';
}
