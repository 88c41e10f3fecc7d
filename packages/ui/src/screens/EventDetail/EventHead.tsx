import type { EventDetail } from '@campus-bell/api/wire/event';
import { countLabel } from '@campus-bell/domain/countLabel';
import { eventTitle } from '@campus-bell/domain/eventTitle';
import { formatKoreaDateTime, parseServerTime } from '@campus-bell/domain/koreaTime';
import type { Ref } from 'react';
import { visuallyHidden } from '../../tokens/utilities.css.ts';
import { Chip } from '../../widgets/Chip/Chip.tsx';
import { DeadlineLabel } from '../../widgets/DeadlineChip/DeadlineLabel.tsx';
import type { ReadDeadline } from '../../widgets/DeadlineChip/readDeadline.ts';
import { SaveDeadlines } from '../../widgets/SaveDeadlines/SaveDeadlines.tsx';
import { chips, count, head, meta, title } from './EventArticle.css.ts';
import { save } from './EventDeadline.css.ts';
import { EventDeadline } from './EventDeadline.tsx';

/** Props of {@link EventHead}. */
export interface EventHeadProps {
  event: EventDetail;
  /** Only board and title are known of it. */
  isPartial: boolean;
  titleRef: Ref<HTMLHeadingElement>;
  deadline: ReadDeadline | null;
  onShowPlace(): void;
}

/** What stands above an event's text: board, title, when and how often seen, until when one can act. */
export function EventHead({ event, isPartial, titleRef, deadline, onShowPlace }: EventHeadProps) {
  const createdAt = parseServerTime(event.createdAt);
  return (
    <header className={head}>
      <div className={chips}>
        {event.boardName === '' ? null : <Chip tone="accent">{event.boardName}</Chip>}
        {isPartial ? null : <DeadlineLabel event={event} />}
      </div>
      <h1 ref={titleRef} className={title}>
        {eventTitle(event)}
      </h1>
      <p className={meta}>
        {createdAt === null ? null : (
          <time dateTime={createdAt.toISOString()}>{formatKoreaDateTime(createdAt)}</time>
        )}
        {isPartial ? (
          // Keeps the line's room.
          '\u00a0'
        ) : (
          <>
            <Count name="조회" unit="회" of={event.viewCount} />
            <Count name="찜" unit="개" of={event.likesCount} />
          </>
        )}
      </p>
      {deadline === null ? null : <EventDeadline deadline={deadline} onShowPlace={onShowPlace} />}
      {deadline === null || deadline.stage === 'over' ? null : (
        <div className={save}>
          <SaveDeadlines tone="quiet" events={[event]} name={eventTitle(event)}>
            마감을 캘린더 파일로 저장
          </SaveDeadlines>
        </div>
      )}
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
