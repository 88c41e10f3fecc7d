import { OfflineBanner } from '@campus-bell/ui/widgets/OfflineBanner/OfflineBanner';
import { useToast } from '@campus-bell/ui/widgets/Toast/ToastProvider';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { clearSavedAnswers, useConnectionStore } from '../offline/connectionStore.ts';

/** Says when the screen is not fresh, and when something could not be sent (PW-6). */
export function ConnectionBanner() {
  const isOnline = useSyncExternalStore(followConnection, () => navigator.onLine);
  const { savedAt, unsent } = useConnectionStore();
  const { key } = useLocation();
  const shownKey = useRef(key);
  const queryClient = useQueryClient();
  const toast = useToast();

  useEffect(() => {
    if (shownKey.current === key) return;
    shownKey.current = key;
    clearSavedAnswers();
  }, [key]);

  useEffect(() => {
    if (unsent === 0) return;
    toast.show({
      text: navigator.onLine
        ? '서버에 연결하지 못해 보내지 못했어요. 잠시 후 다시 시도해 주세요.'
        : '인터넷에 연결되어 있지 않아 보내지 못했어요. 연결된 뒤 다시 시도해 주세요.',
      tone: 'danger',
    });
  }, [unsent, toast]);

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
