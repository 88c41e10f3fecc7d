import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { openApiFile } from '@campus-bell/fixtures/contract/readOpenApi';
import type { Plugin } from 'vite';
import { finishTool, root } from '../.ci/startTool.mjs';

const fileName = 'api-reference.html';

// The page brings everything with it; this keeps its maker's statistics from asking for the network.
const policy =
  "default-src 'none'; script-src 'unsafe-inline' 'unsafe-eval' blob:; worker-src blob:; " +
  "style-src 'unsafe-inline'; img-src data:; font-src data:; connect-src 'none'; base-uri 'none'; form-action 'none'";

/** An image of nothing in the place of the maker's logo, which would be asked for elsewhere. */
const logo = 'https://cdn.redoc.ly/redoc/logo-mini-full.svg';
const nothing = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';

async function renderReference(): Promise<string> {
  const output = join(root, 'node_modules/.cache', fileName);
  await mkdir(dirname(output), { recursive: true });
  const { ok, output: printed } = await finishTool(
    'redocly',
    [
      ...['build-docs', openApiFile, '--config', join(root, '.redocly.yaml')],
      ...['--inlineBundle', '--title', 'Campus Bell API', '--output', output],
    ],
    { env: { REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', REDOCLY_TELEMETRY: 'off' } },
  );
  if (!ok) throw new Error(printed);
  return (await readFile(output, 'utf8'))
    .replaceAll(logo, nothing)
    .replace('<head>', () => `<head>\n  <meta http-equiv="Content-Security-Policy" content="${policy}">`);
}

/** The reference of the API as one page of its own beside the stories, rendered from openapi.yaml by Redoc. */
export function apiReferencePlugin(): Plugin {
  return {
    name: 'campus-bell:api-reference',
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        if (request.url?.split('?')[0] !== `/${fileName}`) return next();
        const html = await renderReference().catch(next);
        if (html === undefined) return;
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        response.end(html);
      });
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: await renderReference() });
    },
  };
}
