import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { routes } from '@campus-bell/domain/routes';
import { expect, signIn, test } from './hostedTest.ts';

test.describe('nginx with the snippet of the build', () => {
  test('answers every kind of address with the right file and every header of the source', async ({
    site,
  }) => {
    const { security, fresh, hashed } = site.rules;
    const home = readFileSync(join(site.dir, 'index.html'), 'utf8');
    const script = /src="(\/assets\/[^"]+)"/.exec(home)?.[1] ?? '';
    const kinds = [
      ['/', 'index.html', fresh, 'text/html; charset=utf-8'],
      ['/?from=app', 'index.html', fresh, 'text/html; charset=utf-8'],
      ['/event/42', 'app.html', fresh, 'text/html; charset=utf-8'],
      ['/nowhere.at.all', 'app.html', fresh, 'text/html; charset=utf-8'],
      ['/icons', 'app.html', fresh, 'text/html; charset=utf-8'],
      ['/_headers', 'app.html', fresh, 'text/html; charset=utf-8'],
      ['/nginx.conf', 'app.html', fresh, 'text/html; charset=utf-8'],
      ['/service-worker.js', 'service-worker.js', fresh, 'application/javascript; charset=utf-8'],
      ['/terms_of_service.html', 'terms_of_service.html', fresh, 'text/html; charset=utf-8'],
      ['/manifest.webmanifest', 'manifest.webmanifest', fresh, 'application/manifest+json'],
      [script, script, hashed, 'application/javascript; charset=utf-8'],
    ] as const;
    for (const [path, file, cache, type] of kinds) {
      const answer = await fetch(site.origin + path);
      expect.soft(answer.status, path).toBe(200);
      expect.soft(await answer.text(), path).toBe(readFileSync(join(site.dir, file), 'utf8'));
      expect.soft(answer.headers.get('Content-Type'), path).toBe(type);
      const expected = { ...security, 'Cache-Control': cache };
      const sent = Object.keys(expected).map((name) => [name, answer.headers.get(name)]);
      expect.soft(Object.fromEntries(sent), path).toEqual(expected);
    }
    const missing = await fetch(`${site.origin}/assets/gone-1a2b.js`);
    expect(missing.status).toBe(404);
    expect(missing.headers.get('Cache-Control')).toBe(fresh);
    expect(missing.headers.get('X-Content-Type-Options')).toBe('nosniff');
  });

  test('gives each reader the documents of their language, at the same addresses', async ({ site }) => {
    const asked = [
      [{ 'Accept-Language': 'ko-KR,ko;q=0.9,en-US;q=0.8' }, ''],
      [{ 'Accept-Language': 'en-US,en;q=0.9,ko;q=0.8' }, '.en'],
      [{ 'Accept-Language': 'kok-IN' }, '.en'],
      [{ 'Accept-Language': 'en', Cookie: 'language=ko' }, ''],
      [{ 'Accept-Language': 'ko', Cookie: 'a=1; language=en' }, '.en'],
      [{ 'Accept-Language': 'ko', Cookie: 'language=english' }, ''],
    ] as const;
    for (const [headers, ending] of asked) {
      for (const [path, name] of [
        ['/', 'index'],
        ['/event/42', 'app'],
        ['/_worker.js', 'app'],
      ] as const) {
        const answer = await fetch(site.origin + path, { headers });
        const document = readFileSync(join(site.dir, `${name}${ending}.html`), 'utf8');
        expect.soft(await answer.text(), `${path} ${JSON.stringify(headers)}`).toBe(document);
        if (name === 'index') expect.soft(answer.headers.get('Vary')).toBe('Accept-Language, Cookie');
      }
    }
    for (const path of ['/app.html', '/app.en.html', '/terms_of_service.en.html']) {
      const answer = await fetch(site.origin + path, { headers: { 'Accept-Language': 'en' } });
      expect.soft(await answer.text(), path).toBe(readFileSync(join(site.dir, path), 'utf8'));
      expect.soft(answer.headers.get('Vary'), path).toBeNull();
    }
    const manifest = await fetch(`${site.origin}/manifest.en.webmanifest`);
    expect(manifest.headers.get('Content-Type')).toBe('application/manifest+json');
  });

  test('every route opens by its address and by a reload, then from the worker, without a violation', async ({
    page,
    site,
  }) => {
    await signIn(page);
    const popular = await (await fetch(`${site.apiOrigin}/api/event/popular`)).json();
    const paths = Object.values(routes).map((route) =>
      route === routes.event ? `/event/${popular[0].eventId}` : route,
    );
    const isThere = () => expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    for (const path of paths) {
      await page.goto(path);
      await isThere();
      await page.reload();
      await isThere();
    }
    await page.goto('/nowhere');
    await expect(page).toHaveTitle(/찾을 수 없는/);

    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    for (const path of paths) {
      const response = await page.goto(path);
      expect(response?.fromServiceWorker(), path).toBe(true);
      expect(response?.headers()['content-security-policy']).toBe(
        site.rules.security['Content-Security-Policy'],
      );
      await isThere();
    }
  });
});
