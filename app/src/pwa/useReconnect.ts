import { keys } from '@campus-bell/api/queries/keys';
import { wantAgain } from '@campus-bell/api/queries/severalBoards';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isHarmlessFailure } from './harmlessReads.ts';

/** When the network is back, what failed on the screen is asked for once more, unless asking marks something read (FR-13). */
export function useReconnect(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const askAgain = () => {
      void queryClient.refetchQueries({ type: 'active', predicate: isHarmlessFailure });
      const merged = queryClient.getQueryCache().findAll({ queryKey: keys.severalBoards, type: 'active' });
      for (const { queryKey } of merged) void wantAgain(queryClient, queryKey);
    };
    window.addEventListener('online', askAgain);
    return () => window.removeEventListener('online', askAgain);
  }, [queryClient]);
}
