import { memo } from 'react';
import { type LikeableEvent, useLike } from '../LikeButton/useLike.ts';
import { EventCard, type EventCardProps } from './EventCard.tsx';

/** Props of {@link LikeableEventCard}. */
export interface LikeableEventCardProps extends Omit<EventCardProps, 'onToggleLike' | 'likeBusy'> {
  /** The server took a like or its end; the same function at every render, for the rows to stay as they are. */
  onChangeLike?: (event: LikeableEvent, liked: boolean) => void;
  /** Whether the member likes it is not known yet. */
  starWaits?: boolean;
}

/** An {@link EventCard} whose star likes and unlikes (EV-3); drawn again only when something of it changes. */
export const LikeableEventCard = memo(function LikeableEventCard({
  event,
  onChangeLike,
  starWaits = false,
  ...rest
}: LikeableEventCardProps) {
  const { pending, toggle } = useLike(event, onChangeLike);
  return <EventCard {...rest} event={event} likeBusy={pending || starWaits} onToggleLike={toggle} />;
});
