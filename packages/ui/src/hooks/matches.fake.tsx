import { card } from '@campus-bell/domain/words/card';

/** Finds what a text is a part of. */
export const containing = (text: string) => (said: string) => said.includes(text);

/** Finds what begins with a text. */
export const startingWith = (text: string) => (said: string) => said.startsWith(text);

/** Finds what ends with a text. */
export const endingWith = (text: string) => (said: string) => said.endsWith(text);

/** Finds the button that likes a post, whichever and however often it is liked. */
export function likeName(said: string): boolean {
  const [count] = /\d+/.exec(said) ?? [];
  return said.startsWith(card.likes({ count: Number(count), title: '' }));
}
