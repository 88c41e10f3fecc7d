import { useDeferredValue, useEffect, useSyncExternalStore } from 'react';
import { untilStyled } from '../late/untilStyled.tsx';
import { whenIdle } from './whenIdle.tsx';

/** A part whose code is asked for when the page has time. */
export interface LatePart<Part> {
  current(): Part | null;
  follow(onChange: () => void): () => void;
  askWhenIdle(): void;
}

/**
 * Names a part that is no part of the first load. One that does not come is asked for again by whoever shows it next.
 * @param withinMs how long the page may be busy before it is asked for all the same
 */
export function latePart<Part>(
  load: () => Promise<Part>,
  withinMs?: () => number | undefined,
): LatePart<Part> {
  let part: Part | null = null;
  let isUnderWay = false;
  const listeners = new Set<() => void>();
  const ask = async () => {
    try {
      [part] = await Promise.all([load(), untilStyled()]);
      for (const tell of listeners) tell();
    } catch {
      isUnderWay = false;
    }
  };
  return {
    current: () => part,
    follow(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    askWhenIdle() {
      if (isUnderWay) return;
      isUnderWay = true;
      whenIdle(() => void ask(), withinMs?.());
    },
  };
}

/** No part, as long as none can have come: a first drawing never shows one. */
export const notYet = () => null;

/**
 * The part once it is there, null until then; where it did not come, another `screen` asks for it again. What it draws
 * on a screen that stands, deadlines of ten cards among it, is drawn in small steps, between which taps are answered.
 */
export function useLatePart<Part>(
  { current, follow, askWhenIdle }: LatePart<Part>,
  screen?: string,
): Part | null {
  // biome-ignore lint/correctness/useExhaustiveDependencies: every other screen asks again.
  useEffect(askWhenIdle, [askWhenIdle, screen]);
  return useDeferredValue(useSyncExternalStore(follow, current, notYet));
}
