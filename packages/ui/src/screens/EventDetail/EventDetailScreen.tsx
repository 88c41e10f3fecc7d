import { eventQueries } from '@campus-bell/api/queries/events';
import { knownEvent } from '@campus-bell/api/queries/knownEvent';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useEnvironment } from '../../environment/UiEnvironment.tsx';
import { PageHeader } from '../../widgets/PageHeader/PageHeader.tsx';
import { EventActions } from './EventActions.tsx';
import { EventArticle } from './EventArticle.tsx';
import { screen } from './EventDetailScreen.css.ts';
import { EventLoading } from './EventLoading.tsx';
import { useSessionExpiredAlert } from './useSessionExpiredAlert.tsx';

/** Props of {@link EventDetailScreen}. */
export interface EventDetailScreenProps {
  eventId: number;
  onGoBack(): void;
}

/**
 * One event with its whole text and what can be done with it (spec §2, event detail). What a list knows of it stands
 * at once; the detail puts the rest in its place.
 */
export function EventDetailScreen({ eventId, onGoBack }: EventDetailScreenProps) {
  const { api } = useEnvironment();
  const queryClient = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery(eventQueries.detail(api, eventId));
  const [known] = useState(() => knownEvent(queryClient, eventId));
  useSessionExpiredAlert(error);
  const event = data ?? known;
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
      <PageHeader title="공지" plain={event !== null} onGoBack={onGoBack} />
      <main className={screen}>
        {event === null ? loading : <EventArticle event={event} rest={data === undefined ? loading : null} />}
      </main>
      {event === null ? null : <EventActions event={event} />}
    </>
  );
}
