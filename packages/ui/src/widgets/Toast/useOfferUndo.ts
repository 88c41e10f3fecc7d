import { useCallback, useState } from 'react';
import { useToast } from './ToastProvider.tsx';
import type { UndoOffer } from './undoOffers.ts';

/**
 * Offers to undo what was just done. An answer that comes once its member has left offers nothing: it would be undone
 * for whoever is next.
 */
export function useOfferUndo(): (offer: UndoOffer) => void {
  const { offerUndo, withdrawals } = useToast();
  const [before] = useState(withdrawals);
  return useCallback(
    (offer) => {
      if (withdrawals() === before) offerUndo(offer);
    },
    [offerUndo, withdrawals, before],
  );
}
