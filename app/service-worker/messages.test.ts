import { describe, expect, test } from 'vitest';
import { createFakeWorker, startWorker } from './worker.fake.ts';

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

test('a changed subscription is told to every page', async () => {
  const fake = createFakeWorker({ windows: [{ url: '/' }, { url: '/event', isControlled: false }] });
  await startWorker(fake);
  expect(await fake.dispatch('pushsubscriptionchange')).toBe(1);
  for (const { postMessage } of fake.clients) {
    expect(postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'pushSubscriptionChanged' });
  }
});
