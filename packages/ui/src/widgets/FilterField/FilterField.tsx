import { field, filter } from './FilterField.css.ts';

/** Props of {@link FilterField}. */
export interface FilterFieldProps {
  /** The Korean name of the field. */
  label: string;
  placeholder: string;
  /** What is typed. */
  value: string;
  onChangeValue(value: string): void;
}

/** Narrows the list below it while typing; it stays in sight while the list scrolls in its dialog. */
export function FilterField({ label, placeholder, value, onChangeValue }: FilterFieldProps) {
  return (
    <div className={filter}>
      <input
        className={field}
        type="search"
        autoComplete="off"
        aria-label={label}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChangeValue(event.target.value)}
      />
    </div>
  );
}
