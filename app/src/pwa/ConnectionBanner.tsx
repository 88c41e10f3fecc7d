import { OfflineBanner } from '@campus-bell/ui/widgets/OfflineBanner/OfflineBanner';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { clearSavedAnswers, showStep, useConnectionStore } from '../offline/connectionStore.ts';

/** Says when the screen is not fresh (PW-6). */
export function ConnectionBanner() {
  const isOnline = useSyncExternalStore(followConnection, () => navigator.onLine);
  const { savedAt } = useConnectionStore();
  const { key } = useLocation();
  const queryClient = useQueryClient();

  useEffect(() => showStep(key), [key]);

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
