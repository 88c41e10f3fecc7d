import type { EventDetail } from '@campus-bell/api/wire/event';
import { noticeLines } from '@campus-bell/domain/noticeText';
import type { ReactNode, Ref } from 'react';
import { useEnvironment } from '../../environment/UiEnvironment.tsx';
import { readDeadline } from '../../widgets/DeadlineChip/readDeadline.ts';
import { LinkedText } from '../../widgets/LinkedText/LinkedText.tsx';
import { body, nothing, writer, writerName } from './EventArticle.css.ts';
import { EventHead } from './EventHead.tsx';
import { EventImages } from './EventImages.tsx';
import { usePlaceInText } from './usePlaceInText.tsx';

/** Props of {@link EventArticle}. */
export interface EventArticleProps {
  event: EventDetail;
  titleRef: Ref<HTMLHeadingElement>;
  /** Says that the rest is on its way, or why it is not; null when `event` is all there is. */
  rest?: ReactNode;
}

/** An event to read: board, title, when and how often seen, images, text, writer (EV-5). */
export function EventArticle({ event, titleRef, rest = null }: EventArticleProps) {
  const { now } = useEnvironment();
  const deadline = readDeadline(event, now());
  const { mark, show } = usePlaceInText(deadline?.place ?? null);
  const hasText = noticeLines(event.content).length > 0;
  return (
    <article>
      <EventHead event={event} titleRef={titleRef} deadline={deadline} onShowPlace={show} />
      {event.imageUrls.length === 0 ? null : (
        <EventImages imageUrls={event.imageUrls} areTheNotice={!hasText} />
      )}
      <div className={body}>
        {hasText ? <LinkedText content={event.content} mark={mark} /> : null}
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

function wordsForNoText({ imageUrls, url }: EventDetail): string {
  if (imageUrls.length > 0) return '글 없이 이미지로 올라온 공지예요.';
  return url === null
    ? '본문이 없는 공지예요.'
    : '본문이 없는 공지예요. 자세한 내용은 사이트에서 볼 수 있어요.';
}
