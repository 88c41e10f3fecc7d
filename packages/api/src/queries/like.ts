import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { ApiError } from '../ApiError.ts';
import type { ApiClient } from '../createApiClient.ts';
import { likeEvent, unlikeEvent } from '../endpoints/home.ts';
import type { EventCard, EventDetail } from '../wire/event.ts';
import { applyLike } from './applyLike.ts';
import { tellOtherTabs } from './likesOfOtherTabs.ts';
import { pendingLikes } from './pendingLikes.ts';

/**
 * Likes (`true`) or unlikes (`false`) an event. What is shown changes after success only, everywhere at once, in
 * answers that were on their way too, in lists of liked events that lack it, and in the other tabs; never below 0 (EV-3).
 */
export function likeMutation(api: ApiClient, queryClient: QueryClient, event: EventCard | EventDetail) {
  return mutationOptions({
    mutationKey: ['like', event.eventId],
    mutationFn: (like: boolean) => (like ? likeEvent : unlike)(api, event.eventId),
    onSuccess: (_answer, like) => {
      applyLike(queryClient, event, like);
      tellOtherTabs(queryClient, event, like);
    },
    gcTime: 0,
  });
}

/**
 * Sends a like or its end, or gives null when a call of this event runs already. It is under way at once, and leaves when
 * `answered` has come: what shows that it is under way need not wait for the call to be made.
 */
export function sendLike(
  api: ApiClient,
  queryClient: QueryClient,
  event: EventCard | EventDetail,
  like: boolean,
  answered?: Promise<void>,
): Promise<void> | null {
  const pending = pendingLikes(queryClient);
  if (!pending.begin(event.eventId)) return null;
  const send = () =>
    queryClient
      .getMutationCache()
      .build(queryClient, likeMutation(api, queryClient, event))
      .execute(like);
  const sent = answered === undefined ? send() : answered.then(send);
  return sent.finally(() => pending.end(event.eventId));
}

/** A refusal with 400 (not liked) or 404 (no such event) says that the server has it so already. */
async function unlike(api: ApiClient, eventId: number): Promise<void> {
  try {
    await unlikeEvent(api, eventId);
  } catch (error) {
    if (!(error instanceof ApiError && (error.status === 400 || error.status === 404))) throw error;
  }
}
