import { whenIdle } from '@campus-bell/ui/hooks/whenIdle';
import type { AppConfig } from '../config.ts';
import { writeNote } from '../device/deviceNotes.ts';
import { logFailure } from '../log.ts';
import { leaveOldWorkers } from './leaveOldWorkers.ts';
import { resyncPushToken, settleLeftToken } from './pushLife.ts';

/**
 * Keeps the push token what the session needs it to be: tells the worker whether somebody is signed in, drops what a
 * former member left, and compares the provider's token with the one that the server was given: at the start, when
 * the network comes back and when the browser has changed the subscription. Gives what ends it.
 */
export function followPushLife(config: AppConfig, signedIn: boolean): () => void {
  let isOver = false;
  const attempt = (what: string, work: Promise<void>) => work.catch((error) => logFailure(what, error));
  const keep = async () => {
    await attempt('older worker', leaveOldWorkers());
    await settleLeftToken(config);
    await resyncPushToken(config);
  };
  const onOnline = () => void attempt('push token', keep());
  const onMessage = ({ data }: MessageEvent) => {
    if (data?.type === 'pushSubscriptionChanged') void resyncPushToken(config);
  };
  void attempt('signed in', writeNote('signedIn', signedIn));
  whenIdle(() => {
    if (!isOver) onOnline();
  });
  window.addEventListener('online', onOnline);
  navigator.serviceWorker?.addEventListener('message', onMessage);
  return () => {
    isOver = true;
    window.removeEventListener('online', onOnline);
    navigator.serviceWorker?.removeEventListener('message', onMessage);
  };
}
