import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../createApiClient.ts';
import { eventQueries } from './events.ts';
import { sendLike } from './like.ts';

/** Likes an event that is known by its id alone, unless the server, asked anew, says that it is liked already. */
export async function likeOnce(api: ApiClient, queryClient: QueryClient, eventId: number): Promise<void> {
  const event = await queryClient.fetchQuery(eventQueries.detail(api, eventId));
  if (!event.liked) await sendLike(api, queryClient, event, true);
}
