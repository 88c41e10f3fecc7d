import { sendLike } from '@campus-bell/api/queries/like';
import { pendingLikes } from '@campus-bell/api/queries/pendingLikes';
import type { EventCard, EventDetail } from '@campus-bell/api/wire/event';
import { routes } from '@campus-bell/domain/routes';
import { action } from '@campus-bell/domain/words/action';
import { like as likeWords } from '@campus-bell/domain/words/like';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { useEnvironment } from '../../environment/UiEnvironment.tsx';
import { failureText } from '../../failureText.ts';
import { painted } from '../../touch/painted.ts';
import { shieldLastTap } from '../../touch/shield.ts';
import { useAlert } from '../Alert/AlertProvider.tsx';

/** An event as a list or its own screen holds it. */
export type LikeableEvent = EventCard | EventDetail;

/** What {@link useLike} gives. */
export interface Like {
  liked: boolean;
  /** Likes of everybody. */
  likesCount: number;
  /** The call of this event runs, whoever started it. */
  pending: boolean;
  toggle(): void;
}

/**
 * The like of an event (EV-3): one call however often it is tapped. Signed out, no call but the alert, with the way
 * to the login; the alert alone when the call fails. `onChangeLike` hears of each change that the server took, also when the card is gone by then. A call that ended the session is silent: the session has its own dialog.
 */
export function useLike(
  event: LikeableEvent,
  onChangeLike?: (event: LikeableEvent, liked: boolean) => void,
): Like {
  const { api, navigate, signedIn } = useEnvironment();
  const { alert, confirm } = useAlert();
  const queryClient = useQueryClient();
  const { eventId, liked, likesCount } = event;
  const likes = pendingLikes(queryClient);
  const pending = useSyncExternalStore(
    useCallback((listener: () => void) => likes.subscribe(eventId, listener), [likes, eventId]),
    () => likes.has(eventId),
    () => false,
  );

  const offerLogin = async () => {
    const wantsLogin = await confirm({
      ...likeWords.loginRequired,
      confirmLabel: action.login,
      cancelLabel: action.close,
    });
    if (wantsLogin) navigate(routes.login);
  };

  const send = async (like: boolean) => {
    try {
      const answered = painted();
      const sent = sendLike(api, queryClient, event, like, answered);
      if (sent === null) return;
      const shieldAgain = answered.then(shieldLastTap);
      await sent;
      (await shieldAgain)();
      onChangeLike?.(event, like);
    } catch (error) {
      const words = like ? likeWords.failed : likeWords.unlikeFailed;
      if (api.isSignedIn()) void alert({ ...words, text: failureText(error, words.text) });
    }
  };

  return {
    liked,
    likesCount,
    pending,
    toggle: () => void (signedIn ? send(!liked) : offerLogin()),
  };
}
