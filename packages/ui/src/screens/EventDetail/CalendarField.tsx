import CircleAlert from 'lucide-react/icons/circle-alert';
import { type ReactNode, useId } from 'react';
import { error as errorLook, field, head, label as labelLook } from './CalendarField.css.ts';

/** What a field's control must carry. */
export interface FieldAttributes {
  id: string;
  name: string;
  required: true;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

/** Props of {@link CalendarField}. */
export interface CalendarFieldProps {
  name: 'title' | 'content' | 'start' | 'end';
  label: string;
  error: string | undefined;
  /** Stands at the right of the label. */
  action?: ReactNode;
  children(attributes: FieldAttributes): ReactNode;
}

/** A field with its label above and what is wrong with it below (CA-4). */
export function CalendarField({ name, label, error, action, children }: CalendarFieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div className={field}>
      <div className={head}>
        <label className={labelLook} htmlFor={id}>
          {label}
        </label>
        {action}
      </div>
      {children({
        id,
        name,
        required: true,
        'aria-invalid': error !== undefined,
        'aria-describedby': error === undefined ? undefined : errorId,
      })}
      {error === undefined ? null : (
        <p className={errorLook} id={errorId}>
          <CircleAlert aria-hidden="true" size="1rem" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
