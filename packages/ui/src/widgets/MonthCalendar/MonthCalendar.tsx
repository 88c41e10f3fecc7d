import { weekdayNames } from '@campus-bell/domain/deadlineLabel';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { createContext, use, useEffect, useRef } from 'react';
import { type ChevronProps, type DayButtonProps, DayPicker } from 'react-day-picker';
import { visuallyHidden } from '../../tokens/utilities.css.ts';
import { classNames, dot, dots, more } from './MonthCalendar.css.ts';

/** Props of {@link MonthCalendar}; days are `YYYY-MM-DD`. */
export interface MonthCalendarProps {
  /** The Korean name of what is counted, as 마감. */
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
          labelPrevious: () => '이전 달',
          labelNext: () => '다음 달',
          labelNav: () => '달 옮기기',
          labelGrid: monthOf,
          labelWeekday: (date) => `${weekdayOf(date)}요일`,
          labelGridcell: (date) => `${date.getMonth() + 1}월 ${date.getDate()}일`,
          labelDayButton: (date, modifiers) => {
            const count = counts.get(dayOf(date)) ?? 0;
            const name = `${date.getMonth() + 1}월 ${date.getDate()}일 ${weekdayOf(date)}요일`;
            return `${name}${modifiers.today ? ', 오늘' : ''}${count === 0 ? '' : `, ${counted} ${count}개`}`;
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

const weekdayOf = (date: Date) => weekdayNames.charAt(date.getDay());

const monthOf = (date: Date) => `${date.getFullYear()}년 ${date.getMonth() + 1}월`;

/** A day of the calendar, at noon of the device's clock: what the picker counts in, whatever its zone. */
function dateOf(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date, 12);
}

function dayOf(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
