import { carousel } from '@campus-bell/domain/words/carousel';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { size } from '../../tokens/space.ts';
import { corner, counter, inCorner } from './Carousel.css.ts';
import { CarouselArrow } from './CarouselArrow.tsx';

/** Props of {@link CarouselCorner}. */
export interface CarouselCornerProps {
  /** The Korean name of the carousel. */
  label: string;
  index: number;
  total: number;
  auto: { isAvailable: boolean; isPaused: boolean; togglePause(): void };
  onStep(direction: 1 | -1): void;
}

/** The controls in one corner, so that the picture stays free: counter `n / total` between the arrows, and pause. */
export function CarouselCorner({ label, index, total, auto, onStep }: CarouselCornerProps) {
  return (
    <div className={corner}>
      <CarouselArrow direction={-1} label={label} place="corner" onStep={onStep} />
      <p className={counter}>
        {index + 1} / {total}
      </p>
      <CarouselArrow direction={1} label={label} place="corner" onStep={onStep} />
      {auto.isAvailable ? (
        <button
          type="button"
          className={inCorner}
          aria-label={auto.isPaused ? carousel.resume : carousel.pause}
          onClick={auto.togglePause}
        >
          {auto.isPaused ? (
            <Play aria-hidden="true" size={size.iconSmall} />
          ) : (
            <Pause aria-hidden="true" size={size.iconSmall} />
          )}
        </button>
      ) : null}
    </div>
  );
}
