import { useSyncExternalStore } from 'react';

/** Whether a media condition holds, followed while it is asked for. */
export function useMedia(condition: string): boolean {
  const follow = (onChange: () => void) => {
    const list = matchMedia(condition);
    list.addEventListener('change', onChange);
    return () => list.removeEventListener('change', onChange);
  };
  return useSyncExternalStore(follow, () => matchMedia(condition).matches);
}
