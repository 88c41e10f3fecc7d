import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { card, ghostMeta, image, preview, previewRow, rank, title } from './EventCard.css.ts';

/** The shape of an {@link EventCard} that is on its way; `ranked` keeps the column of its rank. */
export function EventCardSkeleton({ ranked = false }: { ranked?: boolean }) {
  return (
    <div className={card()} aria-hidden="true">
      {ranked ? <span className={rank} /> : null}
      <div className={title}>
        <Skeleton shape="line" />
        <Skeleton shape="longLine" />
      </div>
      <div className={previewRow}>
        <div className={preview}>
          <Skeleton shape="line" />
        </div>
      </div>
      <div className={image}>
        <Skeleton shape="thumbnail" />
      </div>
      <div className={ghostMeta}>
        <Skeleton shape="shortLine" />
      </div>
    </div>
  );
}
