import { pageSize } from '@campus-bell/domain/limits';
import { startTransition, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type UiEnvironment, useEnvironment } from '../../environment/UiEnvironment.tsx';
import { useVisitMemory } from '../../hooks/useVisitMemory.tsx';
import { createRowHeights, type RowHeights } from './rowHeights.ts';
import { type RowRange, rowStep, rowsBetween } from './rowRange.ts';

const atFirst: RowRange = { first: 0, last: 2 * pageSize };
/** How far beyond the screen rows stand, in screens. */
const reach = '150%';
/** A row that has the focus stays while it is at most this many rows away. */
const focusReach = 60;
/** Rows that stand stay a little longer, and go a page at a time: what is drawn is not drawn again at the next touch. */
const slack = pageSize;

/** What {@link useRowWindow} gives: the rows that stand, and the room of those that do not. */
export interface RowWindow extends RowRange {
  /** CSS px. */
  above: number;
  below: number;
  aboveRef: React.RefObject<HTMLLIElement | null>;
  belowRef: React.RefObject<HTMLDivElement | null>;
  /** For each row, which carries its key as `data-row`. */
  rowRef(element: HTMLElement | null): (() => void) | undefined;
}

/**
 * Which rows of a long list stand in the document: those on the screen and one and a half screens around it. Nothing
 * is measured while scrolling: observers tell after the layout how tall rows are and when the empty room comes near.
 * Heights and window belong to the visit, so whoever comes back finds the same rows at the same place.
 */
export function useRowWindow(name: string, keys: readonly string[]): RowWindow {
  const memory = useVisitMemory(`rows of ${name}`, () => ({
    heights: createRowHeights(),
    range: atFirst,
    /** What the screen needed when it was last looked at. */
    needed: atFirst,
  }));
  const { heights } = memory;
  const { rowToComeBackTo } = useEnvironment();
  const onReturn = () => rangeOnReturn(keys, heights, rowToComeBackTo) ?? memory.range;
  // One state: what an observer sets while rows come would else be applied to the range before them, and drop them again.
  const [{ range, count, of }, setStanding] = useState(() => ({
    range: onReturn(),
    count: keys.length,
    of: memory,
  }));
  const [, drawAgain] = useState(0);
  const aboveRef = useRef<HTMLLIElement>(null);
  const belowRef = useRef<HTMLDivElement>(null);

  if (of !== memory || count !== keys.length) {
    const next = of === memory ? afterChange(range, count, keys.length, memory.needed) : onReturn();
    setStanding({ range: next, count: keys.length, of: memory });
  }
  const first = Math.min(range.first, Math.max(0, keys.length - rowStep));
  const last = Math.min(range.last, keys.length);
  const isFirstLook = useRef(true);
  const shown = useRef<readonly string[]>([]);

  useLayoutEffect(() => {
    memory.range = { first, last: Math.max(last, rowStep) };
    if (keys.length === 0) memory.needed = atFirst;
    shown.current = keys.slice(first, last);
  }, [memory, keys, first, last]);

  useEffect(() => {
    const above = aboveRef.current;
    const below = belowRef.current;
    if (above === null || below === null) return;
    const topOf = heights.topsOf(keys);
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.findLast(({ rootBounds }) => rootBounds !== null);
        if (entry === undefined || !entries.some(({ isIntersecting }) => isIntersecting)) return;
        const { boundingClientRect: place, rootBounds, target } = entry;
        const top = target === above ? place.bottom - topOf(first) : place.top - topOf(last);
        const screen = rootBounds as DOMRectReadOnly;
        const span = { from: screen.top - top, to: screen.bottom - top };
        const needed = withFocus(rowsBetween(keys.length, topOf, span), keys);
        memory.needed = needed;
        const isFirst = isFirstLook.current;
        isFirstLook.current = false;
        if (holds({ first, last }, needed)) return;
        const widen = () =>
          setStanding((now) =>
            holds(now.range, needed) ? now : { ...now, range: settled(now.range, needed, now.count) },
          );
        // Rows around those that a student comes back to stand after these are seen.
        if (isFirst) startTransition(widen);
        else widen();
      },
      // In a frame the margin would count from the outer page otherwise.
      { root: document, rootMargin: `${reach} 0px` },
    );
    observer.observe(above);
    observer.observe(below);
    return () => observer.disconnect();
  }, [memory, keys, heights, first, last]);

  const rowRef = useMemo(() => {
    const observer = new ResizeObserver((entries) => {
      let changed = 0;
      for (const { target, borderBoxSize } of entries) {
        const height = borderBoxSize[0]?.blockSize ?? 0;
        if (height > 0 && heights.measure((target as HTMLElement).dataset.row ?? '', height)) changed += 1;
      }
      if (changed * 2 <= shown.current.length) return;
      heights.keepOnly(shown.current);
      drawAgain((times) => times + 1);
    });
    return (element: HTMLElement | null) => {
      if (element === null) return undefined;
      observer.observe(element);
      return () => observer.unobserve(element);
    };
  }, [heights]);

  const topOf = heights.topsOf(keys);
  return {
    first,
    last,
    above: topOf(first),
    below: topOf(keys.length) - topOf(last),
    aboveRef,
    belowRef,
    rowRef,
  };
}

/** The rows of the screen that a student comes back to: those around it follow once these are seen. */
function rangeOnReturn(
  keys: readonly string[],
  heights: RowHeights,
  rowToComeBackTo: UiEnvironment['rowToComeBackTo'],
): RowRange | null {
  const place = rowToComeBackTo?.();
  const at = keys.indexOf(place?.row ?? '');
  if (!place || at < 0) return null;
  const topOf = heights.topsOf(keys);
  const from = topOf(at) - place.top;
  // The window's own height would lay the page out.
  return rowsBetween(keys.length, topOf, { from, to: from + window.screen.height }, 1);
}

/** Rows that follow what stands are drawn at once, a list that starts anew from its first row. */
function afterChange(range: RowRange, before: number, now: number, needed: RowRange): RowRange {
  if (before === 0 || now === 0) return now === 0 ? atFirst : range;
  if (range.last < before) return range;
  const last = Math.max(range.last, Math.min(now, before + pageSize));
  return { first: settled(range, needed, now).first, last };
}

function holds(range: RowRange, { first, last }: RowRange): boolean {
  return range.first <= first && last <= range.last;
}

/** Rows go where others come: to take some away alone would be one more drawing for each page. */
function settled(now: RowRange, needed: RowRange, count: number): RowRange {
  return {
    first: Math.min(needed.first, Math.max(now.first, Math.floor(needed.first / slack - 1) * slack)),
    last: Math.max(needed.last, Math.min(now.last, Math.ceil(needed.last / slack + 1) * slack, count)),
  };
}

function withFocus(range: RowRange, keys: readonly string[]): RowRange {
  const row = document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset.row;
  const at = row === undefined ? -1 : keys.indexOf(row);
  if (at < 0 || at < range.first - focusReach || at > range.last + focusReach) return range;
  return { first: Math.min(range.first, at), last: Math.max(range.last, at + 1) };
}
