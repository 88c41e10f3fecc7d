import { useSyncExternalStore } from 'react';
import { media } from '../tokens/media.ts';

/** Whether the reader wants less motion: `data-motion` on the document decides, else the device. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, isReduced, () => false);
}

function subscribe(onChange: () => void): () => void {
  const list = matchMedia(media.reducedMotion);
  const observer = new MutationObserver(onChange);
  list.addEventListener('change', onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-motion'] });
  return () => {
    list.removeEventListener('change', onChange);
    observer.disconnect();
  };
}

function isReduced(): boolean {
  const choice = document.documentElement.dataset.motion;
  return choice === undefined ? matchMedia(media.reducedMotion).matches : choice === 'reduced';
}
