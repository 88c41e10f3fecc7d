import { card } from '@campus-bell/domain/words/card';
import { useIsRead } from '../../notices/useNotices.tsx';
import { visuallyHidden } from '../../tokens/utilities.css.ts';
import { read } from './EventCard.css.ts';

/** Says of an event that it was opened; the title that follows is quieter then. */
export function ReadWords({ eventId }: { eventId: number }) {
  if (!useIsRead(eventId)) return null;
  return <span className={`${visuallyHidden} ${read}`}>{card.read}</span>;
}
