import { useLateParts } from '../../late/useLateParts.ts';

/** Says of an event that it was opened on this device, once the part that knows has come. */
export function ReadMark({ eventId }: { eventId: number }) {
  const late = useLateParts();
  return late === null ? null : <late.ReadWords eventId={eventId} />;
}
