import { searchTextValue } from '@campus-bell/domain/searchText';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { isComposing } from '../../hooks/isComposing.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { box, input } from './SearchBox.css.ts';

/** Props of {@link SearchBox}. */
export interface SearchBoxProps {
  /** The Korean name of the field. */
  label: string;
  placeholder?: string;
  /** The text searched for now; a new one replaces what is typed. */
  searchText: string;
  /** Gets the text at every change, as it would be sent. */
  onTypeText?(searchText: string): void;
  /** Gets the text as it is sent: NFC, trimmed. Empty when the search is cleared. */
  onSubmitSearch(searchText: string): void;
}

/**
 * A search field: Enter or the icon submits, never in the middle of a Hangul syllable (SE-3), and sends the keyboard
 * away.
 */
export function SearchBox({ label, placeholder, searchText, onTypeText, onSubmitSearch }: SearchBoxProps) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(searchText);
  const [shown, setShown] = useState(searchText);
  if (shown !== searchText) {
    setShown(searchText);
    setTyped(searchText);
  }

  const sent = searchTextValue(typed);
  useEffect(() => onTypeText?.(sent), [sent, onTypeText]);

  const submit = () => {
    field.current?.blur();
    onSubmitSearch(sent);
  };
  const submitOnEnter = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (!isComposing(event)) submit();
  };
  const submitForm = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  const clear = () => {
    setTyped('');
    field.current?.focus();
    if (searchText !== '') onSubmitSearch('');
  };

  return (
    <search>
      <form className={box} onSubmit={submitForm}>
        <input
          ref={field}
          className={input}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          aria-label={label}
          placeholder={placeholder}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={submitOnEnter}
        />
        {typed === '' ? null : (
          <IconButton label="검색어 지우기" icon={<X aria-hidden="true" size="1.25rem" />} onClick={clear} />
        )}
        <IconButton type="submit" label="검색" icon={<Search aria-hidden="true" size="1.25rem" />} />
      </form>
    </search>
  );
}
