import { deadline as deadlineWords } from '@campus-bell/domain/words/deadline';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import type { ReadDeadline } from '../../widgets/DeadlineChip/readDeadline.ts';
import { icon, moment, deadline as row, shown, source } from './EventDeadline.css.ts';

/** Props of {@link EventDeadline}. */
export interface EventDeadlineProps {
  deadline: ReadDeadline;
  onShowPlace(): void;
}

/** The deadline of an event in full, and where it was found: of one in the body a tap shows the place. */
export function EventDeadline({ deadline, onShowPlace }: EventDeadlineProps) {
  const isInBody = deadline.place.field === 'content';
  const words = (
    <>
      <CalendarClock className={icon} aria-hidden="true" size="1.25em" strokeWidth={1.75} />
      <span className={source}>
        <span className={moment}>{deadlineWords.at({ moment: deadline.moment })}</span>
        {' · '}
        <span className={isInBody ? shown : undefined}>
          {isInBody ? deadlineWords.foundInText : deadlineWords.foundInTitle}
        </span>
      </span>
    </>
  );
  if (!isInBody) return <p className={row}>{words}</p>;
  return (
    <button type="button" className={row} onClick={onShowPlace}>
      {words}
    </button>
  );
}
