import { useEffect, useEffectEvent } from 'react';

interface CloseWatcher extends EventTarget {
  destroy(): void;
}

declare global {
  interface Window {
    /** Absent in some browsers. */
    CloseWatcher?: new () => CloseWatcher;
  }
}

/** Lets the back gesture of the device close what is open instead of leaving the page, where the browser tells of it. */
export function useCloseRequest(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen || window.CloseWatcher === undefined) return;
    const watcher = new window.CloseWatcher();
    const closeOnRequest = () => close();
    watcher.addEventListener('close', closeOnRequest);
    return () => {
      watcher.removeEventListener('close', closeOnRequest);
      watcher.destroy();
    };
  }, [isOpen]);
}
