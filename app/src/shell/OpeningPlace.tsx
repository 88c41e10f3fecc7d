import { useLayoutEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { endOpening, followOpening, openingEvent } from './opening.ts';

/** Where the head of an event stands that was just tapped, until the page is another one. */
export function OpeningPlace() {
  const { key: visit } = useLocation();
  const opening = useSyncExternalStore(followOpening, openingEvent);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every other visit ends it.
  useLayoutEffect(() => endOpening, [visit]);
  return opening?.visit === visit ? <opening.Cover event={opening.event} top={opening.top} /> : null;
}
