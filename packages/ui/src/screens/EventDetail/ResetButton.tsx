import { calendarForm } from '@campus-bell/domain/words/calendarForm';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { visuallyHidden } from '../../tokens/utilities.css.ts';
import { reset } from './ResetButton.css.ts';

/** Props of {@link ResetButton}. */
export interface ResetButtonProps {
  /** Korean name of the field. */
  of: string;
  /** The field is as it was. */
  isUnneeded: boolean;
  onReset(): void;
}

/** Restores what a field was filled with (CA-3). */
export function ResetButton({ of, isUnneeded, onReset }: ResetButtonProps) {
  return (
    <button type="button" className={reset} aria-disabled={isUnneeded || undefined} onClick={onReset}>
      <RotateCcw aria-hidden="true" size="1em" />
      <span className={visuallyHidden}>{of} </span>
      {calendarForm.reset}
    </button>
  );
}
