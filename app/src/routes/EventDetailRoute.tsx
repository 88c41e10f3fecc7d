import { eventIdParam, routes } from '@campus-bell/domain/routes';
import { EventDetailScreen } from '@campus-bell/ui/screens/EventDetail/EventDetailScreen';
import { useParams } from 'react-router-dom';
import { useGoBack } from '../shell/useGoBack.ts';
import { NotFoundRoute } from './NotFoundRoute.tsx';

/** `/event/{id}`: anything but a plain id is not found and asks the server nothing (FR-2). */
export function EventDetailRoute() {
  const eventId = eventIdParam(useParams().eventId);
  const goBack = useGoBack(routes.events);
  if (eventId === null) return <NotFoundRoute />;
  return <EventDetailScreen key={eventId} eventId={eventId} onGoBack={goBack} />;
}
