import { resolve } from 'node:path';
import { routes } from '@campus-bell/domain/routes';
import type { Page } from '@playwright/test';
import { tooNew, tooNewIn } from './builtScripts.ts';
import { expect, test } from './test.ts';

test.describe('the oldest supported browsers', () => {
  test('read every script of the build, and find nothing in it that they lack', () => {
    expect(tooNew(resolve(import.meta.dirname, '../../.e2e/dist'))).toEqual([]);
  });

  test.describe('what they could not read or do is seen', () => {
    for (const script of [
      'class A { static { start(); } }',
      'const words = /(?<=a)b/;',
      "const words = RegExp('(?<!a)b');",
      "if (URL.canParse('x')) start();",
      'const watcher = new window.CloseWatcher();',
      'Object.groupBy(rows, ({ day }) => day);',
      'using x = open();',
    ]) {
      test(script, () => expect(tooNewIn(script)).toHaveLength(1));
    }

    for (const script of [
      "if ('groupBy' in Object) Object.groupBy(rows, ({ day }) => day);",
      "if (typeof requestIdleCallback === 'function') requestIdleCallback(start);",
      'navigator.setAppBadge?.(3);',
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
      const request = new EventTarget() as IDBOpenDBRequest;
      Object.assign(request, { error: new DOMException('broken', 'UnknownError'), readyState: 'done' });
      setTimeout(() => request.dispatchEvent(new Event('error')));
      return request;
    };
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

test.describe('without', () => {
  test.use({ permissions: ['clipboard-write'] });

  for (const [name, take] of Object.entries(missing)) {
    test(`${name}: a member walks every route, a toast and a dialog open`, async ({ page, campus }) => {
      const eventPath = await campus.eventPath();
      await page.addInitScript(take);
      await campus.signIn(page);
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
