import { type DeadlineLabel, deadlineLabel } from '@campus-bell/domain/deadlineLabel';
import { utcOffset } from '@campus-bell/domain/limits';
import {
  type DeadlinePlace,
  type DeadlineSource,
  type NoticeDeadline,
  noticeDeadline,
} from '@campus-bell/domain/noticeDeadline';

/** Rows of long lists come and go with the window: each text is read once. */
const deadlines = new WeakMap<DeadlineSource, NoticeDeadline | null>();

/** A deadline in words, for people and for machines, with where it was found. */
export interface ReadDeadline extends DeadlineLabel {
  readonly dateTime: string;
  readonly place: DeadlinePlace;
}

/** The deadline of an event as it stands at `now`; null where its text names none for sure. */
export function readDeadline(event: DeadlineSource, now: Date): ReadDeadline | null {
  const deadline = deadlineOf(event);
  if (deadline === null) return null;
  const dateTime = deadline.end.includes('T') ? `${deadline.end}:00${utcOffset}` : deadline.end;
  return { ...deadlineLabel(deadline, now), dateTime, place: deadline.place };
}

/** The deadline that the text of an event names for sure, else null. */
export function deadlineOf(event: DeadlineSource): NoticeDeadline | null {
  const known = deadlines.get(event);
  if (known !== undefined) return known;
  const deadline = noticeDeadline(event);
  deadlines.set(event, deadline);
  return deadline;
}
