import { eventIdParam, eventPath, routes } from '@campus-bell/domain/routes';
import { EventDetailScreen, type EventList } from '@campus-bell/ui/screens/EventDetail/EventDetailScreen';
import { OpeningEvent } from '@campus-bell/ui/screens/EventDetail/OpeningEvent';
import { useLayoutEffect } from 'react';
import { matchPath, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { onMemberLeft } from '../session/sessionStore.ts';
import { comeBackToRow } from '../shell/comeBackToRow.ts';
import { forgetPushed } from '../shell/forgetPushed.ts';
import { isReadOn } from '../shell/isReadOn.ts';
import { openedFrom } from '../shell/openedFrom.ts';
import { NotFoundRoute } from './NotFoundRoute.tsx';
import { useGoBack } from './useGoBack.ts';

export { OpeningEvent };

onMemberLeft(forgetPushed);

/** `/event/{id}`: anything but a plain id is not found and asks the server nothing (FR-2). Steps within a list replace it. */
export function EventDetailRoute() {
  const { pathname } = useLocation();
  const eventId = eventIdParam(matchPath(routes.event, pathname)?.params.eventId);
  const goBack = useGoBack(routes.events);
  const list = useEventList(eventId);
  if (eventId === null) return <NotFoundRoute />;
  return <EventDetailScreen key={eventId} eventId={eventId} list={list} onGoBack={goBack} />;
}

function useEventList(shown: number | null): EventList | null {
  const navigate = useNavigate();
  const opened = openedFrom(useLocation().state);
  const isMovedOn = opened?.isMovedOn ?? false;
  const hasJustMoved = useNavigationType() === 'REPLACE' && isMovedOn;
  useLayoutEffect(() => {
    if (hasJustMoved) window.scrollTo(0, 0);
  }, [hasJustMoved]);
  if (opened === null) return null;
  return {
    from: opened,
    isMovedOn: isReadOn(opened, shown),
    onShow: (eventId, direction) => {
      comeBackToRow(opened, eventId, direction);
      void navigate(eventPath(eventId), { replace: true, state: { ...opened, isMovedOn: true } });
    },
  };
}
