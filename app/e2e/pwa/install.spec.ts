import { calmMs, firstScreenHeadStartMs, iosPromptDelayMs, untouchedMs } from '@campus-bell/domain/limits';
import { holdTheApp } from '../heldBack.ts';
import { appLayerStands, noteListeners } from './support/appLayer.ts';
import { openAppBrowser, waitForWorker } from './support/installedApp.ts';
import { expect, test } from './support/pwaTest.ts';

test('the app is installable and its manifest has no warning', async ({ site, openBrowser }) => {
  const { context, page } = await openBrowser();
  await page.goto(site.origin);
  await waitForWorker(page);
  const devtools = await context.newCDPSession(page);
  await expect
    .poll(async () => (await devtools.send('Page.getInstallabilityErrors')).installabilityErrors)
    .toEqual([]);
  const { errors, data } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data ?? '{}');
  expect(manifest).toMatchObject({ id: '/', scope: '/', start_url: '/', lang: 'ko', display: 'standalone' });
  expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toEqual(
    expect.arrayContaining(['any', 'maskable', 'monochrome']),
  );
  const pictures = [
    ...manifest.icons,
    ...manifest.screenshots,
    ...manifest.shortcuts.flatMap((each: { icons: object[] }) => each.icons),
  ];
  for (const { src, type } of pictures as { src: string; type: string }[]) {
    const response = await fetch(site.origin + src);
    expect([src, response.ok, response.headers.get('content-type')?.split(';')[0]]).toEqual([
      src,
      true,
      type,
    ]);
  }
  expect((await fetch(`${site.origin}/apple-touch-icon.png`)).ok).toBe(true);
});

test("the browser's offer is kept for the modal; 'don't show today' holds over a new launch", async ({
  site,
  openBrowser,
}) => {
  const { context, page } = await openBrowser({ withInstallPrompt: true });
  await context.addInitScript(() => {
    addEventListener('beforeinstallprompt', () => Object.assign(window, { isOffered: true }));
  });
  await page.goto(site.origin);
  const prompt = page.getByRole('dialog', { name: '캠퍼스벨을 앱으로 설치할까요?' });
  await expect(prompt).toBeVisible();
  expect(await page.evaluate(() => performance.now()), 'the screen was untouched').toBeGreaterThan(
    untouchedMs,
  );
  await prompt.getByRole('button', { name: '나중에' }).click();
  await expect(prompt).toBeHidden();

  await page.reload();
  await page.waitForFunction(() => 'isOffered' in window);
  await appLayerStands(page);
  await page.mouse.wheel(0, 200);
  await expect(prompt).toBeVisible();
  await prompt.getByText('오늘 하루 보지 않기').click();
  await prompt.getByRole('button', { name: '나중에' }).click();
  await page.reload();
  await page.waitForFunction(() => 'isOffered' in window);
  await appLayerStands(page);
  await page.mouse.wheel(0, 200);
  await page.waitForTimeout(firstScreenHeadStartMs + calmMs + 500);
  await expect(prompt).toBeHidden();
});

test("an offer that comes before the app is kept, and 'install' uses it up", async ({ site, browser }) => {
  const context = await browser.newContext({ locale: 'ko-KR' });
  const page = await context.newPage();
  const letIn = await holdTheApp(page);
  await page.goto(`${site.origin}/guide`);
  await page.evaluate(() => {
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => void Object.assign(window, { prompted: true }),
      userChoice: Promise.resolve({ outcome: 'accepted' }),
    });
    window.dispatchEvent(offer);
  });
  letIn();
  await page.getByRole('button', { name: '지금 설치하기' }).click();
  await page.waitForFunction(() => 'prompted' in window);
  await expect(page.getByText('이 기기에는 이미 설치돼 있어요.')).toBeVisible();
  await context.close();
});

test('the first launch of the installed app asks once, on a tap, and leads to the consent', async ({
  site,
}) => {
  const { context, page, setPermission, close } = await openAppBrowser({ flags: [`--app=${site.origin}/`] });
  try {
    await noteListeners(context);
    await page.goto(site.origin);
    await setPermission(site.origin, 'denied');
    await page.reload();
    const prompt = page.getByRole('dialog', { name: '알림 받기' });
    await expect(prompt).toBeVisible();
    await prompt.getByRole('button', { name: '시작하기' }).click();
    await expect(page).toHaveURL(`${site.origin}/privacy-agreement`);
    await page.goto(site.origin);
    await appLayerStands(page);
    await page.waitForTimeout(500);
    await expect(prompt).toBeHidden();
    await page.goto(`${site.origin}/guide#push-check`);
    await expect(page.getByText('⋮ 메뉴에서 ‘앱 정보’를 열어요')).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('주소 옆');
  } finally {
    await close();
  }
});

