import { eventQueries } from '@campus-bell/api/queries/events';
import { knownEvent } from '@campus-bell/api/queries/knownEvent';
import { eventTitle } from '@campus-bell/domain/eventTitle';
import { messages } from '@campus-bell/domain/messages';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useEnvironment } from '../../environment/UiEnvironment.tsx';
import { PageHeader } from '../../widgets/PageHeader/PageHeader.tsx';
import { EventActions } from './EventActions.tsx';
import { EventArticle } from './EventArticle.tsx';
import { screen } from './EventDetailScreen.css.ts';
import { EventGone } from './EventGone.tsx';
import { EventLoading } from './EventLoading.tsx';
import { useScrolledAway } from './useScrolledAway.tsx';
import { useSessionExpiredAlert } from './useSessionExpiredAlert.tsx';

/** Props of {@link EventDetailScreen}. */
export interface EventDetailScreenProps {
  eventId: number;
  onGoBack(): void;
}

const place = '공지';

/**
 * One event with its whole text and what can be done with it (spec §2, event detail). What a list knows of it stands
 * at once; the detail puts the rest in its place. The header and the page's title are the event's.
 */
export function EventDetailScreen({ eventId, onGoBack }: EventDetailScreenProps) {
  const { api } = useEnvironment();
  const queryClient = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery(eventQueries.detail(api, eventId));
  const [known] = useState(() => knownEvent(queryClient, eventId));
  const [titleRef, isTitleAway] = useScrolledAway();
  useSessionExpiredAlert(error);
  const isGone = data === undefined && error?.status === 404;
  const event = isGone ? null : (data ?? known);
  const name = event === null ? place : eventTitle(event);
  const loading = (
    <EventLoading
      error={error}
      isFetching={isFetching}
      hasHead={event !== null}
      onRetry={() => void refetch()}
    />
  );

  return (
    <>
      <title>{`${isGone ? messages.detail.gone.title : name} | 캠퍼스벨`}</title>
      <PageHeader title={isTitleAway ? name : place} plain={event !== null} onGoBack={onGoBack} />
      <main className={screen}>
        {isGone ? <EventGone /> : null}
        {event === null && !isGone ? loading : null}
        {event === null ? null : (
          <EventArticle event={event} titleRef={titleRef} rest={data === undefined ? loading : null} />
        )}
      </main>
      {event === null ? null : <EventActions event={event} />}
    </>
  );
}
