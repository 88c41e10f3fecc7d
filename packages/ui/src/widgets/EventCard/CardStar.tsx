import type { EventCard } from '@campus-bell/api/wire/event';
import { eventTitle } from '@campus-bell/domain/eventTitle';
import { LikeButton } from '../LikeButton/LikeButton.tsx';

/** Props of {@link CardStar}. */
export interface CardStarProps {
  event: EventCard;
  /** The call runs, or whether the member likes it is not known yet. */
  busy?: boolean;
  onToggleLike(event: EventCard): void;
}

/** The star of a card. */
export function CardStar({ event, busy = false, onToggleLike }: CardStarProps) {
  return (
    <LikeButton
      liked={event.liked}
      title={eventTitle(event)}
      count={event.likesCount}
      busy={busy}
      onToggleLike={() => onToggleLike(event)}
    />
  );
}
