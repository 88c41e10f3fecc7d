import { useId } from 'react';

/** Props of {@link SheetSwitch}. */
export interface SheetSwitchProps {
  legend: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onChoose(value: string): void;
}

/** One choice for all tiles of the sheet. */
export function SheetSwitch({ legend, options, value, onChoose }: SheetSwitchProps) {
  const name = useId();
  return (
    <fieldset className="sheet-switch">
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChoose(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
