import { globSync, readFileSync } from 'node:fs';
import { basename, join, sep } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** A page of `.storybook/docs`. */
export interface WrittenPage {
  /** Its path in the project. */
  file: string;
  title: string;
  text: string;
}

/** All written pages; a decision's title is the name of its file. */
export function readPages(): WrittenPage[] {
  return globSync('.storybook/docs/**/*.mdx', { cwd: root })
    .map((file) => file.split(sep).join('/'))
    .sort()
    .map((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      const title = /<Meta title="([^"]+)"/.exec(text)?.[1] ?? `Decisions/${basename(file, '.mdx')}`;
      return { file, title, text };
    });
}
