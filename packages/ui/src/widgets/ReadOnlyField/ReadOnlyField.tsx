import { type ReactNode, useId } from 'react';
import {
  error as errorLook,
  field,
  grown,
  hint as hintLook,
  input,
  label as labelLook,
  row,
} from './ReadOnlyField.css.ts';

/** Props of {@link ReadOnlyField}. */
export interface ReadOnlyFieldProps {
  label: string;
  value: string;
  placeholder?: string;
  /** Said under the field. */
  hint?: string;
  /** What is wrong; the field is outlined red. */
  error?: string | null;
  /** The button that fills the field, at its right. */
  button?: ReactNode;
  /** A tap on the field itself. */
  onPressField?: () => void;
}

/** A value that nobody types: shown whole, on as many lines as it takes, or filled through a button. */
export function ReadOnlyField({
  label,
  value,
  placeholder,
  hint,
  error = null,
  button,
  onPressField,
}: ReadOnlyFieldProps) {
  const id = useId();
  const described = error !== null || hint !== undefined;
  return (
    <div className={field}>
      <label className={labelLook} htmlFor={id}>
        {label}
      </label>
      <div className={row}>
        <span className={grown} data-text={value === '' ? placeholder : value}>
          <textarea
            id={id}
            className={input({ filledByButton: button !== undefined, invalid: error !== null })}
            readOnly
            rows={1}
            value={value}
            placeholder={placeholder}
            aria-invalid={error !== null || undefined}
            aria-describedby={described ? `${id}-said` : undefined}
            onClick={onPressField}
          />
        </span>
        {button}
      </div>
      {error === null ? null : (
        <p id={`${id}-said`} className={errorLook} role="alert">
          {error}
        </p>
      )}
      {error === null && hint !== undefined ? (
        <p id={`${id}-said`} className={hintLook}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}
