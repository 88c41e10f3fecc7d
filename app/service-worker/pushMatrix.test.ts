import { expect, test, vi } from 'vitest';
import { payloads } from './pushPayloads.fake.ts';
import { createFakeWorker, type FakeWindow, startWorker } from './worker.fake.ts';

const nightly = 'full FCM in the quiet hours';
const pushes: Record<string, string | null> = { ...payloads, [nightly]: payloads['full FCM'] ?? null };

const leadsToEvent = new Set(['full FCM', 'data only', 'declarative']);
const leadsHome = new Set(['neither', 'empty']);
const silent = new Set([...leadsHome, nightly]);

const windowsOf: Record<string, (path: string) => FakeWindow[]> = {
  'no window': () => [],
  'same route': (path) => [{ url: path }],
  'other route': () => [{ url: '/mypage' }],
  'uncontrolled window': () => [{ url: '/mypage', isControlled: false }],
};

const followed: Record<string, (path: string) => string[]> = {
  'no window': (path) => [`open https://app.campus.test${path}`],
  'same route': (path) => [`focus ${path}`],
  'other route': (path) => ['focus /mypage', `navigate https://app.campus.test${path}`],
  'uncontrolled window': (path) => [`open https://app.campus.test${path}`],
};

const matrix = Object.keys(pushes).flatMap((payload) =>
  Object.keys(windowsOf).map((windows) => [payload, windows] as const),
);

test.each(matrix)('%s × %s: one notification, then exactly one way', async (payload, windows) => {
  const path = leadsToEvent.has(payload) ? '/event/42' : leadsHome.has(payload) ? '/' : '/notification';
  const fake = createFakeWorker({ windows: windowsOf[windows]?.(path) ?? [] });
  if (payload === nightly) {
    vi.useFakeTimers({ now: new Date('2026-03-04T23:30:00'), toFake: ['Date'] });
    fake.notes.set('quietHours', { from: '23:00', to: '07:00' });
  }
  await startWorker(fake);

  expect(await fake.push(pushes[payload] ?? null)).toBe(1);
  expect(fake.shown).toHaveLength(1);
  const [notification] = fake.shown;
  expect(notification?.title).toMatch(/^(소프트웨어|캠퍼스벨)$/);
  expect(notification?.options.body).toBeTruthy();
  expect(notification?.options.silent === true).toBe(silent.has(payload));
  expect(JSON.stringify(notification)).not.toMatch(/undefined|javascript|object Object/);

  const clicked = await fake.click(notification?.options.data);
  expect(clicked.close).toHaveBeenCalledOnce();
  expect(fake.calls).toEqual(followed[windows]?.(path));
});
