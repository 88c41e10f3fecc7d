import { registerCalendarMutation } from '@campus-bell/api/queries/calendar';
import type { EventDetail } from '@campus-bell/api/wire/event';
import { calendarFile, calendarFileName, calendarFileType } from '@campus-bell/domain/calendarFile';
import { calendarEntry, calendarErrors, calendarPayload } from '@campus-bell/domain/calendarRange';
import { parseServerTime } from '@campus-bell/domain/koreaTime';
import { noticeDates } from '@campus-bell/domain/noticeDates';
import { eventPath } from '@campus-bell/domain/routes';
import { action } from '@campus-bell/domain/words/action';
import { calendar } from '@campus-bell/domain/words/calendar';
import { calendarForm } from '@campus-bell/domain/words/calendarForm';
import { post } from '@campus-bell/domain/words/post';
import { useId, useMemo, useRef, useState } from 'react';
import { useEnvironment } from '../../environment/UiEnvironment.tsx';
import { useWrite } from '../../hooks/useWrite.tsx';
import { saveFile } from '../../saveFile.ts';
import { useAlert } from '../../widgets/Alert/AlertProvider.tsx';
import { Button } from '../../widgets/Button/Button.tsx';
import { Dialog } from '../../widgets/Dialog/Dialog.tsx';
import { button } from './CalendarDialog.css.ts';
import { CalendarForm } from './CalendarForm.tsx';
import { useCalendarLogin } from './useCalendarLogin.tsx';

/** Props of {@link CalendarDialog}. */
export interface CalendarDialogProps {
  event: Pick<EventDetail, 'eventId' | 'title' | 'content' | 'createdAt'>;
  open: boolean;
  onClose(): void;
}

/** Puts an event into the member's Google calendar, or into a file for other calendars (CA-1 to CA-8). A registration under way goes on when the dialog is closed, and no second one starts beside it. */
export function CalendarDialog({ event, open, onClose }: CalendarDialogProps) {
  const { api, images, now, signedIn } = useEnvironment();
  const { alert, confirm } = useAlert();
  const offerLogin = useCalendarLogin();
  const [openedAt] = useState(now);
  const prefill = useMemo(() => calendarEntry(event, openedAt), [event, openedAt]);
  const periods = useMemo(
    () => noticeDates(event, { postedAt: parseServerTime(event.createdAt), now: openedAt }),
    [event, openedAt],
  );
  const [entry, setEntry] = useState(prefill);
  const [isChecked, setIsChecked] = useState(false);
  const errors = calendarErrors(entry);
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const { busy, send } = useWrite({
    mutation: registerCalendarMutation(api, event.eventId),
    guard: () => {
      if (!isComplete()) return false;
      if (!signedIn) void offerLogin(save);
      return signedIn;
    },
    onSuccess: () => {
      onClose();
      void alert(calendar.registered);
    },
    onFailure: () => calendar.failed,
  });

  const isComplete = () => {
    setIsChecked(true);
    const [missing] = Object.keys(errors);
    const field = missing === undefined ? null : form.current?.elements.namedItem(missing);
    if (field instanceof HTMLElement) field.focus();
    return missing === undefined;
  };
  const isEdited = Object.entries(prefill).some(
    ([field, value]) => entry[field as keyof typeof entry] !== value,
  );
  const askToClose = async () => {
    const words = {
      ...calendar.dropConfirm,
      confirmLabel: calendarForm.drop,
      cancelLabel: calendarForm.goOn,
    };
    if (!isEdited || busy || (await confirm({ ...words, tone: 'danger' }))) onClose();
  };
  const save = () => {
    if (!isComplete()) return;
    const address = `${images.appOrigin}${eventPath(event.eventId)}`;
    const text = calendarFile([{ ...entry, id: event.eventId, kind: 'event', address }], { now: now() });
    saveFile({ name: calendarFileName(entry.title), type: calendarFileType, text });
  };

  return (
    <Dialog
      open={open}
      shape="sheet"
      title={post.addToCalendar}
      onClose={() => void askToClose()}
      footer={
        <>
          <Button className={button({ kind: 'cancel' })} tone="neutral" onClick={onClose}>
            {action.cancel}
          </Button>
          <Button className={button({ kind: 'register' })} type="submit" form={formId} busy={busy}>
            {calendarForm.register}
          </Button>
        </>
      }
    >
      <CalendarForm
        ref={form}
        id={formId}
        entry={entry}
        prefill={prefill}
        errors={isChecked ? errors : {}}
        periods={periods}
        onChangeEntry={setEntry}
        onSubmitEntry={() => void send(calendarPayload(entry))}
        onSaveFile={save}
      />
    </Dialog>
  );
}
