import type { EventDetail } from '@campus-bell/api/wire/event';
import type { FirstContent } from '../../environment/UiEnvironment.tsx';

/** What its push said of an event, until its detail is there; null where it was opened for another reason. */
export function pushedEvent(content: FirstContent | undefined, eventId: number): EventDetail | null {
  const pushed = content?.pushed;
  if (pushed?.eventId !== eventId) return null;
  const { title, boardName, imageUrl } = pushed;
  return {
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
}
