import { markedParts } from '@campus-bell/domain/markedParts';
import { match } from './MarkedText.css.ts';

/** Props of {@link MarkedText}. */
export interface MarkedTextProps {
  text: string;
  /** What was searched for; nothing is marked without it. */
  searchText: string;
}

/** A text in which what was searched for stands out. */
export function MarkedText({ text, searchText }: MarkedTextProps) {
  if (searchText === '') return text;
  // Parts of one text never change places, so their place is their key.
  const parts = markedParts(text, searchText).map((part, key) => ({ ...part, key }));
  return parts.map(({ key, text: words, isMatch }) =>
    isMatch ? (
      <mark key={key} className={match}>
        {words}
      </mark>
    ) : (
      words
    ),
  );
}
