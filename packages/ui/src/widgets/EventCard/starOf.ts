import type { EventCard } from '@campus-bell/api/wire/event';
import { eventTitle } from '@campus-bell/domain/eventTitle';
import type { LikeButtonProps } from '../LikeButton/LikeButton.tsx';

/** What the star of a card says. */
export const starOf = (event: EventCard): Pick<LikeButtonProps, 'liked' | 'title' | 'count'> => ({
  liked: event.liked,
  title: eventTitle(event),
  count: event.likesCount,
});
