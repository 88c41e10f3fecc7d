import type { ApiClient } from '@campus-bell/api/createApiClient';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isHarmlessFailure } from './harmlessReads.ts';

/** When the network is back, what failed on the screen is asked for once more, unless asking marks something read (FR-13). */
export function useReconnect(api: ApiClient): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const askAgain = () =>
      void queryClient.refetchQueries({
        type: 'active',
        predicate: (query) => isHarmlessFailure(api, query),
      });
    window.addEventListener('online', askAgain);
    return () => window.removeEventListener('online', askAgain);
  }, [api, queryClient]);
}
