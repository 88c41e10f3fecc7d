import { likeMutation } from '@campus-bell/api/queries/like';
import type { EventCard } from '@campus-bell/api/wire/event';
import { messages } from '@campus-bell/domain/messages';
import { routes } from '@campus-bell/domain/routes';
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEnvironment } from '../../environment/UiEnvironment.tsx';
import { useAlert } from '../Alert/AlertProvider.tsx';

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
  { eventId, liked, likesCount }: Pick<EventCard, 'eventId' | 'liked' | 'likesCount'>,
  onChangeLike?: (liked: boolean) => void,
): Like {
  const { api, navigate, signedIn } = useEnvironment();
  const { alert, confirm } = useAlert();
  const queryClient = useQueryClient();
  const mutation = likeMutation(api, queryClient, eventId);
  const filters = { mutationKey: mutation.mutationKey };
  const pending = useIsMutating(filters) > 0;
  const { mutate } = useMutation({
    ...mutation,
    onSuccess: (...answer) => {
      mutation.onSuccess?.(...answer);
      onChangeLike?.(!liked);
    },
    onError: () => {
      if (api.isSignedIn()) void alert(messages.like.failed);
    },
  });

  const offerLogin = async () => {
    const wantsLogin = await confirm({
      ...messages.like.failed,
      confirmLabel: messages.action.login,
      cancelLabel: messages.action.close,
    });
    if (wantsLogin) navigate(routes.login);
  };

  return {
    liked,
    likesCount,
    pending,
    toggle() {
      if (!signedIn) void offerLogin();
      else if (queryClient.isMutating(filters) === 0) mutate(!liked);
    },
  };
}
