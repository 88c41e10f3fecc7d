import { describe, expect, test, vi } from 'vitest';
import { fcm, payloads } from './pushPayloads.fake.ts';
import { createFakeWorker, startWorker } from './worker.fake.ts';

describe('a push although nobody is signed in', () => {
  test('shows one neutral, silent notification, sets no badge and tells no page', async () => {
    const fake = createFakeWorker({ windows: [{ url: '/login' }] });
    fake.notes.set('signedIn', false);
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
    const fake = createFakeWorker();
    fake.notes.set('soundAt', Date.now() + 3_600_000);
    await startWorker(fake);
    await fake.push(fcm('[장학]', '하나', 1));
    expect(silent(fake)).toEqual([false]);
  });
});

describe('quiet hours', () => {
  test('group the night’s news into one silent notification that leads to the inbox; one notice counts once', async () => {
    vi.useFakeTimers({ now: new Date('2026-03-04T23:30:00') });
    const fake = createFakeWorker();
    fake.notes.set('quietHours', { from: '23:00', to: '07:00' });
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

  test('two at the same moment are both counted, and nothing is read while something is being shown', async () => {
    vi.useFakeTimers({ now: new Date('2026-03-04T23:30:00') });
    const fake = createFakeWorker();
    fake.notes.set('quietHours', { from: '23:00', to: '07:00' });
    await startWorker(fake);
    const { showNotification, getNotifications } = fake.scope.registration;
    const order: string[] = [];
    const show = showNotification.getMockImplementation();
    showNotification.mockImplementation(async (...given) => {
      order.push('show');
      await Promise.resolve();
      await show?.(...given);
      order.push('shown');
    });
    const read = getNotifications.getMockImplementation();
    getNotifications.mockImplementation(async (filter) => {
      order.push('read');
      return (await read?.(filter)) ?? [];
    });
    await Promise.all([fake.push(fcm('[장학]', '하나', 1)), fake.push(fcm('[근로]', '둘', 2))]);
    expect(fake.shown.at(-1)?.options.body).toBe('밤사이 새 소식 2건');
    expect(order).toEqual(['read', 'show', 'shown', 'read', 'show', 'shown']);
  });

  test('are off until chosen, and a broken choice is none', async () => {
    vi.useFakeTimers({ now: new Date('2026-03-04T23:30:00') });
    const fake = createFakeWorker();
    await startWorker(fake);
    await fake.push(fcm('[장학]', '하나', 1));
    fake.notes.set('quietHours', { from: '25:00' });
    await fake.push(fcm('[장학]', '둘', 2));
    expect(fake.shown.map(({ title }) => title)).toEqual(['장학', '장학']);
  });

  test('still count: the badge is the server’s', async () => {
    vi.useFakeTimers({ now: new Date('2026-03-04T23:30:00') });
    const fake = createFakeWorker();
    fake.notes.set('quietHours', { from: '23:00', to: '07:00' });
    await startWorker(fake);
    await fake.push(payloads['full FCM'] ?? null);
    expect(fake.scope.navigator.setAppBadge).toHaveBeenCalledExactlyOnceWith(3);
  });
});
