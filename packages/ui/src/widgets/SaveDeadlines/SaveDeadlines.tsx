import { calendarFile, calendarFileName, calendarFileType } from '@campus-bell/domain/calendarFile';
import { deadlineEntry } from '@campus-bell/domain/deadlineEntry';
import { eventTitle } from '@campus-bell/domain/eventTitle';
import type { DeadlineSource } from '@campus-bell/domain/noticeDeadline';
import { eventPath } from '@campus-bell/domain/routes';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { useEnvironment } from '../../environment/UiEnvironment.tsx';
import { saveFile } from '../../saveFile.ts';
import { Button } from '../Button/Button.tsx';
import { deadlineOf } from '../DeadlineChip/readDeadline.ts';

/** Props of {@link SaveDeadlines}. */
export interface SaveDeadlinesProps {
  /** Those that name no deadline are left out. */
  events: readonly (DeadlineSource & { eventId: number })[];
  /** What the file is called, without its ending. */
  name: string;
  tone?: 'soft' | 'quiet';
  /** What the button says. */
  children: string;
}

/** Saves deadlines as a file that every calendar opens. */
export function SaveDeadlines({ events, name, tone = 'soft', children }: SaveDeadlinesProps) {
  const { images, now } = useEnvironment();
  const save = () => {
    const entries = events.flatMap((event) => {
      const deadline = deadlineOf(event);
      if (deadline === null) return [];
      const entry = deadlineEntry({ ...event, title: eventTitle(event) }, deadline);
      const address = `${images.appOrigin}${eventPath(event.eventId)}`;
      return [{ ...entry, id: event.eventId, kind: 'deadline' as const, address }];
    });
    saveFile({
      name: calendarFileName(name),
      type: calendarFileType,
      text: calendarFile(entries, { now: now() }),
    });
  };
  return (
    <Button
      tone={tone}
      extent="medium"
      icon={<CalendarPlus aria-hidden="true" size="1.125rem" />}
      onClick={save}
    >
      {children}
    </Button>
  );
}
