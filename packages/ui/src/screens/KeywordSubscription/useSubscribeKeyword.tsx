import { subscribeKeywordMutation } from '@campus-bell/api/queries/keywords';
import { messages } from '@campus-bell/domain/messages';
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEnvironment } from '../../environment/UiEnvironment.tsx';
import { useAlert } from '../../widgets/Alert/AlertProvider.tsx';
import { useToast } from '../../widgets/Toast/ToastProvider.tsx';

/** What to subscribe to: a word on a board, by its slug. */
export interface KeywordWish {
  koreanKeyword: string;
  slug: string;
}

/** Subscribes to keywords: one call at a time, a toast on success, and the dialog of each error result (KW-4). */
export function useSubscribeKeyword() {
  const { api } = useEnvironment();
  const { alert } = useAlert();
  const { show } = useToast();
  const queryClient = useQueryClient();
  const mutation = subscribeKeywordMutation(api, queryClient);
  const filters = { mutationKey: mutation.mutationKey };
  const busy = useIsMutating(filters) > 0;
  const { mutateAsync } = useMutation(mutation);

  return {
    busy,
    /** Whether the keyword is subscribed to now. */
    async subscribe(wish: KeywordWish): Promise<boolean> {
      if (queryClient.isMutating(filters) > 0) return false;
      try {
        await mutateAsync(wish);
        show({ tone: 'success', text: `‘${wish.koreanKeyword}’ 키워드를 구독했어요.` });
        return true;
      } catch (error) {
        if (api.isSignedIn()) void alert(dialogOf(error));
        return false;
      }
    },
  };
}

function dialogOf(error: unknown) {
  const { status = null, statusMessage = null } = error as {
    status?: number | null;
    statusMessage?: unknown;
  };
  return messages.keyword.subscribeFailed(status, statusMessage);
}
