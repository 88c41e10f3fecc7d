import { useId } from 'react';
import { legend, list, option, radio } from './RadioList.css.ts';

/** Props of {@link RadioList}. */
export interface RadioListProps<Value extends string> {
  /** What is chosen here. */
  label: string;
  options: readonly { value: Value; label: string }[];
  /** Null until something is chosen. */
  value: Value | null;
  onSelectOption(value: Value): void;
}

/** A choice of one among a few that are all in sight. */
export function RadioList<Value extends string>({
  label,
  options,
  value,
  onSelectOption,
}: RadioListProps<Value>) {
  const name = useId();
  return (
    <fieldset>
      <legend className={legend}>{label}</legend>
      <div className={list}>
        {options.map((one) => (
          <label key={one.value} className={option}>
            <input
              className={radio}
              type="radio"
              name={name}
              value={one.value}
              checked={one.value === value}
              onChange={() => onSelectOption(one.value)}
            />
            {one.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
