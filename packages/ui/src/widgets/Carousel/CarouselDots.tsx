import { dot, dots } from './Carousel.css.ts';

/** One dot for each slide. Only a picture of where the reader is: swipe, arrows and arrow keys do the moving. */
export function CarouselDots({ index, total }: { index: number; total: number }) {
  return (
    <div className={dots} aria-hidden="true">
      {Array.from({ length: total }, (_, at) => at).map((at) => (
        <span key={at} className={dot({ current: at === index })} />
      ))}
    </div>
  );
}
