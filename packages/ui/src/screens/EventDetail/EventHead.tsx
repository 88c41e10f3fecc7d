import type { EventCard, EventDetail } from '@campus-bell/api/wire/event';
import { countLabel } from '@campus-bell/domain/countLabel';
import { eventTitle } from '@campus-bell/domain/eventTitle';
import { formatKoreaDateTime, parseServerTime } from '@campus-bell/domain/koreaTime';
import { campusName } from '@campus-bell/domain/words/campus/campusName';
import { deadline as deadlineWords } from '@campus-bell/domain/words/deadline';
import { post } from '@campus-bell/domain/words/post';
import { writtenIn } from '@campus-bell/domain/writtenIn';
import type { ReactNode, Ref } from 'react';
import { visuallyHidden } from '../../tokens/utilities.css.ts';
import { Chip } from '../../widgets/Chip/Chip.tsx';
import { DeadlineChip } from '../../widgets/DeadlineChip/DeadlineChip.tsx';
import type { ReadDeadline } from '../../widgets/DeadlineChip/readDeadline.ts';
import { SaveDeadlines } from '../../widgets/SaveDeadlines/SaveDeadlines.tsx';
import { chips, count, head, meta, title } from './EventArticle.css.ts';
import { save } from './EventDeadline.css.ts';
import { EventDeadline } from './EventDeadline.tsx';
import type { TranslatedEvent } from './useTranslation.ts';

/** Props of {@link EventHead}. */
export interface EventHeadProps {
  event: EventCard | EventDetail;
  /** Only board and title are known of it. */
  isPartial: boolean;
  titleRef: Ref<HTMLHeadingElement>;
  deadline: ReadDeadline | null;
  onShowPlace(): void;
  /** Its title in English, to stand in its place. */
  translated: TranslatedEvent | null;
  /** What translates it. */
  translate: ReactNode;
}

/** What stands above an event's text: board, title, when and how often seen, until when one can act. */
export function EventHead(props: EventHeadProps) {
  const { event, isPartial, titleRef, deadline, onShowPlace, translated, translate } = props;
  const board = campusName(event.boardName);
  const createdAt = parseServerTime(event.createdAt);
  return (
    <header className={head}>
      <div className={chips}>
        {board === '' ? null : (
          <Chip tone="accent" lang={writtenIn(board)}>
            {board}
          </Chip>
        )}
        {isPartial ? null : <DeadlineChip event={event} />}
      </div>
      <h1 ref={titleRef} className={title} lang={translated ? 'en' : writtenIn(event.title)}>
        {eventTitle(translated ?? event)}
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
            <Count
              short={post.views({ count: countLabel(event.viewCount) })}
              exact={post.exactViews({ count: event.viewCount })}
            />
            <Count
              short={post.likes({ count: countLabel(event.likesCount) })}
              exact={post.exactLikes({ count: event.likesCount })}
            />
          </>
        )}
      </p>
      {translate}
      {deadline === null ? null : <EventDeadline deadline={deadline} onShowPlace={onShowPlace} />}
      {deadline === null || deadline.stage === 'over' ? null : (
        <div className={save}>
          <SaveDeadlines tone="quiet" events={[event]} name={eventTitle(event)}>
            {deadlineWords.saveOne}
          </SaveDeadlines>
        </div>
      )}
    </header>
  );
}

function Count({ short, exact }: { short: string; exact: string }) {
  return (
    <span className={count}>
      <span aria-hidden="true">{short}</span>
      <span className={visuallyHidden}>{exact}</span>
    </span>
  );
}
