import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createFakeWorker, type FakeWindow, startWorker } from './fakeWorker.ts';

const notes = vi.hoisted(() => new Map<string, unknown>());

vi.mock('../src/push/deviceNotes.ts', () => ({
  readNote: async (name: string) => notes.get(name),
  writeNote: async (name: string, value: unknown) => void notes.set(name, value),
  changeNote: async (name: string, change: (old: unknown) => unknown) => {
    const before = notes.get(name);
    const after = change(before);
    notes.set(name, after);
    return { before, after };
  },
}));

beforeEach(() => notes.clear());

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

const eventUrl = 'https://app.campus.test/event/42';

const payloads: Record<string, string | null> = {
  'full FCM': JSON.stringify({
    from: '1',
    fcmMessageId: 'm',
    notification: { title: '[소프트웨어]', body: '특강 안내', image: 'https://images.campus.test/1.png' },
    data: { click_action: eventUrl, push_cluster_id: '7', unread_count: '3' },
  }),
  'notification only': JSON.stringify({ notification: { title: '[소프트웨어]', body: '특강 안내' } }),
  'data only': JSON.stringify({ data: { title: '[소프트웨어]', body: '특강 안내', click_action: eventUrl } }),
  neither: JSON.stringify({ from: '1', fcmMessageId: 'm' }),
  empty: null,
  'not JSON': 'campus',
  declarative: JSON.stringify({
    web_push: 8030,
    notification: { title: '[소프트웨어]', body: '특강 안내', navigate: eventUrl },
    app_badge: 3,
  }),
  'wrong types with a hostile click_action': JSON.stringify({
    notification: { title: 7, body: ['x'], image: 'javascript:alert(1)' },
    data: { click_action: 'javascript:alert(1)', unread_count: { no: 1 } },
  }),
};

const leadsToEvent = new Set(['full FCM', 'data only', 'declarative']);
const leadsHome = new Set(['neither', 'empty']);

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

const matrix = Object.keys(payloads).flatMap((payload) =>
  Object.keys(windowsOf).map((windows) => [payload, windows] as const),
);

describe('a push and the click on its notification', () => {
  test.each(matrix)('%s × %s: one notification, then exactly one way', async (payload, windows) => {
    const path = leadsToEvent.has(payload) ? '/event/42' : leadsHome.has(payload) ? '/' : '/notification';
    const fake = createFakeWorker({ windows: windowsOf[windows]?.(path) ?? [] });
    await startWorker(fake);

    expect(await fake.push(payloads[payload] ?? null)).toBe(1);
    expect(fake.shown).toHaveLength(1);
    const [notification] = fake.shown;
    expect(notification?.title).toMatch(/^(소프트웨어|캠퍼스벨)$/);
    expect(notification?.options.body).toBeTruthy();
    expect(JSON.stringify(notification)).not.toMatch(/undefined|javascript|object Object/);

    const clicked = await fake.click(notification?.options.data);
    expect(clicked.close).toHaveBeenCalledOnce();
    expect(fake.calls).toEqual(followed[windows]?.(path));
  });
});

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

