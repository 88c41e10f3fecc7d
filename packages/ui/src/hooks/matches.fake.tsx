import { card } from '@campus-bell/domain/words/card';

/** Finds what these texts stand in, one behind the other. */
export const containing =
  (...texts: string[]) =>
  (said: string) =>
    standIn(said, texts);

/** Finds what begins with a text and has the others behind it. */
export const startingWith =
  (first: string, ...later: string[]) =>
  (said: string) =>
    said.startsWith(first) && standIn(said.slice(first.length), later);

/** Finds what ends with a text. */
export const endingWith = (text: string) => (said: string) => said.endsWith(text);

/** Finds the button that likes a post, whichever and however often it is liked. */
export function likeName(said: string): boolean {
  const [count = ''] = /[\d,]+/.exec(said) ?? [];
  return said.startsWith(card.likes({ count: Number(count.replaceAll(',', '')), title: '' }));
}

function standIn(said: string, texts: readonly string[]): boolean {
  let from = 0;
  for (const text of texts) {
    const at = said.indexOf(text, from);
    if (at === -1) return false;
    from = at + text.length;
  }
  return true;
}
