import { resumeAfterMs } from '@campus-bell/domain/limits';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isHarmlessList } from './harmlessReads.ts';

/**
 * After more than 60 s out of sight: the unread count and the list on the screen are asked for once, the list
 * only when asking marks nothing read (U4).
 */
export function useResume(refreshUnread: () => void): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    let hiddenAt: number | null = null;
    const onChange = () => {
      if (document.visibilityState === 'hidden') {
        hiddenAt = Date.now();
        return;
      }
      const wasAway = hiddenAt !== null && Date.now() - hiddenAt > resumeAfterMs;
      hiddenAt = null;
      if (!wasAway) return;
      refreshUnread();
      void queryClient.refetchQueries({ type: 'active', predicate: isHarmlessList });
    };
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, [queryClient, refreshUnread]);
}
