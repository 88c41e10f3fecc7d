import { card } from './words/card.ts';
/** The title of an event, or what stands for a blank one, which nobody could read or tap. */
export function eventTitle({ title }: { readonly title: string }): string {
  return title.trim() === '' ? card.untitled : title;
}
