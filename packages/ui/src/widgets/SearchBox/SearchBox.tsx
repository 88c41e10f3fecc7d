import { searchTextValue } from '@campus-bell/domain/searchText';
import { searchBox } from '@campus-bell/domain/words/searchBox';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import {
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { isComposing } from '../../hooks/isComposing.ts';
import { useCloseRequest } from '../../hooks/useCloseRequest.ts';
import { useKeyboardEdge } from '../../hooks/useKeyboardEdge.ts';
import { afterAnswer } from '../../touch/afterAnswer.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { box, input, panel, place } from './SearchBox.css.ts';

/** What {@link SearchBoxProps.renderSuggestions} has at hand. */
export interface SuggestionTools {
  /** The text so far, as it would be sent. */
  typed: string;
  /** Searches for a text in place of what is typed. */
  choose(searchText: string): void;
  /** Takes the focus back into the field, from what is about to go. */
  keepFocus(): void;
}

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
  /** What lies below the field while it has the focus; null for nothing. Going back, Escape and leaving close it. */
  renderSuggestions?: (tools: SuggestionTools) => ReactNode | null;
}

/**
 * A search field: Enter or the icon submits, never in the middle of a Hangul syllable (SE-3), and sends the keyboard
 * away.
 */
export function SearchBox(props: SearchBoxProps) {
  const { label, placeholder, searchText, onTypeText, onSubmitSearch, renderSuggestions } = props;
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(searchText);
  const [shown, setShown] = useState(searchText);
  if (shown !== searchText) {
    setShown(searchText);
    setTyped(searchText);
  }

  const sent = searchTextValue(typed);
  useEffect(() => onTypeText?.(sent), [sent, onTypeText]);

  const [isLookedAt, setIsLookedAt] = useState(false);
  const look = () => setIsLookedAt(true);
  const lookAway = () => setIsLookedAt(false);
  const search = (text: string) => {
    lookAway();
    field.current?.blur();
    void afterAnswer(() => onSubmitSearch(text));
  };
  const choose = (text: string) => {
    setTyped(text);
    search(text);
  };
  const keepFocus = () => field.current?.focus();
  const suggestions = isLookedAt ? (renderSuggestions?.({ typed: sent, choose, keepFocus }) ?? null) : null;
  const isOpen = suggestions !== null;
  useCloseRequest(isOpen, lookAway);
  useKeyboardEdge(isOpen);

  const submit = () => search(sent);
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
    keepFocus();
    if (searchText === '') return;
    lookAway();
    void afterAnswer(() => onSubmitSearch(''));
  };

  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) lookAway();
  };
  const closeOnEscape = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Escape' || !isOpen || isComposing(event)) return;
    event.preventDefault();
    keepFocus();
    lookAway();
  };

  return (
    <search className={place} onBlur={leave} onKeyDown={closeOnEscape}>
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
          onFocus={look}
          onClick={look}
          onChange={(event) => {
            look();
            setTyped(event.target.value);
          }}
          onKeyDown={submitOnEnter}
        />
        {typed === '' ? null : (
          <IconButton
            label={searchBox.clear}
            icon={<X aria-hidden="true" size="1.25rem" />}
            onClick={clear}
          />
        )}
        <IconButton
          type="submit"
          label={searchBox.search}
          icon={<Search aria-hidden="true" size="1.25rem" />}
        />
      </form>
      {isOpen ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: a press on it leaves the focus, and with it the keyboard, where it is
        <div className={panel} onMouseDown={(event) => event.preventDefault()}>
          {suggestions}
        </div>
      ) : null}
    </search>
  );
}
