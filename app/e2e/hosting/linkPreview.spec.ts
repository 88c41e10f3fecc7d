import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { publicOrigin } from './hostedSite.ts';
import { expect, test } from './hostedTest.ts';

type Handler = (request: Request) => Promise<Response>;

const agents = {
  KakaoTalk: 'facebookexternalhit/1.1; kakaotalk-scrap/1.0; +https://devtalk.kakao.com/t/scrap/33984',
  Facebook: 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  Twitter: 'Twitterbot/1.0',
  Slack: 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  Discord: 'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
  LINE: 'facebookexternalhit/1.1;line-poker/1.0',
};
const person = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 KAKAOTALK 25.1.0';

/** The built handler of a host whose functions are files of their own, before the served site. */
async function mounted({ dir, origin }: { dir: string; origin: string }): Promise<Handler> {
  const { linkPreview } = await import(pathToFileURL(join(dir, 'link-preview.js')).href);
  return linkPreview((request: Request) => fetch(origin + new URL(request.url).pathname));
}

/** The built worker of Cloudflare Pages with the files of the build. */
async function cloudflare({ dir }: { dir: string }): Promise<Handler> {
  const { default: worker } = await import(pathToFileURL(join(dir, '_worker.js')).href);
  const ASSETS = {
    async fetch(request: Request) {
      const name = new URL(request.url).pathname.slice(1) || 'index';
      const file = [name, `${name}.html`].map((one) => join(dir, one)).find((one) => existsSync(one));
      const type = extname(file ?? '') === '.html' ? 'text/html; charset=utf-8' : 'text/plain';
      return new Response(file === undefined ? null : readFileSync(file), {
        status: file === undefined ? 404 : 200,
        headers: { 'Content-Type': type },
      });
    },
  };
  return (request) => worker.fetch(request, { ASSETS });
}

const ask = (handler: Handler, path: string, agent: string) =>
  handler(new Request(publicOrigin + path, { headers: { 'User-Agent': agent } }));

for (const [host, mount] of Object.entries({ 'a function': mounted, Cloudflare: cloudflare })) {
  test(`behind ${host} every program that draws previews gets the notice's own`, async ({ page, site }) => {
    const [first] = await (await fetch(`${site.apiOrigin}/api/event/popular`)).json();
    const path = `/event/${first.eventId}`;
    // The handler waits two seconds at most; the server's first answer of all takes its time.
    await (await fetch(`${site.apiOrigin}/api/event/detail/${first.eventId}`)).text();
    const handler = await mount(site);
    for (const [name, agent] of Object.entries(agents)) {
      const answer = await ask(handler, path, agent);
      expect(answer.status, name).toBe(200);
      expect(answer.headers.get('Content-Type'), name).toContain('text/html');
      expect(answer.headers.get('Cache-Control'), name).toBe('private, max-age=600');
      await page.setContent(await answer.text());
      const tag = (key: string) =>
        page.locator(`meta[property="${key}"], meta[name="${key}"]`).getAttribute('content');
      expect(await tag('og:title'), name).toBe(first.title);
      expect(await tag('twitter:title'), name).toBe(first.title);
      expect(await tag('og:url'), name).toBe(publicOrigin + path);
      expect(await tag('og:description'), name).not.toBe('');
      expect(await page.title(), name).toBe(`${first.title} | 캠퍼스벨`);
    }
  });

  test(`behind ${host} people and other pages get the plain document`, async ({ site }) => {
    const handler = await mount(site);
    const plain = readFileSync(join(site.dir, 'app.html'), 'utf8');
    expect(await (await ask(handler, '/event/1', person)).text()).toBe(plain);
    expect(await (await ask(handler, '/liked', agents.KakaoTalk)).text()).toBe(plain);
    expect(await (await ask(handler, '/event/999999999', agents.KakaoTalk)).text()).toBe(plain);
  });
}

test('a server that does not answer keeps nobody waiting', async ({ site }) => {
  const silent = createServer(() => undefined).listen(0);
  const { port } = silent.address() as AddressInfo;
  const code = readFileSync(join(site.dir, 'link-preview.js'), 'utf8');
  expect(code).toContain(site.apiOrigin);
  const elsewhere = code.replaceAll(site.apiOrigin, `http://localhost:${port}`);
  const { isPreviewAgent, linkPreview } = await import(
    `data:text/javascript,${encodeURIComponent(elsewhere)}`
  );
  expect([isPreviewAgent(agents.KakaoTalk), isPreviewAgent(person)]).toEqual([true, false]);
  const handler: Handler = linkPreview((request: Request) =>
    fetch(site.origin + new URL(request.url).pathname),
  );
  const answer = await ask(handler, '/event/1', agents.KakaoTalk);
  expect(await answer.text()).toBe(readFileSync(join(site.dir, 'app.html'), 'utf8'));
  silent.closeAllConnections();
  silent.close();
});

test('both documents say what a link to the app looks like, with a picture that is there', async ({
  page,
  site,
}) => {
  for (const path of ['/', '/event', '/liked']) {
    await page.setContent(await (await fetch(site.origin + path)).text());
    const tag = (key: string) => page.locator(`meta[property="${key}"], meta[name="${key}"]`);
    await expect(tag('og:title')).toHaveAttribute('content', '캠퍼스벨');
    await expect(tag('twitter:card')).toHaveAttribute('content', 'summary_large_image');
    const picture = await tag('og:image').getAttribute('content');
    expect(picture).toBe(`${publicOrigin}/share.jpg`);
  }
  const size = await page
    .goto('/share.jpg')
    .then(() =>
      page.locator('img').evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]),
    );
  expect(size).toEqual([1200, 630]);
});
