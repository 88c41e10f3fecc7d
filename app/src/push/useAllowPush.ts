import { pushToastMs } from '@campus-bell/domain/limits';
import { push } from '@campus-bell/domain/words/push';
import { useAlert } from '@campus-bell/ui/widgets/Alert/AlertProvider';
import { useToast } from '@campus-bell/ui/widgets/Toast/ToastProvider';
import { useCallback } from 'react';
import type { AppConfig } from '../config.ts';
import { allowPushNow, type TokenWish } from './pushLife.ts';

let underWay: Promise<boolean> | null = null;

/** The permission flow with its words (PW-2), to be called on a tap; true when a token is stored afterwards. Tapped again meanwhile, it is the same flow. */
export function useAllowPush(config: AppConfig): (wish: TokenWish) => Promise<boolean> {
  const { alert } = useAlert();
  const toast = useToast();

  const ask = useCallback(
    async (wish: TokenWish) => {
      const say = (text: string, tone: 'success' | 'danger') =>
        toast.show({ text, tone, durationMs: pushToastMs, placement: 'centre' });
      const outcome = await allowPushNow(config, wish);
      if (outcome.kind === 'unsupported') void alert(push.unsupported);
      if (outcome.kind === 'setupFailed') say(push.setupFailed, 'danger');
      if (outcome.kind === 'tokenFailed') say(push.tokenFailed, 'danger');
      if (outcome.kind === 'ready' && outcome.isFirst) say(push.tokenSaved, 'success');
      return outcome.kind === 'ready';
    },
    [alert, config, toast],
  );

  return useCallback(
    (wish) => {
      underWay ??= ask(wish).finally(() => {
        underWay = null;
      });
      return underWay;
    },
    [ask],
  );
}
