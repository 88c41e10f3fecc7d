import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** What ships: no test, no story, nothing of Storybook. */
const shipped = '{packages/{domain,api,ui}/src,app/{src,service-worker,edge,scripts}}/**/*.{ts,tsx}';
const besides = /\.(test|stories|fake|guidance|d)\.tsx?$|^app\/src\/flows\//;

/** The keys that shipped code reads from the catalogue; a group or a room that is handed on is read with all its keys. */
export function usedKeys(): ReadonlySet<string> {
  const files = globSync(shipped, { cwd: root }).map((file) => file.replaceAll('\\', '/'));
  return new Set(
    files
      .filter((file) => !besides.test(file))
      .flatMap((file) => [...keysReadIn(readFileSync(join(root, file), 'utf8'))]),
  );
}

const imports = /import \{([^}]*)\} from '(?:[^']*\/)?words\/\w+(?:\.ts)?';/g;
const comments = /\/\*[\s\S]*?\*\/|\/\/ .*/g;

/** The keys that a file reads: `room.name`, `room.group.name`, or `room.group` and `room` for all below. */
export function keysReadIn(code: string): ReadonlySet<string> {
  const body = code.replaceAll(imports, '').replaceAll(comments, '');
  const rooms = [...code.matchAll(imports)].flatMap(([, names = '']) => [
    ...names.matchAll(/(\w+)(?: as (\w+))?/g),
  ]);
  return new Set(
    rooms.flatMap(([, room = '', name = room]) => readsOf(name, body).map((read) => room + read)),
  );
}

/** What code reads of a room by its name there, each as `.name`; not where the name is that of a property or an attribute. */
function readsOf(name: string, code: string): string[] {
  const read = `(?<=\\.\\.\\.|[^\\w.'"/-])${name}((?:\\.\\w+)*)(?![\\w:]| ?=[^=>])`;
  const reads = code.matchAll(new RegExp(`(?:\\{([^{}]*)\\} = )?${read}`, 'g'));
  return [...reads].flatMap(([, parts, chain = '']) =>
    parts === undefined
      ? [chain]
      : [...parts.matchAll(/(\w+)(?:: \w+)?/g)].map(([, part]) => `${chain}.${part}`),
  );
}

/** Whether one of the read keys is a text or what it belongs to. */
export function isUsed(key: string, used: ReadonlySet<string>): boolean {
  const parts = key.split('.');
  // A text's own members, as its length, are read of the text.
  if ([...used].some((one) => one.startsWith(`${key}.`))) return true;
  return parts.some((_, at) => used.has(parts.slice(0, at + 1).join('.')));
}
