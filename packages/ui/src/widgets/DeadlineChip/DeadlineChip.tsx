import type { DeadlineSource } from '@campus-bell/domain/noticeDeadline';
import { useEffect, useSyncExternalStore } from 'react';

type Label = typeof import('./DeadlineLabel.tsx').DeadlineLabel;

let label: Label | null = null;
let isUnderWay = false;
const listeners = new Set<() => void>();

/**
 * Until when one can apply, submit, register or pay, where the text of an event says it for sure; else nothing. The
 * code that reads texts is asked for when the page has time, not with the first screen.
 */
export function DeadlineChip({ event }: { event: DeadlineSource }) {
  useEffect(askWhenIdle, []);
  const Label = useSyncExternalStore(follow, current, current);
  return Label === null ? null : <Label event={event} />;
}

const current = () => label;

function follow(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

function askWhenIdle(): void {
  if (isUnderWay) return;
  isUnderWay = true;
  // Safari has no idle callbacks.
  (globalThis.requestIdleCallback ?? setTimeout)(ask);
}

/** A part that does not come leaves the cards without chips; the next card asks again. */
async function ask(): Promise<void> {
  try {
    label = (await import('./DeadlineLabel.tsx')).DeadlineLabel;
    for (const tell of listeners) tell();
  } catch {
    isUnderWay = false;
  }
}
