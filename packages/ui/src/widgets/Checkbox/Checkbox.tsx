import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { box, input, row, strong, tick } from './Checkbox.css.ts';

/** Props of {@link Checkbox}. */
export interface CheckboxProps {
  checked: boolean;
  onChangeChecked(isChecked: boolean): void;
  /** `strong` leads a group of others. */
  weight?: 'ordinary' | 'strong';
  /** The label. */
  children: ReactNode;
}

/** A native checkbox whose whole row is the target. */
export function Checkbox({ checked, onChangeChecked, weight = 'ordinary', children }: CheckboxProps) {
  return (
    <label className={weight === 'strong' ? `${row} ${strong}` : row}>
      <input
        className={input}
        type="checkbox"
        checked={checked}
        onChange={(event) => onChangeChecked(event.target.checked)}
      />
      <span className={box} aria-hidden="true">
        <Check className={tick} size="1rem" strokeWidth={3} />
      </span>
      <span>{children}</span>
    </label>
  );
}
