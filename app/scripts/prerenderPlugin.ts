import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Language } from '@campus-bell/domain/language';
import type { Plugin, ResolvedConfig, Rolldown } from 'vite';
import { runTool } from '../../.ci/startTool.mjs';
import { linksAhead } from '../src/boot/linksAhead.ts';
import { bundleFirstCall } from './bundleFirstCall.ts';
import { restOf, stylesOf } from './firstStyles.ts';
import { inEachLanguage } from './words/inEachLanguage.ts';

const headStart = '<meta charset="utf-8" />';
const rootStart = '<div id="root">';

/**
 * Gives a build two documents in each language: `index.html` for `/`, with home already drawn, its styles inside and its
 * content on its way, and `app.html`, the bare app, for every other path, with the templates of an event that a push was
 * about. Both carry the texts of the first screen. The English ones are `index.en.html` and `app.en.html`.
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
      async handler(_options, bundle) {
        const document = bundle['index.html'];
        if (document?.type !== 'asset') return;
        const korean = String(document.source);
        if (!korean.includes(rootStart)) this.error(`index.html has no ${rootStart}`);
        const apiOrigin = String(config.env.VITE_API_ORIGIN ?? '').replace(/\/+$/, '');
        const drawn = apiOrigin === '' ? null : render(config.root, apiOrigin, config.env.VITE_TEAM_URL);
        const call = await bundleFirstCall(config.root);
        this.emitFile({ type: 'asset', ...call });
        const answers = ['banner', 'popular']
          .map((name) => `<link rel="preload" as="fetch" crossorigin href="${apiOrigin}/api/event/${name}">`)
          .join('');
        const documents = (await inEachLanguage(korean)).map(({ html, ...rest }) => ({
          ...rest,
          html: withoutIndents(startedByBoot(html)),
          shown: drawn?.[rest.language],
        }));
        const homes = documents.map(({ html, shown }) => html + (shown?.home ?? ''));
        const styles = drawn === null ? null : divideStyles(this, homes, bundle);
        for (const { language, ending, html, shown } of documents) {
          const styled = (place: 'ofHome' | 'ofAll') =>
            styles === null ? html : html.replace(styleLink, () => styles[place]);
          const shell = startedEarly(styled('ofAll'), `/${call.fileName}`);
          const app = shell.replace(rootStart, () => (shown?.pushed ?? '') + rootStart);
          const home =
            shown === undefined
              ? html
              : styled('ofHome')
                  .replace(rootStart, () => rootStart + shown.home)
                  .replace(ofEvents, '')
                  .replace('</head>', `${answers}</head>`);
          this.emitFile({ type: 'asset', fileName: `app${ending}.html`, source: app });
          if (language === 'ko') document.source = home;
          else this.emitFile({ type: 'asset', fileName: `index${ending}.html`, source: home });
        }
      },
    },
  };
}

const ofEvents = / data-event-[a-z]+="[^"]*"/g;

/** What stands for people who read it is left out of the head; the limit on its bytes is close. */
const withoutIndents = (html: string) =>
  html.replace(/^[\s\S]*?<\/head>/, (head) => head.replace(/>\s+</g, '><'));

const bootScript = /<script type="module" async [^>]*><\/script>/;

/** Has the boot start the app, of which the document only fetches the script. */
function startedByBoot(html: string): string {
  const [script = '', app = ''] =
    /<script type="module" crossorigin src="([^"]+)"><\/script>/.exec(html) ?? [];
  if (!bootScript.test(html) || app === '') throw new Error('index.html does not load the boot and the app.');
  return html
    .replace(script, linksAhead([app]))
    .replace(bootScript, (boot) => boot.replace('></', ` data-app="${app}"></`));
}

/**
 * Calls first of all, and has the boot run before anything is laid out. The script that calls holds the document: there is
 * nothing in it to be shown sooner, and Chromium keeps an `async` one waiting for the first frame.
 */
function startedEarly(html: string, call: string): string {
  const [boot = ''] = bootScript.exec(html) ?? [];
  return html
    .replace(boot, '')
    .replace(headStart, `${headStart}<script src="${call}"></script>`)
    .replace('</head>', () => `${boot.replace(' async', '')}</head>`);
}

type Drawn = Record<Language, { home: string; pushed: string }>;

function render(root: string, apiOrigin: string, teamUrl: unknown): Drawn {
  const args = [join(root, 'scripts', 'renderHome.ts'), '--api-origin', apiOrigin];
  if (typeof teamUrl === 'string' && teamUrl !== '') args.push('--team-url', teamUrl);
  const { status, stdout, stderr } = runTool('node', args, { encoding: 'utf8', timeout: 60_000 });
  if (status !== 0) throw new Error(`The first screens could not be drawn.\n${stderr}`);
  return JSON.parse(stdout);
}

const styleLink = /<link rel="stylesheet"[^>]*href="\/([^"]+)">/;

/**
 * Divides the sheet: the styles of the first screen stand in every document, so that nothing is between home and its first
 * paint, and a file has the rest. Were it all of them, home would be styled twice when it comes. A document of home says
 * where it is, for what is opened from there; the others wait for it.
 */
function divideStyles(
  build: Rolldown.PluginContext,
  homes: readonly string[],
  bundle: Rolldown.OutputBundle,
) {
  const [link = '', whole = ''] = styleLink.exec(homes[0] ?? '') ?? [];
  const sheet = bundle[whole];
  if (sheet?.type !== 'asset') throw new Error('index.html names no style sheet.');
  const scripts = [...(homes[0] ?? '').matchAll(/<link rel="modulepreload"[^>]+href="\/([^"]+)"/g)].map(
    ([, fileName = '']) => bundle[fileName],
  );
  const texts = [...homes, ...scripts.map((script) => (script?.type === 'chunk' ? script.code : ''))];
  const names = new Set(texts.flatMap((text) => text.match(/[\w-]+/g) ?? []));
  const first = stylesOf(String(sheet.source), names);
  const rest = restOf(String(sheet.source), first);
  const hash = createHash('sha256').update(rest).digest('base64url').slice(0, 8);
  const fileName = `assets/style-${hash}.css`;
  delete bundle[whole];
  build.emitFile({ type: 'asset', fileName, source: rest });
  return {
    ofHome: `<style data-rest="/${fileName}">${first}</style>`,
    ofAll: `<style>${first}</style>${link.replace(whole, fileName)}`,
  };
}
