import { dueSoon, dueSoonText } from '@campus-bell/domain/dueSoon';
import { koreaDayKey } from '@campus-bell/domain/koreaTime';
import { likedPath } from '@campus-bell/domain/likedAddress';
import { home } from '@campus-bell/domain/words/home';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import ChevronRight from 'lucide-react/icons/chevron-right';
import X from 'lucide-react/icons/x';
import { useSyncExternalStore } from 'react';
import { useEnvironment } from '../../environment/UiEnvironment.tsx';
import { useMinute } from '../../hooks/useMinute.tsx';
import { useNotices } from '../../notices/useNotices.tsx';
import { AppLink } from '../../widgets/AppLink/AppLink.tsx';
import { IconButton } from '../../widgets/IconButton/IconButton.tsx';
import { bar, link, place, sign, words } from './DueLine.css.ts';

const never = () => () => undefined;

/** Says how many liked notices end today or tomorrow, from what the device keeps; put away, it is gone for the day. */
export function DueLine() {
  const { signedIn } = useEnvironment();
  const now = useMinute();
  const notices = useNotices();
  const ends = useSyncExternalStore(
    notices?.deadlines.follow ?? never,
    () => notices?.deadlines.all() ?? null,
    () => null,
  );
  const dismissed = useSyncExternalStore(
    notices?.dismissed.follow ?? never,
    () => notices?.dismissed.day() ?? null,
    () => null,
  );
  const today = koreaDayKey(now);
  const text = ends === null ? null : dueSoonText(dueSoon(Object.values(ends), now));
  if (!signedIn || text === null || dismissed === today) return null;
  return (
    <div className={place}>
      <div className={bar}>
        <AppLink className={link} href={likedPath({ sort: 'deadline' })}>
          <CalendarClock className={sign} aria-hidden="true" size="1.25rem" strokeWidth={1.75} />
          <span className={words}>{text}</span>
          <ChevronRight className={sign} aria-hidden="true" size="1.125rem" />
        </AppLink>
        <IconButton
          label={home.notToday}
          icon={<X aria-hidden="true" size="1.125rem" />}
          onClick={() => {
            focusHeading();
            notices?.dismissed.on(today);
          }}
        />
      </div>
    </div>
  );
}

/** The line goes with its button: who uses keys goes on from a heading, not from nowhere. */
function focusHeading(): void {
  const heading = [...document.querySelectorAll<HTMLElement>('main h2')].at(-1);
  if (heading === undefined) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
