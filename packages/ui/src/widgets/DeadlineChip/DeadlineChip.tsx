import type { DeadlineSource } from '@campus-bell/domain/noticeDeadline';
import { useMinute } from '../../hooks/useMinute.tsx';
import { visuallyHidden } from '../../tokens/utilities.css.ts';
import { Chip } from '../Chip/Chip.tsx';
import { label } from './DeadlineChip.css.ts';
import { readDeadline } from './readDeadline.ts';

const tones = { ahead: 'accent', today: 'danger', over: 'neutral' } as const;

/** Props of {@link DeadlineChip}. */
export interface DeadlineChipProps {
  event: DeadlineSource;
  /** Where it stands in what is around it. */
  place?: string;
}

/** The deadline of an event as a chip: short to the eye, the exact moment to a screen reader. */
export function DeadlineChip({ event, place }: DeadlineChipProps) {
  const deadline = readDeadline(event, useMinute());
  if (deadline === null) return null;
  return (
    <time
      className={place === undefined ? label : `${label} ${place}`}
      dateTime={deadline.dateTime}
      title={deadline.moment}
    >
      <Chip tone={tones[deadline.stage]}>
        <span aria-hidden="true">{deadline.short}</span>
        <span className={visuallyHidden}>{deadline.spoken}</span>
      </Chip>
    </time>
  );
}
