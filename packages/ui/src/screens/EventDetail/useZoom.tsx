import Panzoom, { type PanzoomObject } from '@panzoom/panzoom';
import { type RefObject, useEffect, useEffectEvent, useImperativeHandle, useRef } from 'react';
import { useReducedMotion } from '../../hooks/useReducedMotion.ts';

const closest = 6;
const tapScale = 2.5;
/** How far a key moves and how much it zooms. */
const keyPx = 80;
const keyStep = 0.4;
/** How fast two fingers zoom: a scale more for every 80 px between them. */
const pinchStep = 1;

/** What the buttons of the viewer do with the picture that is shown. */
export interface Zoomer {
  /** Closely, or whole again. */
  toggle(): void;
}

/** What {@link useZoom} needs. */
export interface ZoomOptions {
  isShown: boolean;
  zoomer: RefObject<Zoomer | null>;
  onChangeClose(isClose: boolean): void;
}

const arrows: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [keyPx, 0],
  ArrowRight: [-keyPx, 0],
  ArrowUp: [0, keyPx],
  ArrowDown: [0, -keyPx],
};

/**
 * Zooms what lies in a frame by two fingers, the wheel, keys (+, -, 0) and a double tap, and moves it by one finger or
 * the arrow keys while it is close. One finger on a whole picture is left to what lies around.
 */
export function useZoom({ isShown, zoomer, onChangeClose }: ZoomOptions) {
  const content = useRef<HTMLDivElement>(null);
  const panzoom = useRef<PanzoomObject | null>(null);
  const animate = !useReducedMotion();
  const changed = useEffectEvent(onChangeClose);

  const isClose = () => (panzoom.current?.getScale() ?? 1) > 1.01;
  const toggleAt = (point: { clientX: number; clientY: number }) => {
    if (isClose()) panzoom.current?.reset({ animate });
    else panzoom.current?.zoomToPoint(tapScale, point);
  };
  const toggle = () => {
    if (isClose()) panzoom.current?.reset({ animate });
    else panzoom.current?.zoom(tapScale, { animate });
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = isClose() ? arrows[event.key] : undefined;
    const scale = panzoom.current?.getScale() ?? 1;
    if (arrow !== undefined) {
      panzoom.current?.pan(arrow[0] / scale, arrow[1] / scale, { relative: true, animate });
    } else if (event.key === '+' || event.key === '=') panzoom.current?.zoomIn({ animate, step: keyStep });
    else if (event.key === '-') panzoom.current?.zoomOut({ animate, step: keyStep });
    else if (event.key === '0') panzoom.current?.reset({ animate });
    else return;
    event.preventDefault();
    event.stopPropagation();
  });

  useImperativeHandle(isShown ? zoomer : null, () => ({ toggle }));

  useEffect(() => {
    const element = content.current;
    const frame = element?.parentElement;
    if (!isShown || !element || !frame) return undefined;
    const made = Panzoom(element, {
      canvas: true,
      contain: 'outside',
      cursor: '',
      maxScale: closest,
      minScale: 1,
      noBind: true,
      panOnlyWhenZoomed: true,
      pinchAndPan: true,
      step: pinchStep,
      handleStartEvent: (event: Event) => {
        if (made.getScale() > 1 || !(event as PointerEvent).isPrimary) event.stopPropagation();
      },
    });
    panzoom.current = made;
    const listening = new AbortController();
    const { signal } = listening;
    frame.addEventListener('pointerdown', made.handleDown, { signal });
    // What keeps a finger from swiping the pictures around must not keep it from here.
    const early = { signal, capture: true, passive: true };
    document.addEventListener('pointermove', made.handleMove, early);
    for (const end of ['pointerup', 'pointercancel'] as const)
      document.addEventListener(end, made.handleUp, early);
    element.addEventListener('panzoomchange', () => changed(made.getScale() > 1.01), { signal });
    frame.addEventListener('wheel', made.zoomWithWheel, { signal, passive: false });
    window.addEventListener('resize', () => made.reset({ animate: false }), { signal });
    document.addEventListener('keydown', press, { signal, capture: true });
    return () => {
      listening.abort();
      made.resetStyle();
      element.style.transform = '';
      panzoom.current = null;
    };
  }, [isShown]);

  return { content, isClose, toggleAt };
}
