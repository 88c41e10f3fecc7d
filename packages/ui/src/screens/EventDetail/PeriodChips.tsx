import type { CalendarEntry } from '@campus-bell/domain/calendarRange';
import { datesToFill, type NoticeDate, periodLabel } from '@campus-bell/domain/noticeDates';
import { calendarForm } from '@campus-bell/domain/words/calendarForm';
import { writtenIn } from '@campus-bell/domain/writtenIn';
import { useId } from 'react';
import { useEnvironment } from '../../environment/UiEnvironment.tsx';
import { chip, chips, group, name, period } from './PeriodChips.css.ts';

/** Props of {@link PeriodChips}. */
export interface PeriodChipsProps {
  periods: readonly NoticeDate[];
  entry: CalendarEntry;
  onChoosePeriod(period: NoticeDate): void;
}

/** The dates that the notice's text names; a tap fills start and end (CA-7). */
export function PeriodChips({ periods, entry, onChoosePeriod }: PeriodChipsProps) {
  const { now } = useEnvironment();
  const headingId = useId();
  if (periods.length === 0) return null;
  const isFilledBy = (one: NoticeDate) => {
    const { start, end } = datesToFill(one);
    return start === entry.start && end === entry.end;
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row
    <div className={group} role="group" aria-labelledby={headingId}>
      <p className={name} id={headingId}>
        {calendarForm.found}
      </p>
      <div className={chips}>
        {periods.map((one) => (
          <button
            key={`${one.start} ${one.end}`}
            type="button"
            className={chip}
            aria-pressed={isFilledBy(one)}
            onClick={() => onChoosePeriod(one)}
          >
            {one.label === '' ? null : <span lang={writtenIn(one.label)}>{one.label} </span>}
            <span className={period}>{periodLabel(one, now())}</span>
          </button>
        ))}
      </div>
    </div>
  );
}
