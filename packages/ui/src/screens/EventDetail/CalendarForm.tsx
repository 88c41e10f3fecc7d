import {
  type CalendarEntry,
  type CalendarErrors,
  withEnd,
  withStart,
} from '@campus-bell/domain/calendarRange';
import { datesToFill, type NoticeDate } from '@campus-bell/domain/noticeDates';
import { calendarForm } from '@campus-bell/domain/words/calendarForm';
import { writtenIn } from '@campus-bell/domain/writtenIn';
import Download from 'lucide-react/icons/download';
import { type FormEvent, type Ref, useRef } from 'react';
import { Button } from '../../widgets/Button/Button.tsx';
import { CalendarField } from './CalendarField.tsx';
import { file, form, input, save, text, times } from './CalendarForm.css.ts';
import { PeriodChips } from './PeriodChips.tsx';
import { ResetButton } from './ResetButton.tsx';

const lastMinute = '9999-12-31T23:59';

/** Props of {@link CalendarForm}. */
export interface CalendarFormProps {
  ref: Ref<HTMLFormElement>;
  /** Lets a button outside submit it. */
  id: string;
  entry: CalendarEntry;
  /** What the reset buttons restore (CA-3). */
  prefill: CalendarEntry;
  errors: CalendarErrors;
  /** Dates found in the notice (CA-7). */
  periods: readonly NoticeDate[];
  onChangeEntry(entry: CalendarEntry): void;
  onSubmitEntry(): void;
  onSaveFile(): void;
}

/** The fields of the calendar dialog; start and end move each other (CA-2). */
export function CalendarForm(props: CalendarFormProps) {
  const { ref, id, entry, prefill, errors, periods, onChangeEntry, onSubmitEntry, onSaveFile } = props;
  // A date is typed figure by figure: all along, the other end follows what it was before the typing.
  const beforeTyping = useRef<CalendarEntry | null>(null);
  const typing = {
    onFocus: () => {
      // Chrome tells of the focus again after each change.
      beforeTyping.current ??= entry;
    },
    onBlur: () => {
      beforeTyping.current = null;
    },
  };
  const change = (differences: Partial<CalendarEntry>) => onChangeEntry({ ...entry, ...differences });
  const resetOf = (name: 'title' | 'content', label: string) => (
    <ResetButton
      of={label}
      isUnneeded={entry[name] === prefill[name]}
      onReset={() => change({ [name]: prefill[name] })}
    />
  );
  const timeOf = (name: 'start' | 'end', label: string, move: typeof withStart) => (
    <CalendarField name={name} label={label} error={errors[name]}>
      {(field) => (
        <input
          {...field}
          {...typing}
          className={input}
          type="datetime-local"
          max={lastMinute}
          value={entry[name]}
          onChange={(event) => onChangeEntry(move(beforeTyping.current ?? entry, event.target.value))}
        />
      )}
    </CalendarField>
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmitEntry();
  };

  return (
    <form ref={ref} id={id} className={form} noValidate onSubmit={submit}>
      <CalendarField
        name="title"
        label={calendarForm.title}
        error={errors.title}
        action={resetOf('title', calendarForm.title)}
      >
        {(field) => (
          <input
            {...field}
            className={input}
            type="text"
            autoComplete="off"
            enterKeyHint="done"
            lang={writtenIn(entry.title)}
            value={entry.title}
            onChange={(event) => change({ title: event.target.value })}
          />
        )}
      </CalendarField>
      <CalendarField
        name="content"
        label={calendarForm.content}
        error={errors.content}
        action={resetOf('content', calendarForm.content)}
      >
        {(field) => (
          <textarea
            {...field}
            className={`${input} ${text}`}
            rows={3}
            lang={writtenIn(entry.content)}
            value={entry.content}
            onChange={(event) => change({ content: event.target.value })}
          />
        )}
      </CalendarField>
      <PeriodChips
        periods={periods}
        entry={entry}
        onChoosePeriod={(period) => {
          beforeTyping.current = null;
          change(datesToFill(period));
        }}
      />
      <div className={times}>
        {timeOf('start', calendarForm.start, withStart)}
        {timeOf('end', calendarForm.end, withEnd)}
      </div>
      <div className={file}>
        <p>{calendarForm.otherCalendar}</p>
        <Button
          className={save}
          tone="quiet"
          extent="medium"
          icon={<Download aria-hidden="true" size="1.125rem" />}
          onClick={onSaveFile}
        >
          {calendarForm.saveAsFile}
        </Button>
      </div>
    </form>
  );
}
