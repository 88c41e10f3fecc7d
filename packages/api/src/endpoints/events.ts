import { answerOf } from '../answerOf.ts';
import type { ApiClient, CallOptions } from '../createApiClient.ts';
import { type EventCard, type EventDetail, eventCardWire, eventDetailWire } from '../wire/event.ts';
import { read, type Slice, sliceOf } from '../wire/parse.ts';
import { type PageRequest, pageQuery } from './pageQuery.ts';

const eventSlice = sliceOf(eventCardWire);

/**
 * A page of one board. With a session the server marks that topic read, so it is never asked ahead;
 * `asVisitor` asks without the session (the keyword rehearsal).
 */
export async function fetchBoardEvents(
  api: ApiClient,
  { slug, asVisitor = false, ...request }: PageRequest & { slug: string; asVisitor?: boolean },
  options: CallOptions = {},
): Promise<Slice<EventCard>> {
  const http = asVisitor ? api.none : api.optional;
  const params = { path: { slug }, query: pageQuery(request) };
  return read(eventSlice, await answerOf(http.GET('/api/event/{slug}', { params, ...options })));
}

/** A page of the member's liked events, liked whatever the answer says; may be short or empty while `hasNext` is true. */
export async function fetchLikedEvents(
  api: ApiClient,
  request: PageRequest,
  options: CallOptions = {},
): Promise<Slice<EventCard>> {
  const params = { query: pageQuery(request) };
  const slice = read(
    eventSlice,
    await answerOf(api.required.GET('/api/event/liked', { params, ...options })),
  );
  return { ...slice, rows: slice.rows.map((event) => ({ ...event, liked: true })) };
}

/** A page of all subscribed topics together. */
export async function fetchSubscribedEvents(
  api: ApiClient,
  request: PageRequest,
  options: CallOptions = {},
): Promise<Slice<EventCard>> {
  const params = { query: pageQuery(request) };
  return read(eventSlice, await answerOf(api.required.GET('/api/event/subscribed', { params, ...options })));
}

/** A page of the merged keyword feed: up to ten rows for each keyword, the same event once per keyword. */
export async function fetchKeywordFeed(
  api: ApiClient,
  request: PageRequest,
  options: CallOptions = {},
): Promise<Slice<EventCard>> {
  const params = { query: pageQuery(request) };
  return read(
    eventSlice,
    await answerOf(api.required.GET('/api/event/getSubscribedPostsByKeyword', { params, ...options })),
  );
}

/** A page of one keyword's feed; marks the keyword read. `encodedKeyword` goes into the path as received. */
export async function fetchSingleKeywordFeed(
  api: ApiClient,
  { encodedKeyword, ...request }: PageRequest & { encodedKeyword: string },
  options: CallOptions = {},
): Promise<Slice<EventCard>> {
  return read(
    eventSlice,
    await answerOf(
      api.required.GET('/api/event/getSubscribedPostsByKeyword/{encodedKeyword}', {
        params: { path: { encodedKeyword }, query: pageQuery(request) },
        pathSerializer: (path) => path.split('{encodedKeyword}').join(verbatimSegment(encodedKeyword)),
        ...options,
      }),
    ),
  );
}

const dotSegment = /^(?:\.|%2e){1,2}$/i;

/** Keeps what is already percent-encoded and encodes only what would leave the path segment. */
function verbatimSegment(value: string): string {
  if (dotSegment.test(value)) return value.replace(/\.|%2e/gi, '%252E');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop them out of an address
  return value.replace(/[\u0000-\u0020/?#\\]/g, encodeURIComponent);
}

/** One event with its whole text. A visitor's call carries the view cookie, which the browser keeps. */
export async function fetchEventDetail(
  api: ApiClient,
  eventId: number,
  options: CallOptions = {},
): Promise<EventDetail> {
  const params = { path: { id: eventId } };
  const credentials = api.isSignedIn() ? 'same-origin' : 'include';
  return read(
    eventDetailWire,
    await answerOf(api.optional.GET('/api/event/detail/{id}', { params, credentials, ...options })),
  );
}

/** What goes into the member's calendar; dates as `YYYY-MM-DDTHH:mm:00+09:00`. */
export interface CalendarPayload {
  summary: string;
  description: string;
  startDate: string;
  endDate: string;
}

/** Registers an event in the member's Google calendar; the answer has no body. */
export async function registerCalendarEvent(api: ApiClient, body: CalendarPayload): Promise<void> {
  await answerOf(api.required.POST('/api/event/calendar', { body, parseAs: 'text' }));
}
