import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { compileText } from './compileText.ts';
import { firstRooms } from './firstRooms.ts';
import { readRooms, type WrittenRoom, wordsFolder } from './readRooms.ts';

const app = (file: string) => JSON.stringify(resolve(import.meta.dirname, '../../src/language', file));
const spokenWords = app('spokenWords.ts');
const manyBranches = app('many.ts');
const particles = JSON.stringify(join(wordsFolder, 'josa.ts'));
const campusNames = join(wordsFolder, 'campus/en.ts');
const roomFile = /[\\/]domain[\\/]src[\\/]words[\\/]\w+\.ts$/;
const part = /^(.*[\\/]words[\\/]\w+\.ts)\?room=([\w.]+)$/;

/**
 * Makes each text of the catalogue a variable of its own, which the build names and shakes as it does any other: a room is
 * the namespace of its texts. Those of `first` come with the document, in its language alone; all others stand in both where they
 * are used.
 */
export function wordsPlugin({ first }: { first: readonly string[] } = { first: firstRooms }): Plugin {
  let rooms: Promise<ReadonlyMap<string, WrittenRoom>> | undefined;
  const isFirst = ({ place }: WrittenRoom) => first.includes(place.split('.')[0] ?? '');
  return {
    name: 'words',
    apply: 'build',
    resolveId: { filter: { id: part }, handler: (id) => id },
    load: {
      filter: { id: part },
      async handler(id) {
        rooms ??= readRooms();
        const [, file = '', place = ''] = part.exec(id) ?? [];
        const room = (await rooms).get(place);
        if (room === undefined) return this.error(`No room is ${place}.`);
        return {
          code: isFirst(room) ? firstModule(room) : lateModule(room, file),
          moduleSideEffects: false,
        };
      },
    },
    transform: {
      filter: { id: [roomFile, campusNames] },
      handler(code, id) {
        if (id === campusNames) return first.length === 0 ? null : { code: firstNames, map: null };
        return { code: namespaces(code, id, this.parse(code)), map: null };
      },
    },
    generateBundle(_options, bundle) {
      if (first.length === 0) return;
      const parts = Object.values(bundle).filter((file) => file.type === 'chunk');
      const ahead = parts.filter(({ moduleIds }) => moduleIds.some((id) => starts.test(id)));
      const used = new Set(ahead.flatMap(({ moduleIds }) => moduleIds.flatMap(roomOf)));
      const unlike = [...used]
        .filter((room) => !first.includes(room))
        .concat(first.filter((room) => !used.has(room)));
      if (unlike.length > 0)
        this.error(`Rooms of the first screen, in one of build and list alone: ${unlike.join()}`);
    },
  };
}

/** What draws before a screen is asked for. */
const starts = /[\\/]app[\\/]src[\\/](?:main\.tsx|boot[\\/]boot\.ts)$/;

const roomOf = (id: string): string[] => {
  const place = part.exec(id)?.[2];
  return place === undefined ? [] : [place.split('.')[0] ?? ''];
};

const firstNames = `import { firstNames, follow } from ${spokenWords};
export let englishNames;
follow(() => { englishNames = firstNames(); });`;

interface Declared {
  type: string;
  start: number;
  end: number;
  declaration?: {
    declarations?: { id: { name?: string }; init?: { callee?: { name?: string } } | null }[];
  } | null;
}

/** A file of rooms whose rooms are the namespaces of modules. */
function namespaces(code: string, id: string, tree: unknown): string {
  let changed = code;
  for (const { start, end, declaration } of (tree as { body: Declared[] }).body.toReversed()) {
    const [declared] = declaration?.declarations ?? [];
    if (declared?.init?.callee?.name !== 'room') continue;
    const name = declared.id.name ?? '';
    const from = JSON.stringify(`${id}?room=${name}`);
    changed = `${changed.slice(0, start)}import * as ${name} from ${from};\nexport { ${name} };${changed.slice(end)}`;
  }
  return changed;
}

const groupsOf = ({ place, groups }: WrittenRoom, file: string) =>
  groups
    .map((key) => `export * as ${key} from ${JSON.stringify(`${file}?room=${place}.${key}`)};\n`)
    .join('');

const namesOf = ({ texts }: WrittenRoom) => texts.map((_, at) => `t${at}`).join();

function lateModule(room: WrittenRoom, file: string): string {
  const { texts } = room;
  const said = (at: 0 | 1) => texts.map(([, both]) => compileText(both[at])).join();
  const exported = texts.map(([key], at) => `t${at} as ${key}`).join();
  return `import { josa } from ${particles};
import { many } from ${manyBranches};
import { either, follow } from ${spokenWords};
${groupsOf(room, file)}let ${namesOf(room) || '_'};
follow(() => ([${namesOf(room)}] = either([${said(0)}], [${said(1)}])));
export { ${exported} };`;
}

/**
 * Korean says which texts are functions: a variable that it has, the other language has. A group is one value, an object
 * of plain texts.
 */
function firstModule({ place, texts, groups }: WrittenRoom): string {
  const names = [...texts.map(([key]) => key), ...groups].map((key, at) => ({ key, name: `t${at}` }));
  const isFunction = new Set(texts.filter(([, [korean]]) => korean.includes('{')).map(([key]) => key));
  const functions = names.map(({ key, name }) =>
    isFunction.has(key) ? `const ${name}f = (v) => put(${name}, v);\n` : '',
  );
  const exported = names.map(({ key, name }) => `${name}${isFunction.has(key) ? 'f' : ''} as ${key}`);
  const all = names.map(({ name }) => name).join();
  return `import { follow, put } from ${spokenWords};
let ${all};
follow((first) => ([${all}] = first.${place}));
${functions.join('')}export { ${exported.join()} };`;
}
