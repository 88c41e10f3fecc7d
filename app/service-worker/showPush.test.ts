import { describe, expect, test, vi } from 'vitest';
import { fcm, payloads } from './pushPayloads.fake.ts';
import { createFakeWorker, startWorker } from './worker.fake.ts';

describe('push', () => {
  test('keeps showing inside waitUntil: the event lasts until the notification stands', async () => {
    const fake = createFakeWorker();
    await startWorker(fake);
    let stand: () => void = () => undefined;
    const standing = new Promise<void>((resolve) => {
      stand = resolve;
    });
    fake.scope.registration.showNotification.mockReturnValue(standing);
    let isOver = false;
    const event = fake.push('{}').then(() => {
      isOver = true;
    });
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(isOver).toBe(false);
    stand();
    await event;
  });

  test('one that never stands holds the next back for a second at most', async () => {
    vi.useFakeTimers({ now: new Date('2026-03-04T12:00:00') });
    const fake = createFakeWorker();
    await startWorker(fake);
    fake.scope.registration.showNotification.mockImplementationOnce(() => new Promise(() => undefined));
    void fake.push(fcm('[장학]', '하나', 1));
    await vi.advanceTimersByTimeAsync(0);
    const next = fake.push(fcm('[근로]', '둘', 2));
    await vi.advanceTimersByTimeAsync(1_000);
    await next;
    expect(fake.shown.map(({ title }) => title)).toEqual(['근로']);
  });

  test('shows also while a window is focused', async () => {
    const fake = createFakeWorker({ windows: [{ url: '/', focused: true, visibilityState: 'visible' }] });
    await startWorker(fake);
    await fake.push(payloads['full FCM'] ?? null);
    expect(fake.shown).toHaveLength(1);
  });

  test('gives topic and keyword push of one notice the same tag, and a title without a page as tag', async () => {
    const fake = createFakeWorker();
    await startWorker(fake);
    const data = { click_action: 'https://campus.example/event/42' };
    await fake.push(JSON.stringify({ notification: { title: '[장학]', body: '안내' }, data }));
    await fake.push(JSON.stringify({ notification: { title: 'keyword-[장학]', body: '안내' }, data }));
    await fake.push(JSON.stringify({ notification: { title: '[장학]', body: '안내' } }));
    await fake.push(
      JSON.stringify({
        notification: { title: '[기숙사]' },
        data: { click_action: 'https://app.campus.test' },
      }),
    );
    expect(fake.shown.map(({ options }) => options.tag)).toEqual([
      '/event/42',
      '/event/42',
      '장학',
      '기숙사',
    ]);
  });

  test('uses an icon of alpha only as badge and keeps hostile images out', async () => {
    const fake = createFakeWorker();
    await startWorker(fake);
    await fake.push(payloads['full FCM'] ?? null);
    await fake.push(JSON.stringify({ notification: { title: 'x', image: 'http://192.168.0.1/a.png' } }));
    expect(fake.shown[0]?.options).toMatchObject({
      badge: '/icons/badge-96.png',
      image: 'https://images.campus.test/1.png',
      lang: 'ko',
    });
    expect(fake.shown[1]?.options).not.toHaveProperty('image');
  });

  test.each([
    ['3', 3],
    [120, 120],
    ['0', 0],
    ['-1', 0],
    ['NaN', 0],
  ])('unread_count %j tells every window and sets the icon to %d', async (unread, count) => {
    const fake = createFakeWorker({ windows: [{ url: '/' }, { url: '/event', isControlled: false }] });
    await startWorker(fake);
    await fake.push(JSON.stringify({ data: { unread_count: unread } }));
    for (const client of fake.clients) {
      expect(client.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'updateBadge', count });
    }
    const { setAppBadge, clearAppBadge } = fake.scope.navigator;
    if (count > 0) expect(setAppBadge).toHaveBeenCalledExactlyOnceWith(count);
    else expect(clearAppBadge).toHaveBeenCalledOnce();
  });

  test('a push without a count lets the windows ask the server and leaves the icon alone', async () => {
    const fake = createFakeWorker({ windows: [{ url: '/' }] });
    await startWorker(fake);
    await fake.push('{}');
    expect(fake.clients[0]?.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'updateBadge' });
    expect(fake.scope.navigator.setAppBadge).not.toHaveBeenCalled();
    expect(fake.scope.navigator.clearAppBadge).not.toHaveBeenCalled();
  });

  test('survives a failing badge, a failing log and a browser that refuses an option', async () => {
    const fake = createFakeWorker();
    await startWorker(fake);
    fake.scope.navigator.setAppBadge.mockRejectedValue(new Error('refused'));
    fake.scope.caches.open.mockRejectedValue(new Error('evicted'));
    fake.scope.registration.showNotification.mockRejectedValueOnce(new TypeError('renotify'));
    await fake.push(payloads['full FCM'] ?? null);
    expect(fake.shown).toEqual([
      { title: '소프트웨어', options: expect.objectContaining({ tag: '/event/42' }) },
    ]);
  });

  test('works in a browser without badges', async () => {
    const fake = createFakeWorker();
    Object.assign(fake.scope, { navigator: {} });
    await startWorker(fake);
    await fake.push(payloads['full FCM'] ?? null);
    expect(fake.shown).toHaveLength(1);
  });
});

describe('the notification itself', () => {
  test.each([
    ['[장학]', '장학'],
    ['keyword-[장학]', '키워드 · 장학'],
    ['근로-[장학]', '근로 · 장학'],
    ['장학', '장학'],
  ])('the title %s is shown as %s, the notice as the body', async (title, shown) => {
    const fake = createFakeWorker();
    await startWorker(fake);
    await fake.push(fcm(title, '안내', 1));
    expect(fake.shown[0]).toMatchObject({ title: shown, options: { body: '안내' } });
  });

  test('offers to open and to like a notice, and nothing where there is none', async () => {
    const fake = createFakeWorker();
    await startWorker(fake);
    await fake.push(fcm('[장학]', '안내', 1));
    await fake.push(JSON.stringify({ notification: { title: '[장학]' } }));
    expect(fake.shown[0]?.options).toHaveProperty('actions', [
      { action: 'open', title: '열기' },
      { action: 'like', title: '찜하기' },
    ]);
    expect(fake.shown[1]?.options).not.toHaveProperty('actions');
  });

  test.each(['neither', 'empty'])(
    '%s is silent, tells the truth, and the next one replaces it',
    async (payload) => {
      const fake = createFakeWorker();
      await startWorker(fake);
      await fake.push(payloads[payload] ?? null);
      await fake.push(payloads[payload] ?? null);
      expect(fake.shown).toHaveLength(2);
      for (const { options } of fake.shown) {
        expect(options).toMatchObject({
          body: '연결을 확인하는 알림이에요. 새 소식은 없어요.',
          tag: 'empty-push',
          silent: true,
        });
      }
    },
  );

  test('what cannot be read says so', async () => {
    const fake = createFakeWorker();
    await startWorker(fake);
    await fake.push('campus');
    expect(fake.shown[0]?.options.body).toContain('내용을 읽지 못했어요');
  });
});
