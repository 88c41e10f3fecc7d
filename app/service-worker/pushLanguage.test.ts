import { describe, expect, test, vi } from 'vitest';
import { fcm, payloads } from './pushPayloads.fake.ts';
import { createFakeWorker, startWorker } from './worker.fake.ts';

async function startIn(language: unknown, languages: readonly string[] | null = ['ko-KR']) {
  const fake = createFakeWorker();
  if (language !== undefined) fake.notes.set('language', language);
  Object.assign(fake.scope.navigator, { languages: languages ?? undefined });
  await startWorker(fake);
  return fake;
}

const last = (fake: ReturnType<typeof createFakeWorker>) => fake.shown.at(-1);
const unreadable = 'A notification came, but it couldn’t be read. Please look in your inbox.';

describe('a notification in English', () => {
  test('says so when it could not be read', async () => {
    const fake = await startIn('en');
    await fake.push('campus');
    expect(last(fake)).toMatchObject({ title: 'Campus Bell', options: { body: unreadable, lang: 'en' } });
  });

  test('asks to log in when nobody is', async () => {
    const fake = await startIn('en');
    fake.notes.set('signedIn', false);
    await fake.push(payloads['full FCM'] ?? null);
    const options = { body: 'Log in to see your new notifications.', lang: 'en' };
    expect(last(fake)).toMatchObject({ title: 'Campus Bell', options });
  });

  test.each(['neither', 'empty'])('%s says that it checks the connection', async (payload) => {
    const fake = await startIn('en');
    await fake.push(payloads[payload] ?? null);
    const options = {
      body: 'This checks the connection. There is nothing new.',
      lang: 'en',
      tag: 'empty-push',
    };
    expect(last(fake)).toMatchObject({ title: 'Campus Bell', options });
  });

  test('counts the night’s news, one and more', async () => {
    vi.useFakeTimers({ now: new Date('2026-03-04T23:30:00'), toFake: ['Date'] });
    const fake = await startIn('en');
    fake.notes.set('quietHours', { from: '23:00', to: '07:00' });
    await fake.push(fcm('[장학]', '하나', 1));
    await fake.push(fcm('[장학]', '둘', 2));
    expect(fake.shown.map(({ options }) => [options.body, options.lang])).toEqual([
      ['1 new post overnight', 'en'],
      ['2 new posts overnight', 'en'],
    ]);
  });

  test('has its actions in English, the notice as it was posted, and names the board in English', async () => {
    const fake = await startIn('en');
    await fake.push(fcm('[소프트웨어학과]', '특강 안내', 1));
    expect(last(fake)).toMatchObject({
      title: 'Software',
      options: {
        body: '특강 안내',
        lang: 'ko',
        actions: [
          { action: 'open', title: 'Open' },
          { action: 'like', title: 'Like' },
        ],
      },
    });
    await fake.push(fcm('keyword-[장학]', '특강 안내', 2));
    expect(last(fake)).toMatchObject({ title: 'Keyword · 장학', options: { lang: 'ko' } });
  });

  test('a text without a title is the university’s all the same', async () => {
    const fake = await startIn('en');
    await fake.push(JSON.stringify({ notification: { body: '특강 안내' } }));
    expect(last(fake)).toMatchObject({ title: 'Campus Bell', options: { body: '특강 안내', lang: 'ko' } });
  });
});

describe('the language of the worker', () => {
  test('is read anew for each push: a worker outlives a change', async () => {
    const fake = await startIn('en');
    await fake.push('campus');
    fake.notes.set('language', 'ko');
    await fake.push('campus');
    fake.notes.set('language', 'en');
    await fake.push('campus');
    expect(fake.shown.map(({ options }) => options.lang)).toEqual(['en', 'ko', 'en']);
    expect(fake.shown.map(({ options }) => options.body === unreadable)).toEqual([true, false, true]);
  });

  test.each([
    ['en', ['ko-KR'], 'en'],
    ['ko', ['en-US'], 'ko'],
    [undefined, ['ko-KR', 'en-US'], 'ko'],
    [undefined, ['ko'], 'ko'],
    [undefined, ['en-US', 'ko-KR'], 'en'],
    [undefined, ['kok-IN'], 'en'],
    [undefined, [], 'ko'],
    [undefined, null, 'ko'],
    ['fr', ['en-US'], 'en'],
    [{ language: 'en' }, ['ko-KR'], 'ko'],
  ])('kept %j, the browser has %j: %s', async (kept, languages, language) => {
    const fake = await startIn(kept, languages);
    await fake.push('campus');
    expect(last(fake)?.options.lang).toBe(language);
  });

  test('is the browser’s where the notes do not answer', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const fake = createFakeWorker();
    fake.notes.get = () => new Promise(() => undefined);
    Object.assign(fake.scope.navigator, { languages: ['en-US'] });
    await startWorker(fake);
    const pushed = fake.push('campus');
    await vi.runAllTimersAsync();
    await pushed;
    expect(last(fake)?.options.lang).toBe('en');
  });
});
