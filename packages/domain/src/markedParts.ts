/** A piece of a text, and whether it is what was searched for. */
export interface MarkedPart {
  readonly text: string;
  readonly isMatch: boolean;
}

/** A text cut at each place that holds what was searched for, whatever the case; whole without a search text. */
export function markedParts(text: string, searchText: string): MarkedPart[] {
  const wanted = searchText.trim().toLowerCase();
  const lower = text.toLowerCase();
  if (wanted === '' || lower.length !== text.length) return [{ text, isMatch: false }];
  const parts: MarkedPart[] = [];
  let done = 0;
  for (let at = lower.indexOf(wanted); at !== -1; at = lower.indexOf(wanted, done)) {
    if (at > done) parts.push({ text: text.slice(done, at), isMatch: false });
    parts.push({ text: text.slice(at, at + wanted.length), isMatch: true });
    done = at + wanted.length;
  }
  if (done < text.length || parts.length === 0) parts.push({ text: text.slice(done), isMatch: false });
  return parts;
}
