import type { Plugin } from 'vite';

/** A module `virtual:<name>` whose exports are values read while building, from files that are watched. */
export const virtualModule = (
  name: string,
  files: readonly string[],
  read: () => Record<string, unknown>,
): Plugin => ({
  name: `campus-bell:${name}`,
  resolveId: (id) => (id === `virtual:${name}` ? `\0${id}` : null),
  load(id) {
    if (id !== `\0virtual:${name}`) return null;
    for (const file of files) this.addWatchFile(file);
    return Object.entries(read())
      .map(([key, value]) => `export const ${key} = ${JSON.stringify(value)};`)
      .join('\n');
  },
});
