import type { EventDetail } from '@campus-bell/api/wire/event';
import type { FirstContent } from '../../environment/UiEnvironment.tsx';

/** What was drawn of an event before the app had started. */
export interface FirstEvent {
  event: EventDetail;
  /** Its push said only board, title and a picture. */
  isPartial: boolean;
}

/** What stands of an event until its detail is there: the whole of it or what its push said; null of any other event. */
export function firstEvent(content: FirstContent | undefined, eventId: number): FirstEvent | null {
  if (content?.event?.eventId === eventId) return { event: content.event, isPartial: false };
  const pushed = content?.pushed;
  if (pushed?.eventId !== eventId) return null;
  const { title, boardName, imageUrl } = pushed;
  const event = {
    eventId,
    title,
    boardName,
    imageUrls: imageUrl === null ? [] : [imageUrl],
    content: '',
    url: null,
    createdAt: null,
    likesCount: 0,
    viewCount: 0,
    liked: false,
    writer: null,
  };
  return { event, isPartial: true };
}
