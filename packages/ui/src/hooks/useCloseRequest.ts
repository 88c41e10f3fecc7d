import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { useEnvironment } from '../environment/UiEnvironment.tsx';

interface CloseWatcher extends EventTarget {
  destroy(): void;
}

declare global {
  interface Window {
    /** Absent in some browsers. */
    CloseWatcher?: new () => CloseWatcher;
  }
}

/**
 * Lets going back close what is open over the page instead of leaving it: as a step of the history, else where the
 * browser tells of the back gesture. What stays open all the same is asked to close at the next one too.
 */
export function useCloseRequest(isOpen: boolean, onClose: () => void): void {
  const { addStep } = useEnvironment();
  const [requests, setRequests] = useState(0);
  const add = useEffectEvent((onGoBack: () => void) => addStep?.(onGoBack) ?? null);
  const close = useEffectEvent(() => {
    setRequests((earlier) => earlier + 1);
    onClose();
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each request uses its step or watcher up
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const onRequest = () => close();
    const takeAway = add(onRequest);
    if (takeAway !== null) return takeAway;
    if (window.CloseWatcher === undefined) return undefined;
    const watcher = new window.CloseWatcher();
    watcher.addEventListener('close', onRequest);
    return () => {
      watcher.removeEventListener('close', onRequest);
      watcher.destroy();
    };
  }, [isOpen, requests]);
}
