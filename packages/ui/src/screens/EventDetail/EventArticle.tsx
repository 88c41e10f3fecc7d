import type { EventDetail } from '@campus-bell/api/wire/event';
import { countLabel } from '@campus-bell/domain/countLabel';
import { eventTitle } from '@campus-bell/domain/eventTitle';
import { formatKoreaDateTime, parseServerTime } from '@campus-bell/domain/koreaTime';
import { noticeLines } from '@campus-bell/domain/noticeText';
import type { ReactNode } from 'react';
import { visuallyHidden } from '../../tokens/utilities.css.ts';
import { Chip } from '../../widgets/Chip/Chip.tsx';
import { LinkedText } from '../../widgets/LinkedText/LinkedText.tsx';
import { body, count, head, meta, nothing, title, writer, writerName } from './EventArticle.css.ts';
import { EventImages } from './EventImages.tsx';

/** Props of {@link EventArticle}. */
export interface EventArticleProps {
  event: EventDetail;
  /** Says that the rest is on its way, or why it is not; null when `event` is all there is. */
  rest?: ReactNode;
}

/** An event to read: board, title, when and how often seen, images, text, writer (EV-5). */
export function EventArticle({ event, rest = null }: EventArticleProps) {
  const createdAt = parseServerTime(event.createdAt);
  const hasText = noticeLines(event.content).length > 0;
  return (
    <article>
      <header className={head}>
        {event.boardName === '' ? null : <Chip tone="accent">{event.boardName}</Chip>}
        <h1 className={title}>{eventTitle(event)}</h1>
        <p className={meta}>
          {createdAt === null ? null : (
            <time dateTime={createdAt.toISOString()}>{formatKoreaDateTime(createdAt)}</time>
          )}
          <Count name="조회" unit="회" of={event.viewCount} />
          <Count name="찜" unit="개" of={event.likesCount} />
        </p>
      </header>
      {event.imageUrls.length === 0 ? null : (
        <EventImages imageUrls={event.imageUrls} areTheNotice={!hasText} />
      )}
      <div className={body}>
        {hasText ? <LinkedText content={event.content} /> : null}
        {rest === null && !hasText ? <p className={nothing}>{wordsForNoText(event)}</p> : null}
        {rest}
      </div>
      {event.writer === null ? null : (
        <p className={writer}>
          <span className={writerName}>작성자</span> {event.writer}
        </p>
      )}
    </article>
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

function wordsForNoText({ imageUrls, url }: EventDetail): string {
  if (imageUrls.length > 0) return '글 없이 이미지로 올라온 공지예요.';
  return url === null
    ? '본문이 없는 공지예요.'
    : '본문이 없는 공지예요. 자세한 내용은 사이트에서 볼 수 있어요.';
}
