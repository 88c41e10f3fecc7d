import { sendLike } from '@campus-bell/api/queries/like';
import { messages } from '@campus-bell/domain/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { useEnvironment } from '../../environment/UiEnvironment.tsx';
import { useAlert } from '../../widgets/Alert/AlertProvider.tsx';
import type { LikeableEvent } from '../../widgets/LikeButton/useLike.tsx';
import { useToast } from '../../widgets/Toast/ToastProvider.tsx';

/** Offers to like an event again after it left the list; the offer goes with the screen. */
export function useUndoUnlike(): (event: LikeableEvent) => void {
  const { api } = useEnvironment();
  const { alert } = useAlert();
  const { show } = useToast();
  const queryClient = useQueryClient();
  const closeOffer = useRef<() => void>(() => undefined);

  useEffect(() => () => closeOffer.current(), []);

  return useCallback(
    (event) => {
      const likeAgain = async () => {
        closeOffer.current();
        try {
          await sendLike(api, queryClient, event, true);
        } catch {
          if (api.isSignedIn()) void alert(messages.like.failed);
        }
      };
      closeOffer.current();
      closeOffer.current = show({
        text: messages.liked.removed,
        action: { label: '되돌리기', onPress: () => void likeAgain() },
      });
    },
    [api, alert, show, queryClient],
  );
}
