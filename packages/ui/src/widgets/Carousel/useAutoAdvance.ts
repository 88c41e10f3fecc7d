import { type FocusEvent, type PointerEvent, useEffect, useState } from 'react';
import { usePageHidden } from '../../hooks/usePageHidden.ts';
import { useReducedMotion } from '../../hooks/useReducedMotion.ts';

/** What {@link useAutoAdvance} needs. */
export interface AutoAdvanceOptions {
  /** Time on each slide in ms; undefined never advances. */
  intervalMs: number | undefined;
  /** A slide is being drawn. */
  isHeld: boolean;
  /** Which slide shows; a new one starts the time again. */
  index: number;
  onAdvance(): void;
}

/** Moves on after a while, unless the reader hovers, focuses, draws, pauses, looks elsewhere or wants less motion (HO-4). */
export function useAutoAdvance({ intervalMs, isHeld, index, onAdvance }: AutoAdvanceOptions) {
  const [isPaused, setIsPaused] = useState(false);
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const [isReached, setIsReached] = useState(false);
  const isHidden = usePageHidden();
  const isAvailable = !useReducedMotion() && intervalMs !== undefined;
  const isRunning = isAvailable && !(isPaused || isHovered || isFocused || isHidden || isHeld);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new slide has its full time
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(onAdvance, intervalMs);
    return () => clearTimeout(timer);
  }, [isRunning, intervalMs, index, onAdvance]);

  return {
    isAvailable,
    isPaused,
    /** A hand or the focus has been here. */
    isReached,
    togglePause: () => setIsPaused(!isPaused),
    handlers: {
      onPointerDown: () => setIsReached(true),
      onPointerEnter({ pointerType }: PointerEvent) {
        if (pointerType !== 'mouse') return;
        setIsReached(true);
        setIsHovered(true);
      },
      onPointerLeave: () => setIsHovered(false),
      onFocus() {
        setIsReached(true);
        setIsFocused(true);
      },
      onBlur: (event: FocusEvent) => setIsFocused(event.currentTarget.contains(event.relatedTarget)),
    },
  };
}
