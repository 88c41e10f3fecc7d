import { carousel } from '@campus-bell/domain/words/carousel';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { arrow, inCorner } from './Carousel.css.ts';

/** Props of {@link CarouselArrow}. */
export interface CarouselArrowProps {
  direction: 1 | -1;
  /** The Korean name of the carousel. */
  label: string;
  /** `stage` stands at the edge of the slide, `corner` among the other controls. */
  place: 'stage' | 'corner';
  onStep(direction: 1 | -1): void;
}

/** The button to the previous or the next slide. */
export function CarouselArrow({ direction, label, place, onStep }: CarouselArrowProps) {
  const Chevron = direction === 1 ? ChevronRight : ChevronLeft;
  const side = direction === 1 ? 'next' : 'previous';
  return (
    <button
      type="button"
      className={place === 'stage' ? arrow({ side }) : inCorner}
      aria-label={direction === 1 ? carousel.next({ slides: label }) : carousel.previous({ slides: label })}
      onClick={() => onStep(direction)}
    >
      <Chevron aria-hidden="true" size="1.25rem" />
    </button>
  );
}
