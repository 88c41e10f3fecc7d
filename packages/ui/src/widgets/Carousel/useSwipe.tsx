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

interface Hold {
  pointerId: number;
  startPx: number;
  isDrawing: boolean;
}

/** Follows a finger or mouse sideways. `drawnPx` is null while nothing is drawn; a click that ends a swipe is swallowed. */
export function useSwipe({ isEnabled, swipePx, onSwipe }: SwipeOptions) {
  const hold = useRef<Hold | null>(null);
  const swallowsClick = useRef(false);
  const [drawnPx, setDrawnPx] = useState<number | null>(null);

  const end = (event: PointerEvent) => {
    const held = hold.current;
    hold.current = null;
    if (held === null || !held.isDrawing) return;
    setDrawnPx(null);
    const byPx = event.clientX - held.startPx;
    if (event.type === 'pointerup' && Math.abs(byPx) > swipePx) onSwipe(byPx < 0 ? 1 : -1, byPx);
  };

  return {
    drawnPx,
    handlers: {
      onPointerDown(event: PointerEvent) {
        swallowsClick.current = false;
        if (!isEnabled || !event.isPrimary || event.button !== 0) return;
        hold.current = { pointerId: event.pointerId, startPx: event.clientX, isDrawing: false };
      },
      onPointerMove(event: PointerEvent) {
        const held = hold.current;
        if (held === null || held.pointerId !== event.pointerId) return;
        const byPx = event.clientX - held.startPx;
        if (!held.isDrawing) {
          if (Math.abs(byPx) < slackPx) return;
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
        if (!swallowsClick.current) return;
        swallowsClick.current = false;
        event.preventDefault();
        event.stopPropagation();
      },
    },
  };
}
