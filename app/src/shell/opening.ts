import type { EventCard } from '@campus-bell/api/wire/event';
import { afterAnswer } from '@campus-bell/ui/touch/afterAnswer';
import type { ComponentType } from 'react';
import { pageTop } from '../device/pageStart.ts';

/** What covers a list from the tap on an event until its screen stands. */
export type Cover = ComponentType<{ event: EventCard; top: number }>;

/** An event on its way to the screen. */
export interface Opening {
  event: EventCard;
  /** The opening of the page that it was tapped on. */
  visit: string;
  /** What stands above every page, as the line of a lost connection, CSS px. */
  top: number;
  Cover: Cover;
}

let cover: Cover | null = null;
let opening: Opening | null = null;
const listeners = new Set<() => void>();
// The page is drawn a moment later, and what was tapped would open on top of it.
window.addEventListener('popstate', endOpening);

/** Gives what covers the list; it comes with the code of the event's screen. */
export function coverWith(part: Cover): void {
  cover = part;
}

/** The event that was tapped and whose screen does not stand yet. */
export function openingEvent(): Opening | null {
  return opening;
}

/** Calls back at every change of {@link openingEvent}; gives what ends it. */
export function followOpening(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

/** The page that it was tapped on has gone, or the screen stands. */
export function endOpening(): void {
  if (opening !== null) tell(null);
}

/**
 * Shows the head of a tapped event, and goes on to its screen once that is painted: the screen takes several frames of a
 * slow phone. It does not when the student has gone elsewhere until then.
 */
export function openEvent(event: EventCard, visit: string, goOn: () => void): void {
  if (cover === null) {
    goOn();
    return;
  }
  if (opening !== null) return;
  const mine = { event, visit, top: pageTop(), Cover: cover };
  tell(mine);
  const open = () => {
    if (opening === mine) goOn();
  };
  void afterAnswer(open).then((isDone) => {
    if (!isDone && opening === mine) endOpening();
  });
}

function tell(next: Opening | null): void {
  opening = next;
  for (const listener of listeners) listener();
}
