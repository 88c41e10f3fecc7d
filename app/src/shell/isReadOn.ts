import { standsIn } from '../offline/connectionStore.ts';
import type { OpenedFrom } from './openedFrom.ts';

/**
 * Whether an event is one that the student went on to within the list, and the server said what is known of it. What the
 * device keeps is asked for anew, and says again how old it is.
 */
export function isReadOn(opened: OpenedFrom | null, eventId: number | null): boolean {
  return opened?.isMovedOn === true && !standsIn(`/api/event/detail/${eventId}`);
}
