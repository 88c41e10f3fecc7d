import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { card, ghostMeta, image, main, preview, title, words } from './EventCard.css.ts';

/** The shape of an {@link EventCard} that is on its way. */
export function EventCardSkeleton() {
  return (
    <div className={card()} aria-hidden="true">
      <div className={main}>
        <div className={words}>
          <div className={title}>
            <Skeleton shape="line" />
            <Skeleton shape="longLine" />
          </div>
          <div className={preview}>
            <Skeleton shape="line" />
          </div>
        </div>
        <div className={image}>
          <Skeleton shape="thumbnail" />
        </div>
      </div>
      <div className={ghostMeta}>
        <Skeleton shape="shortLine" />
      </div>
    </div>
  );
}
