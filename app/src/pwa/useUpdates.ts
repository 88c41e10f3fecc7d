import { action } from '@campus-bell/domain/words/action';
import { update } from '@campus-bell/domain/words/update';
import { useToast } from '@campus-bell/ui/widgets/Toast/ToastProvider';
import { useEffect } from 'react';
import { watchUpdates } from './watchUpdates.ts';

/** Offers a new build by a toast that stays until it is taken or put off. */
export function useUpdates(): void {
  const toast = useToast();
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    const { serviceWorker } = navigator;
    let stop: (() => void) | null = null;
    let isGone = false;
    void serviceWorker.ready.then((registration) => {
      if (isGone) return;
      stop = watchUpdates({
        container: serviceWorker,
        registration,
        reload: () => window.location.reload(),
        onNewVersion: (take) =>
          toast.show({
            text: update.ready,
            action: { label: action.reload, onPress: take },
          }),
      });
    });
    return () => {
      isGone = true;
      stop?.();
    };
  }, [toast]);
}
