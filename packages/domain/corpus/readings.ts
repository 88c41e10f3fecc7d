import { fileURLToPath } from 'node:url';
import { noticeDeadline } from '../src/noticeDeadline.ts';
import { readCorpus } from './readCorpus.ts';

/** What was found in the labelled notices when somebody looked at it last. */
export const readingsFile = fileURLToPath(new URL('./readings.txt', import.meta.url));

/** A line for each notice of the tuned corpus with a deadline: its title, the beginning, the end, and the letters in which they stand. */
export function readings(): string {
  const lines = readCorpus('tuned').flatMap(({ event }) => {
    const found = noticeDeadline(event);
    if (found === null) return [];
    const { from, to, field } = found.place;
    const words = ((field === 'title' ? event.title : event.content) ?? '').slice(from, to);
    return [[event.title, found.start ?? '-', found.end, `${field} ${from}`, words].join(' | ')];
  });
  return `${lines.join('\n')}\n`;
}
