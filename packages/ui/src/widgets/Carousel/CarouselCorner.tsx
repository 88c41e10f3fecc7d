import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { size } from '../../tokens/space.ts';
import { visuallyHidden } from '../../tokens/utilities.css.ts';
import { corner, counter, pause } from './Carousel.css.ts';

/** Props of {@link CarouselCorner}. */
export interface CarouselCornerProps {
  index: number;
  total: number;
  auto: { isAvailable: boolean; isPaused: boolean; togglePause(): void };
}

/** The counter `n / total`, and the pause button where slides move by themselves. */
export function CarouselCorner({ index, total, auto }: CarouselCornerProps) {
  return (
    <div className={corner}>
      {auto.isAvailable ? (
        <button type="button" className={pause} onClick={auto.togglePause}>
          {auto.isPaused ? (
            <Play aria-hidden="true" size={size.iconSmall} />
          ) : (
            <Pause aria-hidden="true" size={size.iconSmall} />
          )}
          <span className={visuallyHidden}>{auto.isPaused ? '자동 넘김 켜기' : '자동 넘김 멈추기'}</span>
        </button>
      ) : null}
      <p className={counter}>
        {index + 1} / {total}
      </p>
    </div>
  );
}
