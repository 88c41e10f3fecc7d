import type { EventDetail } from '@campus-bell/api/wire/event';
import { boardByName } from '@campus-bell/domain/categories';
import { type ReactNode, type Ref, useState } from 'react';
import { useMinute } from '../../hooks/useMinute.tsx';
import { readDeadline } from '../../widgets/DeadlineChip/readDeadline.ts';
import { BoardSubscriptionButton } from './BoardSubscriptionButton.tsx';
import { EventArticle } from './EventArticle.tsx';
import { TranslatePlace } from './TranslatePlace.tsx';
import { usePlaceInText } from './usePlaceInText.tsx';
import type { TranslatedEvent } from './useTranslation.ts';

/** Props of {@link ReadableEvent}. */
export interface ReadableEventProps {
  event: EventDetail;
  /** Only board, title and a picture are known of it. */
  isPartial: boolean;
  /** It was drawn before the app had started, and the app's own answer is on its way. */
  isFirst: boolean;
  titleRef: Ref<HTMLHeadingElement>;
  /** Says that the rest is on its way, or why it is not; null when `event` is all there is. */
  rest: ReactNode;
}

interface Translation {
  event: TranslatedEvent;
  /** The text that it is a translation of. */
  of: string;
}

/**
 * An event to read, with what a tap in its text does: it shows where a deadline was found, translates it, and subscribes
 * to the board.
 */
export function ReadableEvent({ event, isPartial, isFirst, titleRef, rest }: ReadableEventProps) {
  const read = readDeadline(event, useMinute());
  const deadline = isPartial ? null : read;
  const { mark, show } = usePlaceInText(deadline?.place ?? null);
  const [translation, setTranslation] = useState<Translation | null>(null);
  const isTranslated = translation !== null && translation.of === event.content;
  const board = isPartial || isFirst ? null : boardByName(event.boardName);
  return (
    <EventArticle
      event={event}
      translated={isTranslated ? translation.event : null}
      isPartial={isPartial}
      titleRef={titleRef}
      deadline={deadline}
      mark={isTranslated ? null : mark}
      onShowPlace={() => {
        // It was found in what was posted.
        setTranslation(null);
        show();
      }}
      translate={
        isPartial ? null : (
          <TranslatePlace
            event={event}
            isComplete={rest === null}
            isTranslated={isTranslated}
            onTranslate={(translated) =>
              setTranslation(translated && { event: translated, of: event.content })
            }
          />
        )
      }
      rest={rest}
    >
      {board === null ? null : <BoardSubscriptionButton board={board} />}
    </EventArticle>
  );
}
