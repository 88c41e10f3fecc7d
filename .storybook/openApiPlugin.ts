import { openApiFile, readOpenApi } from '@campus-bell/fixtures/contract/readOpenApi';
import type { Plugin } from 'vite';

const name = 'virtual:openapi';

/** Gives stories openapi.yaml as a value, parsed while building. */
export function openApiPlugin(): Plugin {
  return {
    name: 'campus-bell:openapi',
    resolveId: (id) => (id === name ? `\0${name}` : null),
    load(id) {
      if (id !== `\0${name}`) return null;
      this.addWatchFile(openApiFile);
      return `export const openApi = ${JSON.stringify(readOpenApi())};`;
    },
  };
}
