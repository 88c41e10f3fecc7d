import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { box, input, row, strong, tick, words } from './Checkbox.css.ts';

/** Props of {@link Checkbox}. */
export interface CheckboxProps {
  checked: boolean;
  onChangeChecked(isChecked: boolean): void;
  /** `strong` leads a group of others. */
  weight?: 'ordinary' | 'strong';
  /** Cannot be ticked now; what has to be done first is said elsewhere. */
  disabled?: boolean;
  /** The label. */
  children: ReactNode;
}

/** A native checkbox whose whole row is the target. */
export function Checkbox({
  checked,
  onChangeChecked,
  weight = 'ordinary',
  disabled = false,
  children,
}: CheckboxProps) {
  return (
    <label className={weight === 'strong' ? `${row} ${strong}` : row}>
      <input
        className={input}
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChangeChecked(event.target.checked)}
      />
      <span className={box} aria-hidden="true">
        <Check className={tick} strokeWidth={3} />
      </span>
      <span className={words}>{children}</span>
    </label>
  );
}
