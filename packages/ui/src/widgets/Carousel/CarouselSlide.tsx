import { carousel } from '@campus-bell/domain/words/carousel';
import type { CSSProperties, ReactNode } from 'react';
import { direction, drawn, slide } from './Carousel.css.ts';

/** The last change of slides. When its animation ends, both slides lie where they stay: nothing has to be drawn for that. */
export interface SlideMotion {
  /** Index of the slide that goes. */
  leaving: number;
  direction: 1 | -1;
  /** How far the slide was drawn when it was let go, CSS px. */
  fromPx: number;
  /** The keys of the slides: among others the animation would run again. */
  among: string;
}

/** Props of {@link CarouselSlide}. */
export interface CarouselSlideProps {
  /** `2 / 5`. */
  name: string;
  at: number;
  /** 0 shown, 1 at the right, -1 at the left, null elsewhere. */
  offset: 0 | 1 | -1 | null;
  drawnPx: number | null;
  motion: SlideMotion | null;
  children: ReactNode;
}

/** One slide in its place; only the shown one can be reached, and what is not near is nowhere. */
export function CarouselSlide({ name, at, offset, drawnPx, motion, children }: CarouselSlideProps) {
  const isShown = offset === 0;
  if (offset === null && motion?.leaving !== at) return null;
  const vars: Record<string, string> = {
    [nameOf(drawn)]: `${drawnPx ?? motion?.fromPx ?? 0}px`,
    [nameOf(direction)]: String(motion?.direction ?? 1),
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is a group, not a form's fieldset
    <div
      className={slide({ place: placeOf() })}
      style={vars as CSSProperties}
      role="group"
      aria-roledescription={carousel.slide}
      aria-label={name}
      aria-hidden={!isShown}
      inert={!isShown}
    >
      {children}
    </div>
  );

  function placeOf() {
    if (drawnPx !== null) return offset === null ? 'away' : placeByOffset[offset];
    if (motion !== null && isShown) return 'entering';
    if (motion?.leaving === at) return 'leaving';
    return isShown ? 'shown' : 'away';
  }
}

const placeByOffset = { 0: 'shown', 1: 'after', [-1]: 'before' } as const;

function nameOf(variable: string): string {
  return variable.slice('var('.length, -1);
}
