import { routes } from '@campus-bell/domain/routes';
import { countShown } from '../shown.ts';
import { expect, signIn, test } from './hostedTest.ts';
import { hostileAddresses, hostileTexts } from './hostileCorpus.ts';
import { expectUnharmed, watchForHarm } from './watch.ts';

/** Those that an address bar takes. */
const inAddresses = hostileTexts
  .filter((text) => text.length < 200)
  .map((text) => encodeURIComponent(text.replace('\ud800', '')));

test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('a hostile address shows a screen of the app', async ({ page, context, site }) => {
    const harm = watchForHarm(context, site);
    for (const [at, text] of inAddresses.entries()) {
      const path = [
        `/event?group=${text}&detail=${text}&searchText=${text}#${text}`,
        `/event/${text}`,
        `/subscribe?tab=${text}&chosen=${text}`,
        `/login?from=${text}&next=${text}#${text}`,
        `/${text}`,
        `/loginSuccess?error=${text}&state=${text}`,
      ][at % 6] as string;
      await test.step(path, async () => {
        await page.goto(path);
        await expectUnharmed(page, harm, site.origin);
      });
    }
    for (const path of [
      '//evil.example/',
      '/\\evil.example/',
      '/%2f%2fevil.example',
      '/event/..%2f..%2fapi',
    ]) {
      await page.goto(site.origin + path);
      await expectUnharmed(page, harm, site.origin);
    }
  });

  test('a hostile return from the login exchanges nothing, and a hostile destination leads home', async ({
    page,
    context,
    site,
  }) => {
    const harm = watchForHarm(context, site);
    const exchanged: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/users/oauth')) exchanged.push(request.postData() ?? '');
    });
    for (const text of inAddresses.slice(0, 5)) {
      await page.goto(`/loginSuccess?code=${text}&state=${text}`);
      await expect(page).toHaveURL('/login');
      await expectUnharmed(page, harm, site.origin);
    }
    expect(exchanged).toEqual([]);
    for (const destination of ['//evil.example/', '/\\evil.example', ...hostileAddresses.slice(0, 3)]) {
      await page.goto('/login');
      await page.evaluate((to) => sessionStorage.setItem('loginDestination', to), destination);
      await signIn(page);
      await expectUnharmed(page, harm, site.origin);
      await page.evaluate(() => localStorage.clear());
    }
  });

  test('hostile values in every key of the storage are text', async ({ page, context, site }) => {
    await signIn(page);
    await page.goto('/event');
    await page.goto('/mypage');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const harm = watchForHarm(context, site);
    for (const text of ['<img src=x onerror=pwned=1>', '{"__proto__":{"pwned":1}}', 'javascript:pwned=1']) {
      await page.goto('/terms_of_service.html');
      await page.evaluate((value) => {
        const keys = ['email', 'name', 'major', 'id', 'theme', 'savedOption1', 'savedOption2', 'signIn'];
        for (const key of [...keys, 'modalDismissedUntil', 'pushTokenLeft', ...Object.keys(localStorage)]) {
          if (!/accessToken|refreshToken|fcmToken/.test(key)) localStorage.setItem(key, value);
        }
        const ofTheVisit = ['scrollPositions', 'givenConsents', 'finishedResets', 'pendingLogin'];
        for (const key of [...ofTheVisit, ...Object.keys(sessionStorage)]) sessionStorage.setItem(key, value);
      }, text);
      for (const path of [routes.home, routes.events, routes.myPage, routes.profile, routes.login]) {
        await test.step(`${text} ${path}`, async () => {
          await page.goto(path);
          await expectUnharmed(page, harm, site.origin);
        });
      }
    }
  });

  test.describe('the policy document', () => {
    test.use({ provokesViolations: true });

    test('with scripts, forms and links stays within its frame', async ({ page, context, site }) => {
      const harm = watchForHarm(context, site);
      const document = `<!doctype html><html lang="ko"><head><title>약관</title><base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=https://evil.example/"><style>body{display:none}</style></head><body style="display:block"><h1>제1조 목적</h1>${hostileTexts.slice(0, 10).join('')}<a href="https://evil.example/" target="_top">나가기</a><form action="https://evil.example/" target="_top"><button>제출</button></form><script>top.pwned=1;top.location='https://evil.example/'</script></body></html>`;
      await page.route('**/terms_of_service.html', async (route) =>
        route.fulfill({ response: await route.fetch(), body: document }),
      );
      await page.goto('/privacy-agreement');
      await page.getByRole('button', { name: '서비스 이용약관 보기' }).click();
      const frame = page.frameLocator('iframe[title="서비스 이용약관 전문"]');
      await expect(frame.getByRole('heading', { name: '제1조 목적' })).toBeVisible();
      await frame.getByRole('link', { name: '나가기' }).click();
      await frame.getByRole('button', { name: '제출' }).click();
      await page.getByRole('button', { name: '확인하고 동의하기' }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expectUnharmed(page, harm, site.origin);
      expect(page.frames().map((each) => each.url())).toEqual([`${site.origin}/privacy-agreement`]);
    });
  });
});

/** Whether the browser would load the image of a notification from there, and wait for a host that does not answer here. */
function isPublic(address: string): boolean {
  const absolute = address.startsWith('//') ? `https:${address}` : address;
  const url = URL.canParse(absolute) ? new URL(absolute) : null;
  return url?.protocol === 'https:' && url.hostname === 'evil.example';
}

test.describe('a push', () => {
  test.use({ permissions: ['notifications'] });

  test('says its words and leads into the app, whatever is in it', async ({ page, context, site }) => {
    const harm = watchForHarm(context, site);
    await signIn(page);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const count = await countShown(context);
    for (const [at, address] of [...hostileAddresses, 'https://evil.example/', '//evil.example/'].entries()) {
      const words = (hostileTexts[at % hostileTexts.length] as string).replace('\ud800', '\ufffd');
      await page.evaluate(
        async ([text, link, image]) => {
          const registration = await navigator.serviceWorker.ready;
          registration.active?.postMessage({
            type: 'LOCAL_PUSH',
            payload: {
              notification: { title: text, body: text, image },
              data: { click_action: link, unread_count: text, ['__proto__']: { pwned: 1 } },
            },
          });
        },
        [words, address, isPublic(address) ? null : address] as const,
      );
      await expect.poll(count).toBe(at + 1);
      const shown = await page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        const notifications = await registration.getNotifications();
        const found = notifications.map(({ title, body, data, icon }) => ({ title, body, data, icon }));
        for (const notification of notifications) notification.close();
        return found;
      });
      expect(shown, address).toEqual([
        {
          title: expect.any(String),
          body: words.trim() === '' ? expect.any(String) : expect.stringContaining(words.trim().slice(0, 8)),
          data: { path: '/notification' },
          icon: `${site.origin}/icons/icon-192.png`,
        },
      ]);
    }
    await expectUnharmed(page, harm, site.origin);
  });
});
