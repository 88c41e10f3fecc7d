import { resolve } from 'node:path';
import { routes } from '@campus-bell/domain/routes';
import type { Locator, Page } from '@playwright/test';
import { account, exchange, leaveForGoogle, withPushToken } from './accounts.ts';
import { tooNew, tooNewIn } from './builtScripts.ts';
import { expect, test } from './test.ts';

/** What nobody reaches whose permission `readPushPermission` calls unsupported. */
const behindThePermission = [
  /Notification\.requestPermission\(\)/,
  /navigator\.serviceWorker\.ready\)\.showNotification\(/,
];

test.describe('the oldest supported browsers', () => {
  test('read every script of the build, and find nothing in it that they lack', () => {
    const found = tooNew(resolve(import.meta.dirname, '../../.e2e/dist'));
    expect(found.filter((line) => !behindThePermission.some((use) => use.test(line)))).toEqual([]);
  });

  test.describe('what they could not read or do is seen', () => {
    for (const script of [
      'class A { static { start(); } }',
      'const words = /(?<=a)b/;',
      "const words = RegExp('(?<!a)b');",
      "if (URL.canParse('x')) start();",
      'const watcher = new window.CloseWatcher();',
      'Object.groupBy(rows, ({ day }) => day);',
      'const first = rows.values().take(3);',
      'const either = AbortSignal.any([one, other]);',
      "const address = window.URL.parse('x');",
      'if (navigator.userActivation.isActive) start();',
      "const policy = trustedTypes.createPolicy('x', {});",
      "if (Notification.permission === 'granted') start();",
      'const canvas = new OffscreenCanvas(1, 1);',
      'using x = open();',
    ]) {
      test(script, () => expect(tooNewIn(script)).toHaveLength(1));
    }

    for (const script of [
      "if ('groupBy' in Object) Object.groupBy(rows, ({ day }) => day);",
      "if (typeof requestIdleCallback === 'function') requestIdleCallback(start);",
      'navigator.setAppBadge?.(3);',
      'const speed = navigator.connection && navigator.connection.downlink;',
      "const policy = window.trustedTypes?.createPolicy('x', {});",
      'const rows = JSON.parse(text).map(read);',
      'class Ink { draw() { return new Ink(); } }',
      'class A { #x = 1; static y = 2; has(o) { return #x in o; } }',
    ]) {
      test(`but not ${script}`, () => expect(tooNewIn(script)).toEqual([]));
    }
  });
});

/** Takes something away from the page before its first script runs. */
const missing: Record<string, () => void> = {
  'URL.canParse': () => Reflect.deleteProperty(URL, 'canParse'),
  'Array.prototype.toSorted': () => Reflect.deleteProperty(Array.prototype, 'toSorted'),
  'navigator.locks': () => Reflect.deleteProperty(Navigator.prototype, 'locks'),
  BroadcastChannel: () => Reflect.deleteProperty(window, 'BroadcastChannel'),
  indexedDB: () => Reflect.deleteProperty(window, 'indexedDB'),
  'indexedDB that is blocked': () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('denied', 'SecurityError');
    };
  },
  'indexedDB that fails': () => {
    IDBFactory.prototype.open = () => {
      const request = Object.setPrototypeOf(new EventTarget(), IDBOpenDBRequest.prototype);
      Object.defineProperty(request, 'error', { value: new DOMException('broken', 'UnknownError') });
      setTimeout(() => request.dispatchEvent(new Event('error')));
      return request;
    };
  },
  'indexedDB that never answers': () => {
    IDBFactory.prototype.open = () => Object.setPrototypeOf(new EventTarget(), IDBOpenDBRequest.prototype);
  },
  'indexedDB.databases': () => Reflect.deleteProperty(IDBFactory.prototype, 'databases'),
  CloseWatcher: () => Reflect.deleteProperty(window, 'CloseWatcher'),
  Notification: () => Reflect.deleteProperty(window, 'Notification'),
  PushManager: () => Reflect.deleteProperty(window, 'PushManager'),
  caches: () => Reflect.deleteProperty(window, 'caches'),
  'Intl.Segmenter': () => Reflect.deleteProperty(Intl, 'Segmenter'),
  requestIdleCallback: () => Reflect.deleteProperty(window, 'requestIdleCallback'),
};

/** The same of the storage, where nobody can stay signed in or be it at all. */
const storages: Record<string, () => void> = {
  'localStorage that is refused': () => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  },
  'a full localStorage': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
};

