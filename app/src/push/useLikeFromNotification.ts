import type { ApiClient } from '@campus-bell/api/createApiClient';
import { likeOnce } from '@campus-bell/api/queries/likeOnce';
import { like as likeWords } from '@campus-bell/domain/words/like';
import { worker } from '@campus-bell/domain/words/worker';
import { useAlert } from '@campus-bell/ui/widgets/Alert/AlertProvider';
import { useToast } from '@campus-bell/ui/widgets/Toast/ToastProvider';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { changeNote } from '../device/deviceNotes.ts';
import { logFailure } from '../log.ts';

const freshForMs = 5 * 60_000;

/** Likes the event for which '찜하기' was just pressed in a notification, and says so. Taking the wish uses it up. */
export function useLikeFromNotification(api: ApiClient): () => void {
  const queryClient = useQueryClient();
  const { alert } = useAlert();
  const toast = useToast();

  return useCallback(() => {
    const like = async () => {
      if (!api.isSignedIn()) return;
      const { before: wish } = await changeNote('wantsLike', () => null);
      if (!wish || Date.now() - wish.at >= freshForMs) return;
      try {
        await likeOnce(api, queryClient, wish.eventId);
        toast.show({ text: worker.liked, tone: 'success' });
      } catch {
        if (api.isSignedIn()) void alert(likeWords.failed);
      }
    };
    void like().catch((error) => logFailure('like of a notification', error));
  }, [api, queryClient, alert, toast]);
}
