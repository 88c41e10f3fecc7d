import { join } from 'node:path';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import { parseConfig } from '../src/config.ts';
import { buildTarget } from './supportedBrowsers.ts';

const headStart = '<meta charset="utf-8" />';

/** Gives the documents of a build the boot script: a small file of its own, which asks for the first answers at once. */
export function bootPlugin(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'boot',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const document = bundle['index.html'];
        const parsed = parseConfig(config.env);
        if (document?.type !== 'asset' || !parsed.ok) return;
        const html = String(document.source);
        if (!html.includes(headStart)) this.error(`index.html has no ${headStart}`);
        const source = await bootScript(join(config.root, 'src/boot/boot.ts'), {
          __API_ORIGIN__: parsed.config.apiOrigin,
          __EVENT_PARTS__: partsOf('EventDetailRoute.tsx', bundle).filter((part) => !html.includes(part)),
        });
        const file = this.getFileName(this.emitFile({ type: 'asset', name: 'boot.js', source }));
        document.source = html.replace(headStart, `${headStart}<script async src="/${file}"></script>`);
      },
    },
  };
}

/** The addresses of a lazy route's script and of all that it imports. */
function partsOf(route: string, bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
  const start = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${route}`));
  if (start === undefined) throw new Error(`No part of the build is ${route}.`);
  const seen = new Set([start.fileName]);
  for (const name of seen) {
    for (const imported of chunks.find(({ fileName }) => fileName === name)?.imports ?? [])
      seen.add(imported);
  }
  return [...seen].map((name) => `/${name}`);
}

async function bootScript(entry: string, known: Record<string, unknown>): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define: Object.fromEntries(Object.entries(known).map(([name, value]) => [name, JSON.stringify(value)])),
    build: { write: false, target: buildTarget, lib: { entry, formats: ['iife'], name: 'boot' } },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (output === undefined || !('output' in output)) throw new Error('The boot script was not built.');
  return output.output[0].code;
}
