import { type DragEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react';

/** What {@link useSwipe} needs. */
export interface SwipeOptions {
  isEnabled: boolean;
  /** A swipe longer than this moves on, CSS px. */
  swipePx: number;
  /** So far a finger may tremble before anything is drawn, CSS px. */
  slackPx?: number;
  /** Whether a press may become a swipe. */
  mayBegin?(event: PointerEvent): boolean;
  /** `direction` 1 goes on, -1 goes back; `fromPx` is how far the finger had drawn the slide. */
  onSwipe(direction: 1 | -1, fromPx: number): void;
}

interface Hold {
  pointerId: number;
  startPx: number;
  startTopPx: number;
  isDrawing: boolean;
}

const always = () => true;

/**
 * Follows a finger or mouse sideways. `drawnPx` is null while nothing is drawn; a click that ends a swipe is swallowed,
 * one of a key never.
 */
export function useSwipe(options: SwipeOptions) {
  const { isEnabled, swipePx, slackPx = 6, mayBegin = always, onSwipe } = options;
  const hold = useRef<Hold | null>(null);
  const swallowsClick = useRef(false);
  const [drawnPx, setDrawnPx] = useState<number | null>(null);

  const end = (event: PointerEvent) => {
    const held = hold.current;
    hold.current = null;
    if (held === null || !held.isDrawing) return;
    setDrawnPx(null);
    const { byPx, isSideways } = movement(held, event);
    if (event.type === 'pointerup' && isSideways && Math.abs(byPx) > swipePx)
      onSwipe(byPx < 0 ? 1 : -1, byPx);
  };

  return {
    drawnPx,
    handlers: {
      onPointerDown(event: PointerEvent) {
        swallowsClick.current = false;
        hold.current = null;
        setDrawnPx(null);
        if (!isEnabled || !event.isPrimary || event.button !== 0 || !mayBegin(event)) return;
        const { pointerId, clientX, clientY } = event;
        hold.current = { pointerId, startPx: clientX, startTopPx: clientY, isDrawing: false };
      },
      onPointerMove(event: PointerEvent) {
        const held = hold.current;
        if (held === null || held.pointerId !== event.pointerId) return;
        // Let go outside, where nobody told.
        if (event.buttons === 0) {
          end(event);
          return;
        }
        const { byPx, isSideways } = movement(held, event);
        if (!held.isDrawing) {
          if (!isSideways || Math.abs(byPx) < slackPx) return;
          held.isDrawing = true;
          swallowsClick.current = true;
          event.currentTarget.setPointerCapture(event.pointerId);
        }
        setDrawnPx(byPx);
      },
      onPointerUp: end,
      onPointerCancel: end,
      onDragStart: (event: DragEvent) => event.preventDefault(),
      onClickCapture(event: MouseEvent) {
        const isSwallowed = swallowsClick.current && event.detail > 0;
        swallowsClick.current = false;
        if (!isSwallowed) return;
        event.preventDefault();
        event.stopPropagation();
      },
    },
  };
}

function movement({ startPx, startTopPx }: Hold, { clientX, clientY }: PointerEvent) {
  const byPx = clientX - startPx;
  return { byPx, isSideways: Math.abs(byPx) > Math.abs(clientY - startTopPx) };
}