const fcm = (title: string, body: string, id: number) =>
  JSON.stringify({
    notification: { title, body },
    data: { click_action: `https://app.campus.test/event/${id}` },
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

describe('a push although nobody is signed in', () => {
  test('shows one neutral, silent notification, sets no badge and tells no page', async () => {
    notes.set('signedIn', false);
    const fake = createFakeWorker({ windows: [{ url: '/login' }] });
    await startWorker(fake);
    await fake.push(payloads['full FCM'] ?? null);
    expect(fake.shown).toHaveLength(1);
    expect(JSON.stringify(fake.shown)).not.toMatch(/소프트웨어|특강|event|images/);
    expect(fake.shown[0]?.options.silent).toBe(true);
    expect(fake.scope.navigator.setAppBadge).not.toHaveBeenCalled();
    expect(fake.clients[0]?.postMessage).not.toHaveBeenCalled();
  });

  test('a device that says nothing is taken for a member’s', async () => {
    const fake = createFakeWorker();
    await startWorker(fake);
    await fake.push(payloads['full FCM'] ?? null);
    expect(fake.shown[0]?.title).toBe('소프트웨어');
  });
});

describe('sounds', () => {
  const silent = (fake: ReturnType<typeof createFakeWorker>) =>
    fake.shown.map(({ options }) => options.silent === true);

  test('at most one in 30 s, also with no page open and after the worker was stopped', async () => {
    vi.useFakeTimers({ now: new Date('2026-03-04T12:00:00') });
    const fake = createFakeWorker();
    await startWorker(fake);
    await fake.push(fcm('[장학]', '하나', 1));
    vi.setSystemTime(Date.now() + 29_999);
    await startWorker(fake);
    await fake.push(fcm('[장학]', '둘', 2));
    vi.setSystemTime(Date.now() + 1);
    await fake.push(fcm('[장학]', '셋', 3));
    expect(silent(fake)).toEqual([false, true, false]);
  });

  test('two at the same moment make one', async () => {
    vi.useFakeTimers({ now: new Date('2026-03-04T12:00:00') });
    const fake = createFakeWorker();
    await startWorker(fake);
    await Promise.all([fake.push(fcm('[장학]', '하나', 1)), fake.push(fcm('[근로]', '둘', 2))]);
    expect(silent(fake).filter((isSilent) => !isSilent)).toHaveLength(1);
  });

  test('a clock that was put back does not silence for long', async () => {
    vi.useFakeTimers({ now: new Date('2026-03-04T12:00:00') });
    notes.set('soundAt', Date.now() + 3_600_000);
    const fake = createFakeWorker();
    await startWorker(fake);
    await fake.push(fcm('[장학]', '하나', 1));
    expect(silent(fake)).toEqual([false]);
  });
});

describe('quiet hours', () => {
  test('group the night’s news into one silent notification that leads to the inbox; one notice counts once', async () => {
    vi.useFakeTimers({ now: new Date('2026-03-04T23:30:00') });
    notes.set('quietHours', { from: '23:00', to: '07:00' });
    const fake = createFakeWorker();
    await startWorker(fake);
    await fake.push(fcm('[장학]', '하나', 1));
    await fake.push(fcm('keyword-[장학]', '하나', 1));
    vi.setSystemTime(new Date('2026-03-05T06:59:59'));
    await fake.push(fcm('[장학]', '둘', 2));
    expect(fake.shown.map(({ options }) => options.body)).toEqual([
      '밤사이 새 소식 1건',
      '밤사이 새 소식 1건',
      '밤사이 새 소식 2건',
    ]);
    for (const { options } of fake.shown)
      expect(options).toMatchObject({ tag: '/notification', silent: true });
    await fake.click(fake.shown.at(-1)?.options.data);
    expect(fake.calls).toEqual(['open https://app.campus.test/notification']);

    vi.setSystemTime(new Date('2026-03-05T07:00:00'));
    await fake.push(fcm('[장학]', '셋', 3));
    expect(fake.shown.at(-1)).toMatchObject({ title: '장학', options: { body: '셋', tag: '/event/3' } });
    expect(fake.shown.at(-1)?.options.silent).not.toBe(true);
  });

  test('are off until chosen, and a broken choice is none', async () => {
    vi.useFakeTimers({ now: new Date('2026-03-04T23:30:00') });
    const fake = createFakeWorker();
    await startWorker(fake);
    await fake.push(fcm('[장학]', '하나', 1));
    notes.set('quietHours', { from: '25:00' });
    await fake.push(fcm('[장학]', '둘', 2));
    expect(fake.shown.map(({ title }) => title)).toEqual(['장학', '장학']);
  });

  test('still count: the badge is the server’s', async () => {
    vi.useFakeTimers({ now: new Date('2026-03-04T23:30:00') });
    notes.set('quietHours', { from: '23:00', to: '07:00' });
    const fake = createFakeWorker();
    await startWorker(fake);
    await fake.push(payloads['full FCM'] ?? null);
    expect(fake.scope.navigator.setAppBadge).toHaveBeenCalledExactlyOnceWith(3);
  });
});

test('a changed subscription is told to every page', async () => {
  const fake = createFakeWorker({ windows: [{ url: '/' }, { url: '/event', isControlled: false }] });
  await startWorker(fake);
  expect(await fake.dispatch('pushsubscriptionchange')).toBe(1);
  for (const { postMessage } of fake.clients) {
    expect(postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'pushSubscriptionChanged' });
  }
});

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

  test('tells the page that a notification was opened, and leaves no link and no token anywhere', async () => {
    const fake = createFakeWorker({ windows: [{ url: '/event/42' }] });
    await startWorker(fake);
    await fake.push(payloads['full FCM'] ?? null);
    await fake.click(fake.shown[0]?.options.data);
    const log = fake.scope.caches.stores.get('push-log');
    expect([...(log?.keys() ?? [])]).toEqual(['/push-log/received']);
    expect(await log?.get('/push-log/received')?.json()).toEqual({ at: expect.any(Number) });
    expect(notes.get('wantsLike')).toBeUndefined();
    expect(fake.clients[0]?.postMessage).toHaveBeenCalledWith({ type: 'notificationOpened' });
  });

  test('‘찜하기’ opens the event and leaves the wish to the page, which has the session', async () => {
    const fake = createFakeWorker();
    await startWorker(fake);
    await fake.push(payloads['full FCM'] ?? null);
    await fake.click(fake.shown[0]?.options.data, 'like');
    expect(fake.calls).toEqual(['open https://app.campus.test/event/42']);
    expect(notes.get('wantsLike')).toEqual({ eventId: 42, at: expect.any(Number) });
  });

  test.each(['/notification', 'https://evil.test/event/7', '/event/x'])(
    'no wish comes of %s',
    async (path) => {
      const fake = createFakeWorker();
      await startWorker(fake);
      await fake.click({ path }, 'like');
      expect(notes.get('wantsLike')).toBeUndefined();
    },
  );
});

describe('messages', () => {
  test('takes over only when told to', async () => {
    const fake = createFakeWorker();
    await startWorker(fake);
    expect(await fake.dispatch('message', { data: { type: 'other' } })).toBe(0);
    expect(fake.scope.skipWaiting).not.toHaveBeenCalled();
    await fake.dispatch('message', { data: { type: 'SKIP_WAITING' } });
    expect(fake.scope.skipWaiting).toHaveBeenCalledOnce();
  });

  test.each([null, undefined, 'SKIP_WAITING', { type: 'other' }, 7])('ignores %j', async (data) => {
    const fake = createFakeWorker();
    await startWorker(fake);
    expect(await fake.dispatch('message', { data })).toBe(0);
  });

  test('a push of the local API is shown only by a build without Firebase', async () => {
    const message = { data: { type: 'LOCAL_PUSH', payload: { notification: { title: '[장학]' } } } };
    const local = createFakeWorker();
    await startWorker(local);
    await local.dispatch('message', message);
    expect(local.shown).toHaveLength(1);

    const configured = createFakeWorker();
    await startWorker(configured, { VITE_FIREBASE_API_KEY: 'key' });
    await configured.dispatch('message', message);
    expect(configured.shown).toHaveLength(0);
  });
});
