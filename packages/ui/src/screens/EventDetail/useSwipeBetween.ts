import { type PointerEvent, useSyncExternalStore } from 'react';
import { isZoomed } from '../../touch/isZoomed.ts';
import { useSwipe } from '../../widgets/Carousel/useSwipe.tsx';
import { swiped } from './EventDetailScreen.css.ts';
import type { NeighbourSteps } from './useNeighbours.ts';

const swipePx = 80;
/** A tap on a link of the text stays one, also of a finger that trembles. */
const slackPx = 16;
/** The system's own gestures begin here. */
const edgePx = 32;
/** The page follows the finger only a little: it says that there is more, and no more than that. */
const drawnShare = 0.25;

/** A finger that goes sideways over the text leads on; it does not where it scrolls, selects, zooms or moves pictures. */
export function useSwipeBetween(steps: NeighbourSteps | null) {
  const isPageZoomed = useSyncExternalStore(followZoom, isZoomed, () => false);
  const isEnabled = steps !== null && !isPageZoomed;
  const { drawnPx, handlers } = useSwipe({
    isEnabled,
    swipePx,
    slackPx,
    mayBegin,
    onSwipe: (direction) => {
      if (!isSelecting()) steps?.go(direction);
    },
  });
  return {
    className: isEnabled ? swiped : '',
    style: drawnPx === null ? undefined : { translate: `${Math.round(drawnPx * drawnShare)}px` },
    handlers: { ...handlers, onDragStart: undefined },
  };
}

/** What lies over the page, as the picture at its full size, is no part of the text. */
function mayBegin({ pointerType, clientX, target, currentTarget }: PointerEvent): boolean {
  if (pointerType !== 'touch' || clientX < edgePx || clientX > window.innerWidth - edgePx) return false;
  if (isSelecting() || !(target instanceof Element) || !currentTarget.contains(target)) return false;
  return target.closest('[aria-roledescription]') === null;
}

function isSelecting(): boolean {
  return window.getSelection()?.isCollapsed === false;
}

function followZoom(onChange: () => void): () => void {
  const viewport = window.visualViewport;
  viewport?.addEventListener('resize', onChange);
  return () => viewport?.removeEventListener('resize', onChange);
}
