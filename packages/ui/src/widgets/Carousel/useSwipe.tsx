import { type DragEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react';

const slackPx = 6;

/** What {@link useSwipe} needs. */
export interface SwipeOptions {
  isEnabled: boolean;
  /** A swipe longer than this moves on, CSS px. */
  swipePx: number;
  /** `direction` 1 goes on, -1 goes back; `fromPx` is how far the finger had drawn the slide. */
  onSwipe(direction: 1 | -1, fromPx: number): void;
}

/** Follows a finger or mouse sideways. `drawnPx` is null while nothing is drawn; a click that ends a swipe is swallowed. */
export function useSwipe({ isEnabled, swipePx, onSwipe }: SwipeOptions) {
  const start = useRef<{ x: number; pointerId: number } | null>(null);
  const hasDrawn = useRef(false);
  const [drawnPx, setDrawnPx] = useState<number | null>(null);

  const end = (event: PointerEvent) => {
    const from = start.current;
    start.current = null;
    if (from === null || drawnPx === null) return;
    setDrawnPx(null);
    const byPx = event.clientX - from.x;
    if (event.type === 'pointerup' && Math.abs(byPx) > swipePx) onSwipe(byPx < 0 ? 1 : -1, byPx);
  };

  return {
    drawnPx,
    handlers: {
      onPointerDown(event: PointerEvent) {
        hasDrawn.current = false;
        if (!isEnabled || !event.isPrimary || event.button !== 0) return;
        start.current = { x: event.clientX, pointerId: event.pointerId };
      },
      onPointerMove(event: PointerEvent) {
        const from = start.current;
        if (from === null || from.pointerId !== event.pointerId) return;
        const byPx = event.clientX - from.x;
        if (drawnPx === null && Math.abs(byPx) < slackPx) return;
        if (drawnPx === null) {
          hasDrawn.current = true;
          event.currentTarget.setPointerCapture(event.pointerId);
        }
        setDrawnPx(byPx);
      },
      onPointerUp: end,
      onPointerCancel: end,
      onDragStart: (event: DragEvent) => event.preventDefault(),
      onClickCapture(event: MouseEvent) {
        if (!hasDrawn.current) return;
        hasDrawn.current = false;
        event.preventDefault();
        event.stopPropagation();
      },
    },
  };
}
