import { eventQueries } from '@campus-bell/api/queries/events';
import { knownEvent } from '@campus-bell/api/queries/knownEvent';
import type { CameFrom } from '@campus-bell/api/queries/neighbours';
import { eventTitle } from '@campus-bell/domain/eventTitle';
import { detail } from '@campus-bell/domain/words/detail';
import { post } from '@campus-bell/domain/words/post';
import { product } from '@campus-bell/domain/words/product';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useEnvironment } from '../../environment/UiEnvironment.tsx';
import { useHeldFailure } from '../../hooks/useHeldFailure.tsx';
import { useNotices } from '../../notices/useNotices.tsx';
import { SavedAge } from '../../widgets/PagedList/SavedAge.tsx';
import { useSavedAge } from '../../widgets/PagedList/useSavedAge.ts';
import { PageHeader } from '../../widgets/PageHeader/PageHeader.tsx';
import { EventActions } from './EventActions.tsx';
import { screen } from './EventDetailScreen.css.ts';
import { EventGone } from './EventGone.tsx';
import { EventLoading } from './EventLoading.tsx';
import { firstEvent } from './firstEvent.ts';
import { NeighbourButtons } from './NeighbourButtons.tsx';
import { ReadableEvent } from './ReadableEvent.tsx';
import { type Direction, useNeighbours } from './useNeighbours.ts';
import { useScrolledAway } from './useScrolledAway.tsx';
import { useSessionExpiredAlert } from './useSessionExpiredAlert.tsx';
import { useSwipeBetween } from './useSwipeBetween.ts';

/** Props of {@link EventDetailScreen}. */
export interface EventDetailScreenProps {
  eventId: number;
  /** The list it was opened from, and what shows another event of that in its place. */
  list?: EventList | null;
  onGoBack(): void;
}

/** Where the events before and after one are. */
export interface EventList {
  from: CameFrom;
  /** It was left for another one of the list: what was loaded of it a moment ago is not asked for again. */
  isMovedOn?: boolean;
  onShow(eventId: number, direction: Direction): void;
}

const sameReadingMs = 5 * 60_000;

/**
 * One event with its whole text and what can be done with it (spec §2, event detail). What a list knows of it, or its
 * push said, stands at once; the detail puts the rest in its place. The header and the page's title are the event's.
 */
export function EventDetailScreen({ eventId, list = null, onGoBack }: EventDetailScreenProps) {
  const { api, firstContent } = useEnvironment();
  const queryClient = useQueryClient();
  const query = useQuery({
    ...eventQueries.detail(api, eventId),
    staleTime: list?.isMovedOn ? sameReadingMs : 0,
  });
  const { data, dataUpdatedAt, error, isFetching, refetch } = query;
  const failure = useHeldFailure(query);
  const steps = useNeighbours(eventId, list);
  const swipe = useSwipeBetween(steps);
  const [known] = useState(() => knownEvent(queryClient, eventId));
  const [first] = useState(() => firstEvent(firstContent?.(), eventId));
  const [titleRef, isTitleAway] = useScrolledAway();
  const age = useSavedAge(data !== undefined && isFetching ? dataUpdatedAt : undefined);
  useSessionExpiredAlert(error);
  const pendingError = failure.isFailed ? (failure.error ?? null) : null;
  const isGone = pendingError?.status === 404;
  const answered = data ?? known;
  const event = isGone ? null : (answered ?? first?.event ?? null);
  const isPartial = answered === null && first?.isPartial === true;
  const isDrawn = answered === null && first?.isPartial === false;
  const place = post.notice;
  const name = event === null ? place : eventTitle(event);
  const isShown = event !== null;
  const read = useNotices()?.read;
  useEffect(() => {
    if (isShown) read?.add(eventId);
  }, [isShown, read, eventId]);
  const loading = (
    <EventLoading
      error={pendingError}
      isFetching={isFetching}
      hasHead={event !== null}
      onRetry={() => void refetch()}
    />
  );

  return (
    <>
      <title>{product.titled({ page: isGone ? detail.gone.title : name })}</title>
      <PageHeader
        title={isTitleAway ? name : place}
        plain={event !== null}
        onGoBack={onGoBack}
        {...(steps === null ? {} : { actions: <NeighbourButtons {...steps} /> })}
      />
      <main className={`${screen} ${swipe.className}`} style={swipe.style} {...swipe.handlers}>
        <SavedAge text={age === null ? null : post.savedAt({ age })} role="status" />
        {isGone ? <EventGone /> : null}
        {event === null && !isGone ? loading : null}
        {event === null ? null : (
          <ReadableEvent
            event={event}
            isPartial={isPartial}
            isFirst={answered === null}
            titleRef={titleRef}
            rest={data === undefined && (!isDrawn || pendingError !== null) ? loading : null}
          />
        )}
      </main>
      {isGone || answered === null ? null : <EventActions event={answered} />}
    </>
  );
}
