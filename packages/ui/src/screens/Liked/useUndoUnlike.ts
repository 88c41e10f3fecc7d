import { sendLike } from '@campus-bell/api/queries/like';
import { like } from '@campus-bell/domain/words/like';
import { liked as likedWords } from '@campus-bell/domain/words/liked';
import { likes } from '@campus-bell/domain/words/likes';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useEnvironment } from '../../environment/UiEnvironment.tsx';
import { failureText } from '../../failureText.ts';
import { useAlert } from '../../widgets/Alert/AlertProvider.tsx';
import type { LikeableEvent } from '../../widgets/LikeButton/useLike.ts';
import { useOfferUndo } from '../../widgets/Toast/useOfferUndo.ts';

const words = (count: number) => (count === 1 ? likedWords.removed : likes.severalRemoved({ count }));

/** Offers to like an event again after it left the list. */
function useUndoUnlike(): (event: LikeableEvent) => void {
  const { api } = useEnvironment();
  const { alert } = useAlert();
  const offerUndo = useOfferUndo();
  const queryClient = useQueryClient();

  return useCallback(
    (event) => {
      const likeAgain = async () => {
        try {
          await sendLike(api, queryClient, event, true);
          return true;
        } catch (error) {
          const text = failureText(error, like.failed.text);
          if (api.isSignedIn()) void alert({ title: like.failed.title, text });
          return false;
        }
      };
      offerUndo({ kind: 'like', words, onUndo: likeAgain });
    },
    [api, alert, offerUndo, queryClient],
  );
}

/** For the cards of a list that an event leaves when its like is taken back: offers to bring it back. */
export function useOfferUndoUnlike(): (event: LikeableEvent, liked: boolean) => void {
  const offerUndo = useUndoUnlike();
  return useCallback(
    (event, liked) => {
      if (!liked) offerUndo(event);
    },
    [offerUndo],
  );
}
