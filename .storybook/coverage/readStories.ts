import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';

const source = join(import.meta.dirname, '../../packages/ui/src');

/** The ids of all stories, read from their files without running them. */
export function readStories(): ReadonlySet<string> {
  return new Set(
    globSync('**/*.stories.tsx', { cwd: source }).flatMap((fileName) => {
      const code = readFileSync(join(source, fileName), 'utf8');
      const { stories } = loadCsf(code, { fileName, makeTitle: (title) => title }).parse();
      return stories.map(({ id }) => id);
    }),
  );
}

/** The components that open a dialog or a sheet of their own. */
export function readDialogs(): string[] {
  const frames = ['Dialog', 'Lightbox', 'SelectSheet'];
  return globSync('{screens,widgets}/*/*.tsx', { cwd: source })
    .map((file) => file.split(sep).join('/'))
    .filter(
      (file) => !frames.some((name) => file.startsWith(`widgets/${name}/`)) && !file.includes('.stories.'),
    )
    .filter((file) => /<(Dialog|Lightbox|SelectSheet)\s/.test(readFileSync(join(source, file), 'utf8')))
    .map((file) => file.replace(/^.*\//, '').replace('.tsx', ''))
    .sort();
}
