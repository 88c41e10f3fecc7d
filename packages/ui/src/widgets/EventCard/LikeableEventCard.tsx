import { memo } from 'react';
import { LikeButton } from '../LikeButton/LikeButton.tsx';
import { type LikeableEvent, useLike } from '../LikeButton/useLike.ts';
import { EventCard, type EventCardProps } from './EventCard.tsx';
import { starOf } from './starOf.ts';

/** Props of {@link LikeableEventCard}. */
export interface LikeableEventCardProps extends Omit<EventCardProps, 'star'> {
  /** The server took a like or its end; the same function at every render, for the rows to stay as they are. */
  onChangeLike?: (event: LikeableEvent, liked: boolean) => void;
  /** Whether the member likes it is not known yet. */
  starWaits?: boolean;
}

/** An {@link EventCard} whose star likes and unlikes (EV-3); drawn again only when something of it changes. */
export const LikeableEventCard = memo(function LikeableEventCard({
  onChangeLike,
  starWaits,
  ...card
}: LikeableEventCardProps) {
  const { event } = card;
  return <EventCard {...card} star={<Star event={event} waits={starWaits} onChangeLike={onChangeLike} />} />;
});

interface StarProps {
  event: EventCardProps['event'];
  waits: boolean | undefined;
  onChangeLike: LikeableEventCardProps['onChangeLike'];
}

/** It alone hears of its call: a tap does not draw the card again. */
function Star({ event, waits = false, onChangeLike }: StarProps) {
  const { pending, toggle } = useLike(event, onChangeLike);
  return <LikeButton {...starOf(event)} busy={pending || waits} onToggleLike={toggle} />;
}
