import { dayWords, monthWords, weekdayWords, wholeDayWords } from '@campus-bell/domain/words/intl';
import { month } from '@campus-bell/domain/words/month';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { createContext, use, useEffect, useRef } from 'react';
import { type ChevronProps, type DayButtonProps, DayPicker } from 'react-day-picker';
import { visuallyHidden } from '../../tokens/utilities.css.ts';
import { classNames, dot, dots, more } from './MonthCalendar.css.ts';

/** Props of {@link MonthCalendar}; days are `YYYY-MM-DD`. */
export interface MonthCalendarProps {
  /** The name of what is counted. */
  counted: string;
  /** How many there are on a day. */
  counts: ReadonlyMap<string, number>;
  today: string;
  selected: string;
  onSelectDay(day: string): void;
}

const mostDots = 6;
const Counts = createContext<ReadonlyMap<string, number>>(new Map());

/** A month with a dot for each thing of a day. Arrow keys go from day to day, Page Up and Page Down from month to month. */
export function MonthCalendar({ counted, counts, today, selected, onSelectDay }: MonthCalendarProps) {
  return (
    <Counts value={counts}>
      <DayPicker
        mode="single"
        required
        navLayout="around"
        fixedWeeks
        weekStartsOn={1}
        today={dateOf(today)}
        defaultMonth={dateOf(selected)}
        selected={dateOf(selected)}
        onSelect={(date) => onSelectDay(dayOf(date))}
        classNames={classNames}
        components={{ DayButton, Chevron }}
        formatters={{ formatCaption: monthOf, formatWeekdayName: weekdayOf }}
        labels={{
          labelPrevious: () => month.previous,
          labelNext: () => month.next,
          labelGrid: monthOf,
          labelWeekday: (date) => weekdayWords(dayOf(date), 'long'),
          labelGridcell: (date) => dayWords(dayOf(date)),
          labelDayButton: (date, modifiers) => {
            const count = counts.get(dayOf(date)) ?? 0;
            const day = wholeDayWords(dayOf(date));
            const name = modifiers.today ? month.today({ day }) : day;
            return count === 0 ? name : month.counted({ day: name, counted, count });
          },
        }}
      />
    </Counts>
  );
}

function DayButton({ day, modifiers, children, 'aria-label': label, ...button }: DayButtonProps) {
  const ref = useRef<HTMLButtonElement>(null);
  const count = use(Counts).get(dayOf(day.date)) ?? 0;
  useEffect(() => {
    if (modifiers.focused) ref.current?.focus();
  }, [modifiers.focused]);
  return (
    <button ref={ref} {...button} aria-pressed={modifiers.selected === true}>
      <span aria-hidden="true">{children}</span>
      <span className={visuallyHidden}>{label}</span>
      <span className={dots} aria-hidden="true">
        {Array.from({ length: Math.min(count, mostDots) }, (_, at) => at).map((at) => (
          <span key={at} className={dot} />
        ))}
        {count > mostDots ? <span className={more}>+</span> : null}
      </span>
    </button>
  );
}

function Chevron({ orientation }: ChevronProps) {
  const Sign = orientation === 'left' ? ChevronLeft : ChevronRight;
  return <Sign aria-hidden="true" size="1.25rem" />;
}

const weekdayOf = (date: Date) => weekdayWords(dayOf(date), 'short');

const monthOf = (date: Date) => monthWords(dayOf(date));

/** A day of the calendar, at noon of the device's clock: what the picker counts in, whatever its zone. */
function dateOf(day: string): Date {
  const [year = 0, at = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, at - 1, date, 12);
}

function dayOf(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
