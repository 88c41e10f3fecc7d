import { echoMs } from '@campus-bell/domain/limits';
import { shieldLook } from './shield.css.ts';

/** A part of the window, CSS px. */
export type Place = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

const reach = 24;
const kept = ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'touchend', 'click'] as const;
const moved = ['mousedown', 'click'];

let lastTap: { place: Place; at: number } | null = null;

/** Notes where the student taps; gives the function that stops it. */
export function followTaps(): () => void {
  const note = ({ isTrusted, clientX, clientY }: PointerEvent) => {
    if (!isTrusted) return;
    const place = { left: clientX - reach, top: clientY - reach, width: 2 * reach, height: 2 * reach };
    lastTap = { place, at: performance.now() };
  };
  window.addEventListener('pointerdown', note, { capture: true });
  return () => window.removeEventListener('pointerdown', note, { capture: true });
}

/**
 * Makes a place inert for a moment: what lies there has just come or gone, so a tap that follows at once was meant
 * for something else. The moment begins with the first picture of the change.
 */
export function shield({ left, top, width, height }: Place): void {
  const cover = document.createElement('div');
  cover.className = shieldLook;
  cover.setAttribute('aria-hidden', 'true');
  Object.assign(cover.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
  for (const type of kept) cover.addEventListener(type, swallow);
  document.body.append(cover);
  requestAnimationFrame(() => setTimeout(() => cover.remove(), echoMs));
}

/**
 * Makes the place of the tap that is being answered inert, if there was one just now. Gives what does so once more:
 * when the answer is there, the row may go and the next one move up.
 */
export function shieldLastTap(): () => void {
  if (lastTap === null || performance.now() - lastTap.at > echoMs) return () => undefined;
  const { place } = lastTap;
  shield(place);
  return () => shield(place);
}

/** Makes the whole window inert: something has opened over it. */
export function shieldWindow(): void {
  shield({ left: 0, top: 0, width: window.innerWidth, height: window.innerHeight });
}

function swallow(event: Event): void {
  event.stopPropagation();
  if (moved.includes(event.type)) event.preventDefault();
}
