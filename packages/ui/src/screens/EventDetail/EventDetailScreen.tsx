import { eventQueries } from '@campus-bell/api/queries/events';
import { useQuery } from '@tanstack/react-query';
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

/** One event with its whole text and what can be done with it (spec §2, event detail). */
export function EventDetailScreen({ eventId, onGoBack }: EventDetailScreenProps) {
  const { api } = useEnvironment();
  const { data: event, error, isFetching, refetch } = useQuery(eventQueries.detail(api, eventId));
  useSessionExpiredAlert(error);

  return (
    <>
      <PageHeader title="공지" plain={event !== undefined} onGoBack={onGoBack} />
      <main className={screen}>
        {event === undefined ? (
          <EventLoading error={error} isFetching={isFetching} onRetry={() => void refetch()} />
        ) : (
          <EventArticle event={event} />
        )}
      </main>
      {event === undefined ? null : <EventActions event={event} />}
    </>
  );
}
