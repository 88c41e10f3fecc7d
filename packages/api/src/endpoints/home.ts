import { answerOf } from '../answerOf.ts';
import type { ApiClient, CallOptions } from '../createApiClient.ts';
import { type Banner, type EventCard, readBanners, readPopularEvents } from '../wire/event.ts';

/** This week's most viewed events, at most ten. */
export async function fetchPopularEvents(api: ApiClient, options: CallOptions = {}): Promise<EventCard[]> {
  return readPopularEvents(await answerOf(api.optional.GET('/api/event/popular', options)));
}

/** The banners of the home screen. */
export async function fetchBanners(api: ApiClient, options: CallOptions = {}): Promise<Banner[]> {
  return readBanners(await answerOf(api.none.GET('/api/event/banner', options)));
}

/** Likes an event. */
export async function likeEvent(api: ApiClient, eventId: number): Promise<void> {
  await answerOf(api.required.POST('/api/event/like/{id}', { params: { path: { id: eventId } } }));
}

/** Takes a like back. */
export async function unlikeEvent(api: ApiClient, eventId: number): Promise<void> {
  await answerOf(api.required.DELETE('/api/event/like/{id}', { params: { path: { id: eventId } } }));
}
