import type { DeadlineSource } from '@campus-bell/domain/noticeDeadline';
import { useLateParts } from '../../late/useLateParts.ts';

/**
 * Until when one can apply, submit, register or pay, where the text of an event says it for sure; else nothing. The
 * code that reads texts comes after the first screen.
 */
export function DeadlineChip({ event }: { event: DeadlineSource }) {
  const late = useLateParts();
  return late === null ? null : <late.DeadlineLabel event={event} />;
}
