import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { DeadlineSource } from '../src/noticeDeadline.ts';

/** A notice with the deadline that a reader finds in it. */
export interface LabelledNotice {
  readonly kind: string;
  /** File and line, to find it again. */
  readonly place: string;
  readonly event: DeadlineSource;
  readonly expected: string | null;
}

/**
 * The labelled notices of a folder of `packages/domain/corpus`. A notice is a line `@ kind | day of posting | deadline
 * or none`, a line with `#` and the title, and the lines of the body.
 */
export function readCorpus(folder: 'tuned' | 'heldOut'): LabelledNotice[] {
  const directory = fileURLToPath(new URL(`./${folder}/`, import.meta.url));
  return readdirSync(directory)
    .sort()
    .flatMap((file) => noticesOf(file, readFileSync(`${directory}${file}`, 'utf8')));
}

function noticesOf(file: string, text: string): LabelledNotice[] {
  const notices: LabelledNotice[] = [];
  let line = 1;
  for (const block of text.split(/^(?=@ )/m)) {
    const [head = '', title = '', ...body] = block.split('\n');
    const [kind = '', posted = '', expected = ''] = head
      .slice(2)
      .split('|')
      .map((part) => part.trim());
    if (kind !== '') {
      notices.push({
        kind,
        place: `${file}:${line}`,
        event: {
          title: title.replace(/^# /, ''),
          content: body.filter((row) => row !== '').join('\\n'),
          createdAt: `${posted}T10:00:00`,
        },
        expected: expected === 'none' ? null : expected,
      });
    }
    line += block.split('\n').length - 1;
  }
  return notices;
}
