import { likeMutation } from '@campus-bell/api/queries/like';
import { messages } from '@campus-bell/domain/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useEnvironment } from '../../environment/UiEnvironment.tsx';
import { useAlert } from '../../widgets/Alert/AlertProvider.tsx';
import { useToast } from '../../widgets/Toast/ToastProvider.tsx';

/** Offers to like an event again after it left the list; the offer goes with the screen. */
export function useUndoUnlike(): (eventId: number) => void {
  const { api } = useEnvironment();
  const { alert } = useAlert();
  const { show } = useToast();
  const queryClient = useQueryClient();
  const closeOffer = useRef<() => void>(() => undefined);

  useEffect(() => () => closeOffer.current(), []);

  return (eventId) => {
    const mutation = likeMutation(api, queryClient, eventId);
    const likeAgain = async () => {
      closeOffer.current();
      if (queryClient.isMutating({ mutationKey: mutation.mutationKey }) > 0) return;
      try {
        await queryClient.getMutationCache().build(queryClient, mutation).execute(true);
      } catch {
        if (api.isSignedIn()) void alert(messages.like.failed);
      }
    };
    closeOffer.current();
    closeOffer.current = show({
      text: messages.liked.removed,
      action: { label: '되돌리기', onPress: () => void likeAgain() },
    });
  };
}
