import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useEnvironment } from '../environment/UiEnvironment.tsx';
import { whenIdle } from '../hooks/whenIdle.tsx';
import { followLikedDeadlines } from './followLikedDeadlines.tsx';
import { useNotices } from './useNotices.tsx';

/** Keeps the deadlines of what the member likes. */
export function useLikedDeadlines(): void {
  const { api, now, signedIn } = useEnvironment();
  const deadlines = useNotices()?.deadlines;
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!signedIn || deadlines === undefined) return;
    return followLikedDeadlines({ api, queryClient, deadlines, now, whenIdle });
  }, [api, queryClient, deadlines, now, signedIn]);
}
