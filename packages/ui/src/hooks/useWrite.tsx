import type { ApiError } from '@campus-bell/api/ApiError';
import {
  hashKey,
  type QueryClient,
  type UseMutationOptions,
  useIsMutating,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { useRef } from 'react';
import { useEnvironment } from '../environment/UiEnvironment.tsx';
import { failureText } from '../failureText.ts';
import { shieldLastTap } from '../touch/shield.ts';
import { type AlertOptions, useAlert } from '../widgets/Alert/AlertProvider.tsx';

/** A write with everything around it. */
export interface WriteOptions<Answer, Wish, Before> {
  /** The call and what it changes in the cache. Whoever shares its key shares the one call. */
  mutation: UseMutationOptions<Answer, ApiError, Wish, Before>;
  /** Asked before anything is sent, in words or silently; only `true` sends. */
  guard?(wish: Wish): boolean | Promise<boolean>;
  /** The server took it and the cache knows; the write stays busy until this is over. */
  onSuccess?(answer: Answer, wish: Wish): unknown;
  /**
   * What the alert of a failure says, in other words where no answer came; nothing where it is told elsewhere. A lost
   * session has its own dialog.
   */
  onFailure?(error: ApiError, wish: Wish): AlertOptions | undefined;
}

/** What {@link useWrite} gives. */
export interface Write<Wish> {
  /** The call runs, whoever sent it. */
  busy: boolean;
  /** Sends it, once however often it is tapped. Whether the server took it. */
  send(wish: Wish): Promise<boolean>;
}

const asking = new WeakMap<QueryClient, Set<string>>();

/**
 * The one way to write to the server: single-flight from the very tap on, before anything is rendered, and a tap that
 * follows at the same place is its echo, also when the answer has come and a row has moved there by then. Busy, guard, alert and success are
 * said in one place.
 */
export function useWrite<Answer, Wish, Before>({
  mutation,
  guard,
  onSuccess,
  onFailure,
}: WriteOptions<Answer, Wish, Before>): Write<Wish> {
  const { api } = useEnvironment();
  const { alert } = useAlert();
  const queryClient = useQueryClient();
  const { mutationKey } = mutation;
  if (mutationKey === undefined) throw new Error('useWrite needs a mutation key');
  const shieldAgain = useRef<() => void>(() => undefined);
  const hash = hashKey(mutationKey);
  const busy = useIsMutating({ mutationKey, exact: true }) > 0;
  const { mutateAsync } = useMutation<Answer, ApiError, Wish, Before>({
    ...mutation,
    onSuccess: async (...answer) => {
      shieldAgain.current();
      await Promise.all([mutation.onSuccess?.(...answer), onSuccess?.(answer[0], answer[1])]);
    },
  });

  const ask = async (wish: Wish) => {
    const waiting = asking.get(queryClient) ?? new Set<string>();
    asking.set(queryClient, waiting.add(hash));
    try {
      return (await guard?.(wish)) ?? true;
    } finally {
      waiting.delete(hash);
    }
  };

  return {
    busy,
    async send(wish) {
      const isUnderWay = queryClient.isMutating({ mutationKey, exact: true }) > 0;
      if (isUnderWay || asking.get(queryClient)?.has(hash)) return false;
      shieldAgain.current = shieldLastTap();
      if (guard !== undefined) {
        if (!(await ask(wish))) return false;
        shieldAgain.current = shieldLastTap();
      }
      const wasSignedIn = api.isSignedIn();
      try {
        await mutateAsync(wish);
        return true;
      } catch (error) {
        const hasLostSession = wasSignedIn && !api.isSignedIn();
        const words = hasLostSession ? undefined : onFailure?.(error as ApiError, wish);
        if (words !== undefined) void alert({ ...words, text: failureText(error, words.text) });
        return false;
      }
    },
  };
}
