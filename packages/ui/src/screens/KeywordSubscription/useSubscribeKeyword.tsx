import { subscribeKeywordMutation } from '@campus-bell/api/queries/keywords';
import { messages } from '@campus-bell/domain/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useEnvironment } from '../../environment/UiEnvironment.tsx';
import { useWrite, type Write } from '../../hooks/useWrite.tsx';
import { useAlert } from '../../widgets/Alert/AlertProvider.tsx';
import { useToast } from '../../widgets/Toast/ToastProvider.tsx';

/** What to subscribe to: a word on a board, by its slug. */
export interface KeywordWish {
  koreanKeyword: string;
  slug: string;
}

/**
 * Subscribes to keywords: one call at a time, a toast on success, and the dialog of each error result (KW-4). What is
 * not found can also be a device of the member to push to: that dialog offers to connect anew.
 */
export function useSubscribeKeyword(onReconnectPush: () => Promise<boolean>): Write<KeywordWish> {
  const { api } = useEnvironment();
  const { confirm } = useAlert();
  const { show } = useToast();
  const queryClient = useQueryClient();
  return useWrite({
    mutation: subscribeKeywordMutation(api, queryClient),
    onSuccess: (_answer, { koreanKeyword }) => {
      show({ tone: 'success', text: `‘${koreanKeyword}’ 키워드를 구독했어요.` });
    },
    onFailure: ({ status, statusMessage }) => {
      const words = messages.keyword.subscribeFailed(status, statusMessage);
      if (status !== 404) return words;
      const { reconnectPush: confirmLabel, close: cancelLabel } = messages.action;
      void confirm({ ...words, confirmLabel, cancelLabel }).then((isWanted) => isWanted && onReconnectPush());
      return undefined;
    },
  });
}
