import type { Plugin, ResolvedConfig } from 'vite';
import { parseConfig } from '../src/config.ts';

const name = 'virtual:app-config';

/** Reads and checks the configuration when the app is built: a student's phone gets the result alone. */
export function configPlugin(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'app-config',
    configResolved(resolved) {
      config = resolved;
    },
    resolveId: (id) => (id === name ? `\0${name}` : null),
    load: (id) =>
      id === `\0${name}` ? `export const configResult = ${JSON.stringify(parseConfig(config.env))};` : null,
  };
}
