import { describe, expect, test } from 'vitest';
import { payloads } from './pushPayloads.fake.ts';
import { createFakeWorker, startWorker } from './worker.fake.ts';

describe('click', () => {
  test.each([
    ['/event/7', '/event/7'],
    ['https://app.campus.test/event/7?x=1', '/event/7?x=1'],
    ['https://campus.example/event/7', '/event/7'],
    ['https://evil.test/event/7', '/notification'],
    ['//evil.test/event/7', '/notification'],
    ['\\\\evil.test', '/notification'],
    ['javascript:alert(1)', '/notification'],
    ['https://app.campus.test@evil.test/', '/notification'],
    ['', '/notification'],
    [undefined, '/notification'],
  ])('click_action %j opens %s', async (link, path) => {
    const fake = createFakeWorker();
    await startWorker(fake);
    await fake.push(JSON.stringify({ data: { click_action: link } }));
    await fake.click(fake.shown[0]?.options.data);
    expect(fake.calls).toEqual([`open https://app.campus.test${path}`]);
  });

  test('checks the data of a notification that an older worker left behind', async () => {
    const fake = createFakeWorker();
    await startWorker(fake);
    await fake.click({ path: 'https://evil.test/' });
    await fake.click(undefined);
    expect(fake.calls).toEqual([
      'open https://app.campus.test/notification',
      'open https://app.campus.test/notification',
    ]);
  });

  test('prefers the focused window, then a visible one', async () => {
    const fake = createFakeWorker({
      windows: [
        { url: '/liked' },
        { url: '/subscribe', visibilityState: 'visible' },
        { url: '/mypage', visibilityState: 'visible', focused: true },
      ],
    });
    await startWorker(fake);
    await fake.click({ path: '/event/7' });
    expect(fake.calls).toEqual(['focus /mypage', 'navigate https://app.campus.test/event/7']);
  });

  test('opens a window when the chosen one refuses to navigate', async () => {
    const fake = createFakeWorker({ windows: [{ url: '/mypage', refusesNavigation: true }] });
    await startWorker(fake);
    await fake.click({ path: '/event/7' });
    expect(fake.calls.at(-1)).toBe('open https://app.campus.test/event/7');
  });

  test('opens a window when the one that shows the page is just being closed', async () => {
    const fake = createFakeWorker({ windows: [{ url: '/event/7', isGone: true }] });
    await startWorker(fake);
    await fake.click({ path: '/event/7' });
    expect(fake.calls).toEqual(['open https://app.campus.test/event/7']);
  });

  test('stands again, without a sound, when that was the one window that a click may open', async () => {
    const fake = createFakeWorker({ windows: [{ url: '/mypage', isGone: true }] });
    await startWorker(fake);
    const refused = new DOMException('Not allowed to open a window.', 'InvalidAccessError');
    fake.scope.clients.openWindow.mockRejectedValueOnce(refused);
    await fake.push(payloads['full FCM'] ?? null);
    const [first] = fake.shown;
    await fake.click(first?.options.data);
    expect(fake.shown.slice(1)).toEqual([
      {
        title: first?.title,
        options: { ...first?.options, image: undefined, renotify: undefined, silent: true },
      },
    ]);
    await fake.click(fake.shown.at(-1)?.options.data);
    expect(fake.calls).toEqual(['open https://app.campus.test/event/42']);
  });

  test('does not stand again when its window was closed while it opened', async () => {
    const fake = createFakeWorker();
    await startWorker(fake);
    await fake.push(payloads['full FCM'] ?? null);
    fake.scope.clients.openWindow.mockRejectedValueOnce(new TypeError('closed'));
    await expect(fake.click(fake.shown[0]?.options.data)).rejects.toThrow('closed');
    expect(fake.shown).toHaveLength(1);
  });

  test('tells the page that a notification was opened, and leaves no link and no token anywhere', async () => {
    const fake = createFakeWorker({ windows: [{ url: '/event/42' }] });
    await startWorker(fake);
    await fake.push(payloads['full FCM'] ?? null);
    await fake.click(fake.shown[0]?.options.data);
    const log = fake.scope.caches.stores.get('push-log');
    expect([...(log?.keys() ?? [])]).toEqual(['/push-log/received']);
    expect(await log?.get('/push-log/received')?.json()).toEqual({ at: expect.any(Number) });
    expect(fake.notes.get('wantsLike')).toBeUndefined();
    expect(fake.clients[0]?.postMessage).toHaveBeenCalledWith({ type: 'notificationOpened' });
  });

  test('‘찜하기’ opens the event and leaves the wish to the page, which has the session', async () => {
    const fake = createFakeWorker();
    await startWorker(fake);
    await fake.push(payloads['full FCM'] ?? null);
    await fake.click(fake.shown[0]?.options.data, 'like');
    expect(fake.calls).toEqual(['open https://app.campus.test/event/42']);
    expect(fake.notes.get('wantsLike')).toEqual({ eventId: 42, at: expect.any(Number) });
  });

  test('‘찜하기’ opens the event though the device never says that it has noted the wish', async () => {
    const fake = createFakeWorker({ hasStuckNotes: true });
    await startWorker(fake);
    await fake.click({ path: '/event/42' }, 'like');
    expect(fake.calls).toEqual(['open https://app.campus.test/event/42']);
  });

  test.each(['/notification', 'https://evil.test/event/7', '/event/x'])(
    'no wish comes of %s',
    async (path) => {
      const fake = createFakeWorker();
      await startWorker(fake);
      await fake.click({ path }, 'like');
      expect(fake.notes.get('wantsLike')).toBeUndefined();
    },
  );
});