test.describe('on an iPhone', () => {
  const iphone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';

  test('the install prompt comes on the first visit only, and never on another route', async ({
    browser,
    site,
  }) => {
    const context = await browser.newContext({ userAgent: iphone, hasTouch: true, locale: 'ko-KR' });
    await noteListeners(context);
    const page = await context.newPage();
    await page.goto(`${site.origin}/event`);
    const prompt = page.getByRole('dialog', { name: '홈 화면에 추가해 보세요' });
    await appLayerStands(page);
    await page.waitForTimeout(iosPromptDelayMs + 300);
    await expect(prompt).toBeHidden();
    await page.getByRole('link', { name: '홈' }).first().click();
    await expect(prompt).toBeVisible();
    await prompt.getByRole('button', { name: '닫기' }).click();
    await expect(prompt).toBeHidden();
    await page.reload();
    await appLayerStands(page);
    await page.waitForTimeout(iosPromptDelayMs + 300);
    await expect(prompt).toBeHidden();
    await context.close();
  });

  test('the prompt is on time when the app layer is late, and waits while the student scrolls', async ({
    browser,
    site,
  }) => {
    for (const scrolls of [false, true]) {
      // A machine that stops for a moment is late once, an app that is late every time.
      await expect(async () => {
        const context = await browser.newContext({ userAgent: iphone, hasTouch: true, locale: 'ko-KR' });
        try {
          await context.addInitScript((withScrolling) => {
            const seen = { layerAt: 0, scrolledAt: 0, promptAt: 0 };
            Object.assign(window, { seen });
            let down = false;
            const timer = setInterval(() => {
              down = !down;
              if (withScrolling) scrollTo(0, down ? 40 : 0);
              if (seen.layerAt > 0 && performance.now() > seen.layerAt + 2500) clearInterval(timer);
            }, 50);
            addEventListener('scroll', () => {
              if (seen.promptAt === 0) seen.scrolledAt = performance.now();
            });
            new PerformanceObserver((list) => {
              const layer = list.getEntries().find(({ name }) => name.includes('/PwaLayer-'));
              if (layer === undefined) return;
              seen.layerAt = (layer as PerformanceResourceTiming).responseEnd;
            }).observe({ type: 'resource', buffered: true });
            new MutationObserver(() => {
              if (seen.promptAt === 0 && document.querySelector('[role="dialog"]'))
                seen.promptAt = performance.now();
            }).observe(document, { childList: true, subtree: true });
          }, scrolls);
          await context.route(/PwaLayer-.*\.js/, async (route) => {
            await new Promise((resolve) => setTimeout(resolve, 1500));
            await route.continue();
          });
          const page = await context.newPage();
          await page.goto(site.origin);
          await expect(page.getByRole('dialog', { name: '홈 화면에 추가해 보세요' })).toBeVisible();
          const seen = await page.evaluate(
            () => (window as unknown as { seen: Record<'layerAt' | 'scrolledAt' | 'promptAt', number> }).seen,
          );
          if (scrolls) expect(seen.promptAt - seen.scrolledAt).toBeGreaterThanOrEqual(calmMs - 50);
          else
            expect(seen.promptAt - seen.layerAt, 'ms after its code came').toBeLessThan(
              iosPromptDelayMs - 50,
            );
        } finally {
          await context.close();
        }
      }).toPass();
    }
  });

  test('a tab without notifications says so and leads to installing', async ({ browser, site }) => {
    const context = await browser.newContext({ userAgent: iphone, hasTouch: true, locale: 'ko-KR' });
    await context.addInitScript(() => {
      Reflect.deleteProperty(window, 'Notification');
      Reflect.deleteProperty(window, 'PushManager');
      Reflect.deleteProperty(Navigator.prototype, 'setAppBadge');
      Reflect.deleteProperty(Navigator.prototype, 'clearAppBadge');
    });
    const page = await context.newPage();
    const failures: string[] = [];
    page.on('pageerror', (error) => failures.push(error.message));
    await page.goto(`${site.origin}/guide#push-check`);
    await expect(page.getByText('지금 이 화면에서는 알림을 받을 수 없어요.')).toBeVisible();
    await expect(page.getByRole('tab', { name: 'iPhone · iPad' })).toHaveAttribute('aria-selected', 'true');
    expect(failures).toEqual([]);
    await context.close();
  });
});

test('KakaoTalk is left once with the complete address, then says what works', async ({ browser, site }) => {
  const context = await browser.newContext({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 KAKAOTALK 10.4.5',
    locale: 'ko-KR',
  });
  await noteListeners(context);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const requested: string[] = [];
  devtools.on('Page.frameRequestedNavigation', ({ url }) => requested.push(url));
  await devtools.send('Page.enable');
  await page.goto(`${site.origin}/event/42?x=1`);
  await expect
    .poll(() => requested.filter((url) => url.startsWith('kakaotalk:')))
    .toEqual([`kakaotalk://web/openExternal?url=${encodeURIComponent(`${site.origin}/event/42?x=1`)}`]);
  const sheet = page.getByRole('dialog', { name: '다른 브라우저에서 열어 보세요' });
  await expect(sheet).toBeVisible();
  await sheet.getByRole('button', { name: '여기서 계속 보기' }).click();
  await page.reload();
  await appLayerStands(page);
  await page.waitForTimeout(500);
  await expect(sheet).toBeHidden();
  expect(requested.filter((url) => url.startsWith('kakaotalk:'))).toHaveLength(1);
  await context.close();
});
