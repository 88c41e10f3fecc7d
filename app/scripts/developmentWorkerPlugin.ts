import { join } from 'node:path';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import { configPlugin } from './configPlugin.ts';

const path = '/service-worker.js';

/** Lets the development server answer the worker's address with a worker that keeps no files; never part of a build. */
export function developmentWorkerPlugin(): Plugin {
  return {
    name: 'development-worker',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (request.url?.split('?')[0] !== path) return next();
        bundledWorker(server.config).then((code) => {
          response.setHeader('Content-Type', 'text/javascript; charset=utf-8');
          response.setHeader('Cache-Control', 'no-cache');
          response.end(code);
        }, next);
      });
    },
  };
}

/** One classic script, as the build's worker is: a page that a build left behind can only take such a one. */
async function bundledWorker({ root, envDir, mode }: ResolvedConfig): Promise<string> {
  const output = (await build({
    configFile: false,
    root,
    envDir,
    mode,
    logLevel: 'error',
    publicDir: false,
    plugins: [configPlugin()],
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: join(root, 'service-worker', 'developmentWorker.ts'),
        output: { format: 'iife' },
      },
    },
  })) as Rolldown.RolldownOutput;
  return output.output[0].code;
}
