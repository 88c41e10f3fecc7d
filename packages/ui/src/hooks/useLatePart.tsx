import { startTransition, useEffect, useReducer } from 'react';
import { untilStyled } from '../late/untilStyled.tsx';
import { whenIdle } from './whenIdle.tsx';

/** A part whose code is asked for when the page has time. */
export interface LatePart<Part> {
  current(): Part | null;
  /** Tells once it is there. @returns what ends that */
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

/** Marks what may come late: a first drawing never shows it, also where it has come. */
export const notYet = Symbol('notYet');

/**
 * The part once it is there, null until then; where it did not come, another `screen` asks for it again. What it draws
 * on a screen that stands, deadlines of ten cards among it, is drawn in small steps, between which taps are answered.
 */
export function useLatePart<Part>(
  { current, follow, askWhenIdle }: LatePart<Part>,
  screen?: string,
): Part | null {
  const [part, look] = useReducer(current, notYet, current);
  const isThere = part !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every other screen asks again.
  useEffect(() => {
    if (isThere) return;
    const lookLater = () => startTransition(look);
    const stop = follow(lookLater);
    askWhenIdle();
    // It may have come since this was drawn.
    if (current() !== null) lookLater();
    return stop;
  }, [isThere, current, follow, askWhenIdle, screen]);
  return part;
}
