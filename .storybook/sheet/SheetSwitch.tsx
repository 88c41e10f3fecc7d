import { useEffect, useId, useRef } from 'react';

/** Props of {@link SheetSwitch}. */
export interface SheetSwitchProps {
  legend: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onChoose(value: string): void;
}

/** Storybook builds a docs page anew when its globals change; the focus goes back to where the choice was made. */
let chosenIn: string | null = null;

/** One choice for all tiles of the sheet. */
export function SheetSwitch({ legend, options, value, onChoose }: SheetSwitchProps) {
  const name = useId();
  const root = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (chosenIn !== legend) return;
    chosenIn = null;
    root.current?.querySelector<HTMLInputElement>('input:checked')?.focus({ preventScroll: true });
  }, [legend]);
  const choose = (option: string) => {
    chosenIn = legend;
    onChoose(option);
  };
  return (
    <fieldset ref={root} className="sheet-switch">
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => choose(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
