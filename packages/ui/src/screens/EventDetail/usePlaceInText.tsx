import type { DeadlinePlace } from '@campus-bell/domain/noticeDeadline';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useReducedMotion } from '../../hooks/useReducedMotion.ts';

/** Marks a place of the body once it is asked for, brings it to the middle of the screen and puts the focus there. */
export function usePlaceInText(place: DeadlinePlace | null) {
  const ref = useRef<HTMLElement>(null);
  const [isShown, setIsShown] = useState(false);
  const reducedMotion = useReducedMotion();
  const show = () => {
    flushSync(() => setIsShown(true));
    ref.current?.focus({ preventScroll: true });
    ref.current?.scrollIntoView({ block: 'center', behavior: reducedMotion ? 'auto' : 'smooth' });
  };
  const mark = isShown && place?.field === 'content' ? { from: place.from, to: place.to, ref } : null;
  return { mark, show };
}
