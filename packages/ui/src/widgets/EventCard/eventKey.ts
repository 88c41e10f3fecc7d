import type { EventCard } from '@campus-bell/api/wire/event';

/** What makes an event unique in its list; the same function at every render, for the rows to stay as they are. */
export const eventKey = ({ eventId }: EventCard) => eventId;
