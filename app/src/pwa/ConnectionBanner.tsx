import { OfflineBanner } from '@campus-bell/ui/widgets/OfflineBanner/OfflineBanner';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { clearSavedAnswers, useConnectionStore } from '../offline/connectionStore.ts';

/** Says when the screen is not fresh (PW-6). */
export function ConnectionBanner() {
  const isOnline = useSyncExternalStore(followConnection, () => navigator.onLine);
  const { savedAt } = useConnectionStore();
  const { key } = useLocation();
  const shownKey = useRef(key);
  const queryClient = useQueryClient();

  useEffect(() => {
    if (shownKey.current === key) return;
    shownKey.current = key;
    clearSavedAnswers();
  }, [key]);

  if (isOnline && savedAt === null) return null;
  const reload = () => {
    clearSavedAnswers();
    void queryClient.refetchQueries({ type: 'active' });
  };
  return (
    <OfflineBanner
      state={isOnline ? 'unreachable' : 'offline'}
      savedAt={savedAt === null ? null : new Date(savedAt)}
      onReload={reload}
    />
  );
}

function followConnection(onChange: () => void): () => void {
  for (const event of ['online', 'offline']) window.addEventListener(event, onChange);
  return () => {
    for (const event of ['online', 'offline']) window.removeEventListener(event, onChange);
  };
}
