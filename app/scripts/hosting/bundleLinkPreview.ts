import { join } from 'node:path';
import { build } from 'vite';
import { wordsPlugin } from '../words/wordsPlugin.ts';

/** The handler for previews of links as one module that imports nothing, for hosts that run a function. */
export async function bundleLinkPreview(appRoot: string): Promise<string> {
  const built = await build({
    configFile: false,
    root: appRoot,
    logLevel: 'error',
    publicDir: false,
    plugins: [wordsPlugin({ first: [] })],
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      modulePreload: false,
      lib: { entry: join(appRoot, 'edge/linkPreview.ts'), formats: ['es'], fileName: 'link-preview' },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const chunks = output !== undefined && 'output' in output ? output.output : [];
  const [chunk, ...others] = chunks.flatMap((one) => (one.type === 'chunk' ? [one] : []));
  if (chunk === undefined || others.length > 0 || chunk.imports.length > 0)
    throw new Error('the preview of links is not one module');
  return chunk.code;
}