async function walk(page: Page, eventPath: string): Promise<void> {
  for (const route of Object.values(routes)) {
    await page.goto(route === routes.event ? eventPath : route);
    await expect(page.getByRole('heading', { level: 1 }), route).toBeVisible();
    await expect(page.getByText('화면을 보여 드리지 못했어요')).toHaveCount(0);
  }
  await page.goto(eventPath);
  await page.getByRole('button', { name: /공유/ }).click();
  await expect(page.getByText('링크를 복사했어요').first()).toBeVisible();
}

/** Leaves of the page's rules what a browser without `:has()` reads of them. */
function forgetHas(): void {
  const walk = (rules: CSSStyleSheet | CSSGroupingRule) => {
    for (let at = rules.cssRules.length - 1; at >= 0; at -= 1) {
      const rule = rules.cssRules[at];
      if (rule instanceof CSSStyleRule && rule.selectorText.includes(':has(')) rules.deleteRule(at);
      else if (rule instanceof CSSSupportsRule && rule.conditionText.includes(':has(')) {
        const isForOthers = rule.conditionText.startsWith('not');
        const own = isForOthers ? [...rule.cssRules].map(({ cssText }) => cssText) : [];
        rules.deleteRule(at);
        for (const text of own.reverse()) rules.insertRule(text, at);
      } else if (rule instanceof CSSGroupingRule) walk(rule);
    }
  };
  for (const sheet of document.styleSheets) walk(sheet);
}

test('without :has() the end of a page does not lie under its bars', async ({ page, campus }) => {
  const roomBelow = (last: Locator, bar: Locator) =>
    expect.poll(async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      const [end, top] = [await last.boundingBox(), await bar.boundingBox()];
      return (top?.y ?? 0) - (end?.y ?? 0) - (end?.height ?? 0);
    });
  await page.goto(routes.home);
  await expect(page.getByRole('article')).toHaveCount(10);
  await page.evaluate(forgetHas);
  const navigation = page.getByRole('navigation', { name: '주요 메뉴' });
  await roomBelow(page.getByRole('article').last(), navigation).toBeGreaterThanOrEqual(0);
  await page.goto(await campus.eventPath());
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(forgetHas);
  const bar = page.getByRole('button', { name: '캘린더에 추가' });
  await roomBelow(page.getByRole('main').locator(':scope > *').last(), bar).toBeGreaterThanOrEqual(0);
});

test('without :has() a card that takes the focus does not lie under the bar of the search', async ({
  page,
}) => {
  await page.goto(routes.events);
  const rows = page.getByRole('main').locator('[data-row]');
  await expect(rows.nth(5)).toBeVisible();
  await page.evaluate(forgetHas);
  const row = page.locator(`[data-row="${await rows.nth(4).getAttribute('data-row')}"]`);
  const link = row.getByRole('link');
  const bar = page.getByRole('search').locator('..');
  const belowTheBar = async () => {
    const [of, above] = [await link.boundingBox(), await bar.boundingBox()];
    return (of?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0);
  };
  await expect(async () => {
    await link.evaluate((one) => window.scrollBy(0, one.getBoundingClientRect().top - 70));
    expect((await link.boundingBox())?.y).toBeCloseTo(70, 0);
  }).toPass();
  expect(await belowTheBar()).toBeLessThan(0);
  await link.focus();
  await expect.poll(belowTheBar).toBeGreaterThanOrEqual(0);
});

test.describe('without', () => {
  // The push token is that of an earlier permission: it still signs in where notifications are missing by now.
  test.use({ permissions: ['clipboard-write'], storageState: withPushToken });

  for (const [name, take] of Object.entries(missing)) {
    test(`${name}: a member signs in and walks every route, a toast and a dialog open`, async ({
      page,
      campus,
    }) => {
      const eventPath = await campus.eventPath();
      await page.addInitScript(take);
      await page.goto(routes.login);
      await leaveForGoogle(page);
      await page.getByRole('link', { name: account.member }).click();
      await expect(page).toHaveURL(routes.home);
      expect(await campus.calls(exchange)).toBe(1);
      await walk(page, eventPath);
      await page.getByRole('button', { name: '캘린더에 추가' }).click();
      await expect(page.getByRole('dialog', { name: '캘린더에 추가' })).toBeVisible();
    });
  }

  for (const [name, take] of Object.entries(storages)) {
    test(`${name}: a visitor walks every route, a toast and a dialog open`, async ({ page, campus }) => {
      const eventPath = await campus.eventPath();
      await page.addInitScript(take);
      await page.goto('/');
      await walk(page, eventPath);
      await page.getByRole('button', { name: /찜/ }).first().click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    });
  }
});
