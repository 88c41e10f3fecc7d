import { useSyncExternalStore } from 'react';
import { useEnvironment } from '../environment/UiEnvironment.tsx';

const minuteMs = 60_000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** The time to the minute, for what is said of it: drawn anew as it passes, and when an app left open is looked at again. */
export function useMinute(): Date {
  const { now } = useEnvironment();
  const minute = () => Math.floor(now().getTime() / minuteMs);
  return new Date(useSyncExternalStore(follow, minute, minute) * minuteMs);
}

function follow(onChange: () => void): () => void {
  listeners.add(onChange);
  if (listeners.size === 1) {
    document.addEventListener('visibilitychange', tell);
    wait();
  }
  return () => {
    listeners.delete(onChange);
    if (listeners.size > 0) return;
    document.removeEventListener('visibilitychange', tell);
    clearTimeout(timer);
  };
}

function wait(): void {
  timer = setTimeout(
    () => {
      tell();
      wait();
    },
    minuteMs - (Date.now() % minuteMs),
  );
}

function tell(): void {
  for (const listener of listeners) listener();
}
