import { globSync, readFileSync } from 'node:fs';
import { basename, join, sep } from 'node:path';
import { type CsfFile, loadCsf } from 'storybook/internal/csf-tools';
import type { CoverageParameters } from './covers.ts';

const root = join(import.meta.dirname, '../..');
const ui = join(root, 'packages/ui/src');

export const storyFiles = globSync('{packages/ui,app}/src/**/*.stories.tsx', { cwd: root }).map((file) =>
  join(root, file),
);

/** A file of stories. */
export type StoryFile = ReturnType<typeof readStoryFiles>[number];

/** A story, with what it says of itself and what its file says of its screen. */
export type StoryEntry = StoryFile['stories'][number];

/** All files of stories, read without running them. */
export function readStoryFiles() {
  return storyFiles.map((fileName) => {
    const code = readFileSync(fileName, 'utf8');
    const csf = loadCsf(code, { fileName, makeTitle: (title) => title }).parse();
    const title = csf.meta.title ?? '';
    const { parameters } = saidOf(csf._metaAnnotations);
    return {
      title,
      /** What its screen is called in code: `EventSearch`. */
      screen: basename(fileName).replace(/(Screen)?\.stories\.tsx$/, ''),
      titled: parameters.titled,
      kilobytes: parameters.kilobytes,
      onlyMembers: parameters.onlyMembers ?? false,
      routes: listOf(parameters.route),
      waived: parameters.waived ?? {},
      stories: Object.entries(csf._stories).map(([key, { id, name = key, tags = [] }]) => {
        const own = saidOf(csf._storyAnnotations[key] ?? {});
        return { id, title, name, tags, opens: listOf(own.parameters.opens), globals: own.globals };
      }),
    };
  });
}

/** The ids of all stories. */
export const readStories = (): ReadonlySet<string> =>
  new Set(readStoryFiles().flatMap(({ stories }) => stories.map(({ id }) => id)));

/** The components that open a dialog or a sheet of their own; alerts and confirmations are among the texts. */
export function readDialogs(): string[] {
  const frames = ['Dialog', 'Lightbox', 'SelectSheet'];
  return globSync('{screens,widgets}/*/*.tsx', { cwd: ui })
    .map((file) => file.split(sep).join('/'))
    .filter(
      (file) => !frames.some((name) => file.startsWith(`widgets/${name}/`)) && !file.includes('.stories.'),
    )
    .filter((file) => /<(Dialog|Lightbox|SelectSheet)\s/.test(readFileSync(join(ui, file), 'utf8')))
    .map((file) => file.replace(/^.*\//, '').replace('.tsx', ''))
    .sort();
}

const listOf = (value: string | readonly string[] = []): readonly string[] => [value].flat();

type Annotations = CsfFile['_metaAnnotations'];
type Node = Annotations[string];

/** What is written of a story, or of its file. */
const saidOf = ({ parameters, globals }: Annotations) => ({
  parameters: ((parameters && written(parameters)) ?? {}) as CoverageParameters,
  globals: ((globals && written(globals)) ?? {}) as Record<string, unknown>,
});

/** The value of what is written out; nothing of what is computed. */
function written(node: Node): unknown {
  if (/^(String|Numeric|Boolean)Literal$/.test(node.type)) return (node as { value?: unknown }).value;
  if (node.type === 'ArrayExpression') return node.elements.flatMap((part) => (part ? [written(part)] : []));
  if (node.type !== 'ObjectExpression') return undefined;
  return Object.fromEntries(
    node.properties.flatMap((property) => {
      if (property.type !== 'ObjectProperty') return [];
      const { key } = property;
      const name = key.type === 'Identifier' ? key.name : key.type === 'StringLiteral' ? key.value : '';
      return [[name, written(property.value)]];
    }),
  );
}
