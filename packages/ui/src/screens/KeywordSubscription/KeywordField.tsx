import { keywordMaxLength } from '@campus-bell/domain/limits';
import { keywords } from '@campus-bell/domain/words/keywords';
import { type Ref, useId } from 'react';
import { isComposing } from '../../hooks/isComposing.ts';
import { fieldBox, fieldHint, fieldInput, fieldLabel, fieldNote } from './KeywordSubscriptionScreen.css.ts';

/** Props of {@link KeywordField}. */
export interface KeywordFieldProps {
  ref: Ref<HTMLInputElement>;
  value: string;
  /** What is wrong with the value, null for nothing. */
  hint: string | null;
  composing: boolean;
  /** Gets what stands in the field as it was typed, and whether the input method is at work. */
  onChangeValue(raw: string, composing: boolean): void;
  onChangeComposing(composing: boolean): void;
}

/** The field of a keyword. What the input method puts together is neither changed nor judged until it is done (KW-2). */
export function KeywordField({
  ref,
  value,
  hint,
  composing,
  onChangeValue,
  onChangeComposing,
}: KeywordFieldProps) {
  const id = useId();
  const length = [...value].length;
  return (
    <div>
      <label className={fieldLabel} htmlFor={id}>
        {keywords.keyword}
      </label>
      <input
        ref={ref}
        id={id}
        className={fieldInput}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="done"
        placeholder={keywords.example}
        value={value}
        aria-invalid={hint !== null || undefined}
        aria-describedby={`${id}-hint`}
        onChange={({ target, nativeEvent }) =>
          onChangeValue(target.value, composing || (nativeEvent as InputEvent).isComposing)
        }
        onCompositionStart={() => onChangeComposing(true)}
        onCompositionEnd={({ currentTarget }) => {
          onChangeComposing(false);
          onChangeValue(currentTarget.value, false);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && isComposing(event)) event.preventDefault();
        }}
      />
      <div className={fieldBox}>
        <p id={`${id}-hint`} className={fieldHint} role="status">
          {hint ?? ''}
        </p>
        <p className={fieldNote} aria-hidden="true">
          {length}/{keywordMaxLength}
        </p>
      </div>
    </div>
  );
}
