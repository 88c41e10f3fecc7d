import { deadline } from './words/deadline.ts';

/** What goes with a shared notice's address: its title, and until when one can apply where that is known. */
export function shareText({ title, moment }: { title: string; moment: string | null }): string {
  return moment === null ? title : deadline.shared({ title, moment });
}
