import { languageKey } from '../../src/language/firstLanguage.ts';
import { type HostingRules, hostFiles } from './hostingRules.ts';
import { asksForKorean, variesBy } from './languageOfRequest.ts';
import { type LinkPreviewModule, linkPreviewCode } from './linkPreviewFile.ts';

/**
 * `_worker.js` of Cloudflare Pages, which would answer `x.html` with a redirect to `x`, and a path that is no file with
 * home: the worker knows the files. Programs that draw previews of links get the notice's own.
 * @param files names of the build, relative to its folder
 */
export function cloudflareWorker(
  { security, fresh, hashed }: HostingRules,
  files: readonly string[],
  preview: LinkPreviewModule,
): string {
  const own = files.filter((name) => !(hostFiles as readonly string[]).includes(name)).sort();
  return `${linkPreviewCode(preview)}
const files = new Set(${JSON.stringify(own)});
const security = ${JSON.stringify(security)};
const asksForKorean = new RegExp(${JSON.stringify(asksForKorean)});

export default { fetch: linkPreview(serve) };

function endingFor({ headers }) {
  if (isPreviewAgent(headers.get('User-Agent'))) return '';
  const [, chosen] = /(?:^|; *)${languageKey}=(ko|en)(?:;|$)/.exec(headers.get('Cookie') ?? '') ?? [];
  if (chosen !== undefined) return chosen === 'ko' ? '' : '.en';
  return asksForKorean.test(headers.get('Accept-Language') ?? '') ? '' : '.en';
}

async function serve(request, env) {
  const url = new URL(request.url);
  const name = url.pathname.slice(1);
  const isHashed = name.startsWith('assets/');
  const isFound = files.has(name);
  const asked = isFound ? name : (name === '' ? 'index' : 'app') + endingFor(request) + '.html';
  url.pathname = '/' + asked.replace(/^index\\.html$/, '').replace(/\\.html$/, '');
  const found = isHashed && !isFound ? new Response('Not found', { status: 404 }) : await env.ASSETS.fetch(new Request(url, request));
  const served = new Response(found.body, found);
  for (const [header, value] of Object.entries(security)) served.headers.set(header, value);
  served.headers.set('Cache-Control', isHashed && isFound ? ${JSON.stringify(hashed)} : ${JSON.stringify(fresh)});
  if (!isFound && !isHashed) served.headers.append('Vary', ${JSON.stringify(variesBy)});
  return served;
}
`;
}
