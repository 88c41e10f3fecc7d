import { join } from 'node:path';
import type { Plugin, ResolvedConfig, Rolldown } from 'vite';
import { runTool } from '../../.ci/startTool.mjs';

const rootStart = '<div id="root">';

/**
 * Gives a build two documents: `index.html` for `/`, with home already drawn, its styles inside and its content on
 * its way, and `app.html`, the bare app, for every other path, with the templates of an event that a push was about.
 */
export function prerenderPlugin(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'prerender-home',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const document = bundle['index.html'];
        if (document?.type !== 'asset') return;
        const html = String(document.source);
        if (!html.includes(rootStart)) this.error(`index.html has no ${rootStart}`);
        const apiOrigin = String(config.env.VITE_API_ORIGIN ?? '').replace(/\/+$/, '');
        const drawn = apiOrigin === '' ? null : render(config.root, apiOrigin, config.env.VITE_TEAM_URL);
        const shell = drawn === null ? html : html.replace(rootStart, () => drawn.pushed + rootStart);
        this.emitFile({ type: 'asset', fileName: 'app.html', source: shell });
        if (drawn === null) return;
        const answers = ['banner', 'popular']
          .map((name) => `<link rel="preload" as="fetch" crossorigin href="${apiOrigin}/api/event/${name}">`)
          .join('');
        const ofEvents = / data-event-parts="[^"]*"/;
        document.source = withStyles(html, bundle)
          .replace(rootStart, () => rootStart + drawn.home)
          .replace(ofEvents, '')
          .replace('</head>', `${answers}</head>`);
      },
    },
  };
}

function render(root: string, apiOrigin: string, teamUrl: unknown): { home: string; pushed: string } {
  const args = [join(root, 'scripts', 'renderHome.ts'), '--api-origin', apiOrigin];
  if (typeof teamUrl === 'string' && teamUrl !== '') args.push('--team-url', teamUrl);
  const { status, stdout, stderr } = runTool('node', args, { encoding: 'utf8', timeout: 60_000 });
  if (status !== 0) throw new Error(`The first screens could not be drawn.\n${stderr}`);
  return JSON.parse(stdout);
}

/** Puts the style sheets of the first load into the document: nothing then stands between it and the first paint. */
function withStyles(html: string, bundle: Rolldown.OutputBundle): string {
  return html.replace(/<link rel="stylesheet"[^>]*href="\/([^"]+)">/g, (link, fileName: string) => {
    const sheet = bundle[fileName];
    return sheet?.type === 'asset' ? `<style>${String(sheet.source)}</style>` : link;
  });
}
