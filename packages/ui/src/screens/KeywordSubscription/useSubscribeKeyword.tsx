import { subscribeKeywordMutation } from '@campus-bell/api/queries/keywords';
import { keywords } from '@campus-bell/domain/words/keywords';
import { useQueryClient } from '@tanstack/react-query';
import { useEnvironment } from '../../environment/UiEnvironment.tsx';
import { useWrite, type Write } from '../../hooks/useWrite.tsx';
import type { ReconnectPush } from '../../widgets/GoogleLogin/GoogleLogin.tsx';
import { useToast } from '../../widgets/Toast/ToastProvider.tsx';
import { useKeywordRefusal } from './useKeywordRefusal.tsx';

/** What to subscribe to: a word on a board, by its slug. */
export interface KeywordWish {
  koreanKeyword: string;
  slug: string;
}

/** Subscribes to keywords: one call at a time, a toast on success, and the dialog of each error result (KW-4). */
export function useSubscribeKeyword(onReconnectPush: ReconnectPush): Write<KeywordWish> {
  const { api } = useEnvironment();
  const { show } = useToast();
  const queryClient = useQueryClient();
  return useWrite({
    mutation: subscribeKeywordMutation(api, queryClient),
    onSuccess: (_answer, { koreanKeyword }) => {
      show({ tone: 'success', text: keywords.subscribed({ keyword: koreanKeyword }) });
    },
    onFailure: useKeywordRefusal(onReconnectPush),
  });
}
