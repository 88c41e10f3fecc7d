import { carousel as carouselWords } from '@campus-bell/domain/words/carousel';
import { type ReactNode, useCallback, useState } from 'react';
import { visuallyHidden } from '../../tokens/utilities.css.ts';
import { carousel, stage } from './Carousel.css.ts';
import { CarouselArrow } from './CarouselArrow.tsx';
import { CarouselCorner } from './CarouselCorner.tsx';
import { CarouselDots } from './CarouselDots.tsx';
import { CarouselSlide, type SlideMotion } from './CarouselSlide.tsx';
import { useArrowKeys } from './useArrowKeys.tsx';
import { useAutoAdvance } from './useAutoAdvance.ts';
import { useSwipe } from './useSwipe.tsx';

/** Props of {@link Carousel}. */
export interface CarouselProps<Item> {
  /** The Korean name; also names the arrows (`이전 배너`). */
  label: string;
  items: readonly Item[];
  itemKey(item: Item, index: number): string | number;
  /** A slide; `isShown` is false for its neighbours, which wait out of sight. */
  renderSlide(item: Item, index: number, isShown: boolean): ReactNode;
  /** `banner` 16:9 with rounded corners, `gallery` 4:3, `fill` all of its place. */
  shape: 'banner' | 'gallery' | 'fill';
  /** `counter` shows `n / total`, `dots` one dot for each slide below. */
  indicator: 'counter' | 'dots';
  /** Time on each slide in ms; without it, and with dots, which have no pause button, nothing moves by itself. */
  intervalMs?: number;
  /** A swipe longer than this moves on, CSS px. */
  swipePx?: number;
  /** Which slide is first, from 0. */
  startIndex?: number;
  /** The arrow keys move it wherever the focus is: for a carousel that is all there is on the screen. */
  keysAnywhere?: boolean;
  onShowSlide?: (index: number) => void;
}

interface Position {
  index: number;
  motion: SlideMotion | null;
  /** The reader moved it, so it is announced. */
  byReader: boolean;
}

/** Slides one at a time, wrapping round (HO-3, HO-4, EV-6, EV-7, EV-10): swipe, arrows, arrow keys, and the clock where asked. */
export function Carousel<Item>(props: CarouselProps<Item>) {
  const {
    label,
    items,
    itemKey,
    renderSlide,
    shape,
    indicator,
    intervalMs,
    swipePx = 40,
    keysAnywhere = false,
    onShowSlide,
  } = props;
  const total = items.length;
  const [position, setPosition] = useState<Position>({
    index: props.startIndex ?? 0,
    motion: null,
    byReader: false,
  });
  const index = total === 0 ? 0 : Math.min(position.index, total - 1);
  const among = items.map(itemKey).join();

  const show = useCallback(
    (goal: number, direction: 1 | -1, byReader: boolean, fromPx = 0) => {
      const next = (goal + total) % total;
      if (next === index) return;
      setPosition({ index: next, motion: { leaving: index, direction, fromPx, among }, byReader });
      onShowSlide?.(next);
    },
    [index, total, among, onShowSlide],
  );
  const step = (direction: 1 | -1, fromPx?: number) => show(index + direction, direction, true, fromPx);
  const advance = useCallback(() => show(index + 1, 1, false), [show, index]);

  const isMany = total > 1;
  const { drawnPx, handlers: swipe } = useSwipe({ isEnabled: isMany, swipePx, onSwipe: step });
  const motion = position.motion?.among === among ? position.motion : null;
  // The finger has it now: let go, the slide would come in once more.
  if (drawnPx !== null && motion !== null) setPosition({ ...position, motion: null });
  const auto = useAutoAdvance({
    intervalMs: isMany && indicator === 'counter' ? intervalMs : undefined,
    isHeld: drawnPx !== null,
    index,
    onAdvance: advance,
  });
  const stepByKey = useArrowKeys({ isEnabled: isMany, isAnywhere: keysAnywhere, onStep: step });

  if (total === 0) return null;
  return (
    <section
      className={carousel({ shape })}
      aria-label={label}
      aria-roledescription={carouselWords.kind}
      onKeyDown={stepByKey}
      {...auto.handlers}
    >
      <div className={stage({ shape })} {...swipe}>
        {items.map((item, at) => (
          <CarouselSlide
            key={itemKey(item, at)}
            name={`${at + 1} / ${total}`}
            offset={offsetOf(at, index, total, drawnPx, auto.isReached)}
            at={at}
            drawnPx={drawnPx}
            motion={motion}
          >
            {renderSlide(item, at, at === index)}
          </CarouselSlide>
        ))}
        {isMany && indicator === 'dots' ? (
          <>
            <CarouselArrow direction={-1} label={label} place="stage" onStep={step} />
            <CarouselArrow direction={1} label={label} place="stage" onStep={step} />
          </>
        ) : null}
      </div>
      {isMany && indicator === 'counter' ? (
        <CarouselCorner label={label} index={index} total={total} auto={auto} onStep={step} />
      ) : null}
      {isMany && indicator === 'dots' ? <CarouselDots index={index} total={total} /> : null}
      <p className={visuallyHidden} aria-live="polite">
        {position.byReader ? `${label} ${index + 1} / ${total}` : ''}
      </p>
    </section>
  );
}

/**
 * Where a slide lies: 0 shown, 1 waits at the right, -1 at the left, null elsewhere. Of two slides the other one lies where it
 * is drawn from. The last one, at the left of the first, waits until somebody is near: few go back from the start.
 */
function offsetOf(
  at: number,
  index: number,
  total: number,
  drawnPx: number | null,
  isReached: boolean,
): 0 | 1 | -1 | null {
  if (at === index) return 0;
  const isNext = at === (index + 1) % total;
  const isPrevious = at === (index - 1 + total) % total && (index > 0 || isReached);
  if (isNext && isPrevious) return (drawnPx ?? 0) > 0 ? -1 : 1;
  if (isNext) return 1;
  return isPrevious ? -1 : null;
}
