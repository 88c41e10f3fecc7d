import type { CalendarPayload } from '@campus-bell/domain/calendarRange';
import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '../createApiClient.ts';
import { registerCalendarEvent } from '../endpoints/events.ts';

/** Puts an event into the member's calendar (CA-5). One mutation key per event, so that a dialog opened anew knows of a call under way. */
export function registerCalendarMutation(api: ApiClient, eventId: number) {
  return mutationOptions({
    mutationKey: ['calendar', eventId],
    mutationFn: (payload: CalendarPayload) => registerCalendarEvent(api, payload),
  });
}
