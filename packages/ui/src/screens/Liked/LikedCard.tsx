import { useLayoutEffect } from 'react';
import {
  LikeableEventCard,
  type LikeableEventCardProps,
} from '../../widgets/EventCard/LikeableEventCard.tsx';
import { useOfferUndoUnlike } from './useUndoUnlike.ts';

/**
 * A liked event in its list, which it leaves when its like is taken back; that can be undone. The focus goes on to the
 * next one.
 */
export function LikedCard(props: Omit<LikeableEventCardProps, 'onChangeLike'>) {
  const { eventId } = props.event;
  useLayoutEffect(() => () => passFocusOf(eventId), [eventId]);
  return <LikeableEventCard {...props} onChangeLike={useOfferUndoUnlike()} />;
}

/** To the next event, else to the one before or the title of the screen. */
function passFocusOf(eventId: number) {
  const row = document.activeElement?.closest<HTMLElement>('[data-row]');
  if (row?.dataset.row !== String(eventId)) return;
  const neighbour = row.nextElementSibling ?? row.previousElementSibling;
  const link = neighbour?.querySelector('a');
  const heir = link ?? row.closest('main')?.querySelector('h1');
  if (!heir) return;
  if (!link) heir.tabIndex = -1;
  heir.focus({ preventScroll: true });
}
