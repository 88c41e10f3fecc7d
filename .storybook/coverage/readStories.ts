import { globSync, readFileSync } from 'node:fs';
import { basename, join, sep } from 'node:path';
import { type CsfFile, loadCsf } from 'storybook/internal/csf-tools';
import type { CoverageParameters } from './covers.ts';

const root = join(import.meta.dirname, '../..');
const ui = join(root, 'packages/ui/src');

export const storyFiles = globSync('{packages/ui,app}/src/**/*.stories.tsx', { cwd: root }).map((file) =>
  join(root, file),
);

/** A story, with what it says of itself and what its file says of its screen. */
export interface StoryEntry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly tags: readonly string[];
  readonly opens: readonly string[];
  /** How it wants to be looked at. */
  readonly globals: Readonly<Record<string, unknown>>;
}

/** A file of stories. */
export interface StoryFile {
  readonly title: string;
  /** What its screen is called in code: `EventSearch`. */
  readonly screen: string;
  readonly titled: string | undefined;
  readonly kilobytes: number | undefined;
  readonly onlyMembers: boolean;
  readonly routes: readonly string[];
  readonly waived: Readonly<Record<string, readonly string[]>>;
  readonly stories: readonly StoryEntry[];
}

/** All files of stories, read without running them. */
export function readStoryFiles(): StoryFile[] {
  return storyFiles.map((fileName) => {
    const code = readFileSync(fileName, 'utf8');
    const csf = loadCsf(code, { fileName, makeTitle: (title) => title }).parse();
    const title = csf.meta.title ?? '';
    const {
      route,
      titled,
      kilobytes,
      onlyMembers = false,
      waived = {},
    } = saidOf(csf._metaAnnotations).parameters;
    return {
      title,
      screen: basename(fileName).replace(/(Screen)?\.stories\.tsx$/, ''),
      titled,
      kilobytes,
      onlyMembers,
      routes: listOf(route),
      waived,
      stories: Object.entries(csf._stories).map(([key, { id, name = key, tags = [] }]) => {
        const { parameters, globals } = saidOf(csf._storyAnnotations[key] ?? {});
        return { id, title, name, tags, opens: listOf(parameters.opens), globals };
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

const listOf = (value: string | readonly string[] = []) => (typeof value === 'string' ? [value] : value);

type Annotations = CsfFile['_metaAnnotations'];
type Node = Annotations[string];

function saidOf({ parameters, globals }: Annotations) {
  return {
    parameters: ((parameters && written(parameters)) ?? {}) as CoverageParameters,
    globals: ((globals && written(globals)) ?? {}) as StoryEntry['globals'],
  };
}

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
