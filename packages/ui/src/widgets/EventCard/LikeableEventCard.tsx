import { useLike } from '../LikeButton/useLike.tsx';
import { EventCard, type EventCardProps } from './EventCard.tsx';

/** Props of {@link LikeableEventCard}. */
export type LikeableEventCardProps = Omit<EventCardProps, 'onToggleLike' | 'likeBusy'>;

/** An {@link EventCard} whose star likes and unlikes (EV-3). */
export function LikeableEventCard({ event, ...rest }: LikeableEventCardProps) {
  const { pending, toggle } = useLike(event);
  return <EventCard {...rest} event={event} likeBusy={pending} onToggleLike={toggle} />;
}
