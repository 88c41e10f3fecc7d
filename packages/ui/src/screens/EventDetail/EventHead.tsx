import type { EventDetail } from '@campus-bell/api/wire/event';
import { countLabel } from '@campus-bell/domain/countLabel';
import { eventTitle } from '@campus-bell/domain/eventTitle';
import { formatKoreaDateTime, parseServerTime } from '@campus-bell/domain/koreaTime';
import type { Ref } from 'react';
import { visuallyHidden } from '../../tokens/utilities.css.ts';
import { Chip } from '../../widgets/Chip/Chip.tsx';
import { count, head, meta, title } from './EventArticle.css.ts';

/** Props of {@link EventHead}. */
export interface EventHeadProps {
  event: EventDetail;
  titleRef: Ref<HTMLHeadingElement>;
}

/** What stands above an event's text: board, title, when and how often seen. */
export function EventHead({ event, titleRef }: EventHeadProps) {
  const createdAt = parseServerTime(event.createdAt);
  return (
    <header className={head}>
      {event.boardName === '' ? null : <Chip tone="accent">{event.boardName}</Chip>}
      <h1 ref={titleRef} className={title}>
        {eventTitle(event)}
      </h1>
      <p className={meta}>
        {createdAt === null ? null : (
          <time dateTime={createdAt.toISOString()}>{formatKoreaDateTime(createdAt)}</time>
        )}
        <Count name="조회" unit="회" of={event.viewCount} />
        <Count name="찜" unit="개" of={event.likesCount} />
      </p>
    </header>
  );
}

function Count({ name, unit, of }: { name: string; unit: string; of: number }) {
  return (
    <span className={count}>
      <span aria-hidden="true">
        {name} {countLabel(of)}
      </span>
      <span className={visuallyHidden}>
        {name} {of}
        {unit}
      </span>
    </span>
  );
}
