import {
  LikeableEventCard,
  type LikeableEventCardProps,
} from '../../widgets/EventCard/LikeableEventCard.tsx';
import { useOfferUndo } from './useUndoUnlike.ts';

/** A liked event in its list, which it leaves when its like is taken back; that can be undone. */
export function LikedCard(props: Omit<LikeableEventCardProps, 'onChangeLike'>) {
  return <LikeableEventCard {...props} onChangeLike={useOfferUndo()} />;
}
