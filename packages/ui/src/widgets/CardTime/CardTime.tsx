import { formatKoreaDateTime, parseServerTime } from '@campus-bell/domain/koreaTime';
import { cardTime } from '@campus-bell/domain/relativeTime';
import { useMinute } from '../../hooks/useMinute.tsx';

/** How long ago a server time was, with the full date in Korea as its label; nothing for a time that cannot be read. */
export function CardTime({ at, place }: { at: string | null; place?: string }) {
  const now = useMinute();
  const date = parseServerTime(at);
  if (date === null) return null;
  return (
    <time className={place} dateTime={date.toISOString()} title={formatKoreaDateTime(date)}>
      {cardTime(date, now)}
    </time>
  );
}
