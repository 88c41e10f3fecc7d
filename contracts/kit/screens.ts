import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

const root = join(import.meta.dirname, '..', '..');
let parts: ReturnType<typeof partsOf> | undefined;

/**
 * The screens that stand on an operation: from the function of the operation through the queries and hooks that name it
 * up to a screen, a route or the app around them.
 */
export function screensOf(operation: string): string[] {
  parts ??= globSync(['packages/{api,ui}/src/**/*.{ts,tsx}', 'app/src/**/*.{ts,tsx}'], { cwd: root })
    .map((file) => file.split(sep).join('/'))
    .filter((file) => !/\.(test|stories|fake|css|d)\.tsx?$|\/flows\//.test(file))
    .flatMap(partsOf);
  const screens = new Set<string>();
  const reached = new Set(
    parts.filter(({ name, file }) => name === operation && file.includes('/endpoints/')),
  );
  for (const { name, file, isExported } of reached) {
    const screen = screenOf(file);
    if (screen !== null) screens.add(screen);
    else
      for (const part of parts)
        if (part.uses.has(name) && (isExported || part.file === file)) reached.add(part);
  }
  return [...screens].sort();
}

/**
 * The declarations of a file, which begin at its margin; of an object each property, which begin two columns in:
 * `homeQueries.popular`.
 */
function partsOf(file: string) {
  const code = readFileSync(join(root, file), 'utf8').replaceAll(/^\s*(\/\/|\{?\/?\*).*$/gm, '');
  return code.split(/\n(?=[a-z])/).flatMap((declaration) => {
    const [, exported, name] = /^(export )?(?:async )?(?:const|function) (\w+)/.exec(declaration) ?? [];
    if (name === undefined) return [];
    const isObject = / = \{$/m.test(declaration.split('\n', 1)[0] ?? '');
    return (isObject ? declaration.split(/\n {2}(?=\w)/).slice(1) : [declaration]).map((text) => ({
      name: isObject ? `${name}.${/^\w+/.exec(text)?.[0]}` : name,
      file,
      isExported: exported !== undefined,
      /** The names that stand in it. */
      uses: new Set(
        [...text.matchAll(/\w+(?=(\.\w+)?)/g)].flatMap(([word, field = '']) => [word, word + field]),
      ),
    }));
  });
}

/** The screen, route or rest of the app that a file belongs to, as stories name it: `Event detail`. */
function screenOf(file: string): string | null {
  const [, screen, route] = /ui\/src\/screens\/(\w+)\/|app\/src\/routes\/(\w+)Route\.tsx/.exec(file) ?? [];
  const name = screen ?? route;
  if (name === undefined) return file.startsWith('app/src/') ? 'the app around every screen' : null;
  const words = name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
