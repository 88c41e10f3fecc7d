import type { EventDetail } from '@campus-bell/api/wire/event';
import { eventTitle } from '@campus-bell/domain/eventTitle';
import { noticeLines } from '@campus-bell/domain/noticeText';
import { post } from '@campus-bell/domain/words/post';
import { writtenIn } from '@campus-bell/domain/writtenIn';
import type { ReactNode, Ref } from 'react';
import type { ReadDeadline } from '../../widgets/DeadlineChip/readDeadline.ts';
import { LinkedText, type LinkedTextProps } from '../../widgets/LinkedText/LinkedText.tsx';
import { body, nothing, writer, writerName } from './EventArticle.css.ts';
import { EventHead } from './EventHead.tsx';
import { EventImages } from './EventImages.tsx';
import type { TranslatedEvent } from './useTranslation.ts';

/** Props of {@link EventArticle}. */
export interface EventArticleProps {
  event: EventDetail;
  /** Only board, title and a picture are known of it. */
  isPartial?: boolean;
  titleRef: Ref<HTMLHeadingElement>;
  deadline: ReadDeadline | null;
  /** What of the text is marked. */
  mark?: LinkedTextProps['mark'];
  onShowPlace(): void;
  /** Its title and text in English, to stand in their place. */
  translated?: TranslatedEvent | null;
  /** What translates it. */
  translate?: ReactNode;
  /** Says that the rest is on its way, or why it is not; null when `event` is all there is. */
  rest?: ReactNode;
  /** What stands below all of it. */
  children?: ReactNode;
}

/** An event to read: board, title, when and how often seen, images, text, writer (EV-5). */
export function EventArticle(props: EventArticleProps) {
  const {
    event,
    isPartial = false,
    titleRef,
    deadline,
    mark = null,
    onShowPlace,
    translated = null,
    rest = null,
  } = props;
  const hasText = noticeLines(event.content).length > 0;
  const isAwaited = rest !== null && !hasText;
  return (
    <article>
      <EventHead
        event={event}
        isPartial={isPartial}
        titleRef={titleRef}
        deadline={deadline}
        onShowPlace={onShowPlace}
        translated={translated}
        translate={props.translate}
      />
      {event.imageUrls.length === 0 ? null : (
        <EventImages
          title={eventTitle(event)}
          imageUrls={event.imageUrls}
          areTheNotice={!hasText && !isPartial}
        />
      )}
      {/* What only tells that the text is on its way makes room for it, and is not pushed down by the pictures. */}
      <div key={isAwaited ? 'awaited' : 'text'} className={body}>
        {hasText ? (
          <LinkedText
            content={(translated ?? event).content}
            mark={mark}
            lang={translated ? 'en' : undefined}
          />
        ) : null}
        {rest === null && !hasText ? <p className={nothing}>{wordsForNoText(event)}</p> : null}
        {rest}
      </div>
      {event.writer === null ? null : (
        <p className={writer}>
          <span className={writerName}>{post.writer}</span>{' '}
          <span lang={writtenIn(event.writer)}>{event.writer}</span>
        </p>
      )}
      {props.children}
    </article>
  );
}

function wordsForNoText({ imageUrls, url }: EventDetail): string {
  if (imageUrls.length > 0) return post.imagesOnly;
  return url === null ? post.noText : post.noTextButSite;
}
