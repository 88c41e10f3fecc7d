import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build } from 'vite';
import { configPlugin } from './configPlugin.ts';
import { buildTarget } from './supportedBrowsers.ts';

/** A script of the build: where it lies and what is in it. */
export interface BuiltScript {
  fileName: string;
  source: string;
}

/** The early calls as one small script that imports nothing: it runs before style sheet and boot have come. */
export async function bundleFirstCall(appRoot: string): Promise<BuiltScript> {
  const built = await build({
    configFile: false,
    root: appRoot,
    envDir: '..',
    logLevel: 'error',
    publicDir: false,
    plugins: [configPlugin()],
    build: {
      write: false,
      target: buildTarget,
      modulePreload: false,
      rolldownOptions: { input: join(appRoot, 'src/boot/firstCall.ts'), output: { format: 'iife' } },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const files = output !== undefined && 'output' in output ? output.output : [];
  const [script, ...others] = files;
  if (script?.type !== 'chunk' || others.length > 0) throw new Error('the early calls are not one script');
  const hash = createHash('sha256').update(script.code).digest('base64url').slice(0, 8);
  return { fileName: `assets/firstCall-${hash}.js`, source: script.code };
}
