import type { DeadlineSource } from '@campus-bell/domain/noticeDeadline';
import { useMinute } from '../../hooks/useMinute.tsx';
import { visuallyHidden } from '../../tokens/utilities.css.ts';
import { Chip } from '../Chip/Chip.tsx';
import { place } from './DeadlineChip.css.ts';
import { readDeadline } from './readDeadline.ts';

const tones = { ahead: 'accent', today: 'danger', over: 'neutral' } as const;

/** The deadline of an event as a chip: short to the eye, the exact moment to a screen reader. */
export function DeadlineLabel({ event }: { event: DeadlineSource }) {
  const deadline = readDeadline(event, useMinute());
  if (deadline === null) return null;
  return (
    <time className={place} dateTime={deadline.dateTime} title={deadline.moment}>
      <Chip tone={tones[deadline.stage]}>
        <span aria-hidden="true">{deadline.short}</span>
        <span className={visuallyHidden}>{deadline.spoken}</span>
      </Chip>
    </time>
  );
}
