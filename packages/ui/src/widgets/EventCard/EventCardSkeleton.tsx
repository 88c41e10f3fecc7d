import { memo } from 'react';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { card, image, meta, preview, rank, title } from './EventCard.css.ts';

/** The shape of an {@link EventCard} that is on its way; `ranked` keeps the column of its rank. */
export const EventCardSkeleton = memo(function EventCardSkeleton({ ranked = false }: { ranked?: boolean }) {
  const beside = { ranked, pictured: true };
  return (
    <div className={card(beside)} aria-hidden="true">
      <div className={image}>
        <Skeleton shape="thumbnail" />
      </div>
      {ranked ? <span className={rank} /> : null}
      <div className={title}>
        <Skeleton shape="line" />
        <Skeleton shape="longLine" />
      </div>
      <div className={preview}>
        <Skeleton shape="line" />
      </div>
      <div className={meta(beside)}>
        <Skeleton shape="shortLine" />
      </div>
    </div>
  );
});
