import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { fetchPolicyDocument } from './fetchPolicyDocument.ts';

const terms = 'http://app.campus.test/terms_of_service.html';
const english = 'http://app.campus.test/terms_of_service.en.html';
const korean = { language: 'ko' } as const;
const server = setupServer();
beforeAll(() => {
  vi.stubGlobal('location', { origin: 'http://app.campus.test' });
  server.listen({ onUnhandledFrame: 'error' });
});
afterEach(() => server.resetHandlers());
afterAll(() => {
  server.close();
  vi.unstubAllGlobals();
});

test('a document is given as it stands', async () => {
  server.use(http.get(terms, () => HttpResponse.html('<h1>이용약관</h1>')));
  await expect(fetchPolicyDocument('terms', korean)).resolves.toEqual({
    html: '<h1>이용약관</h1>',
    language: 'ko',
  });
});

test('a missing document is an error with its status', async () => {
  server.use(http.get(terms, () => new HttpResponse(null, { status: 404 })));
  await expect(fetchPolicyDocument('terms', korean)).rejects.toMatchObject({ kind: 'http', status: 404 });
});

test.each(['<!doctype html><html><body><div id="root"></div></body></html>', '<div class=a id=root>', ' '])(
  'the app itself or nothing in place of the document is unreadable: %s',
  async (html) => {
    server.use(http.get(terms, () => HttpResponse.html(html)));
    await expect(fetchPolicyDocument('terms', korean)).rejects.toMatchObject({ kind: 'unreadable' });
  },
);

describe('in English', () => {
  const inEnglish = () => fetchPolicyDocument('terms', { language: 'en' });
  const standsInKorean = http.get(terms, () => HttpResponse.html('<h1>이용약관</h1>'));

  test('a document is the English one', async () => {
    server.use(
      standsInKorean,
      http.get(english, () => HttpResponse.html('<h1>Terms</h1>')),
    );
    await expect(inEnglish()).resolves.toEqual({ html: '<h1>Terms</h1>', language: 'en' });
  });

  test.each([
    ['missing', () => new HttpResponse(null, { status: 404 })],
    ['the app itself', () => HttpResponse.html('<div id="root"></div>')],
    ['empty', () => HttpResponse.html(' ')],
  ])('one that is %s is the Korean one instead', async (_, answer) => {
    server.use(standsInKorean, http.get(english, answer));
    await expect(inEnglish()).resolves.toEqual({ html: '<h1>이용약관</h1>', language: 'ko' });
  });

  test('one that cannot be reached is not hidden by the other, and without both it is missing', async () => {
    server.use(
      standsInKorean,
      http.get(english, () => HttpResponse.error()),
    );
    await expect(inEnglish()).rejects.toMatchObject({ kind: 'network' });
    server.use(http.get(english, () => new HttpResponse(null, { status: 503 })));
    await expect(inEnglish()).rejects.toMatchObject({ kind: 'http', status: 503 });
    const missing = () => new HttpResponse(null, { status: 404 });
    server.use(http.get(english, missing), http.get(terms, missing));
    await expect(inEnglish()).rejects.toMatchObject({ kind: 'http', status: 404 });
  });
});

test('a reader who leaves while the Korean one is asked for ends that too', async () => {
  const controller = new AbortController();
  server.use(
    http.get(english, () => new HttpResponse(null, { status: 404 })),
    http.get(terms, () => {
      controller.abort();
      return HttpResponse.html('<h1>이용약관</h1>');
    }),
  );
  const reading = fetchPolicyDocument('terms', { language: 'en', signal: controller.signal });
  await expect(reading).rejects.toMatchObject({ kind: 'aborted' });
});

test('no network is a network error', async () => {
  server.use(http.get(terms, () => HttpResponse.error()));
  await expect(fetchPolicyDocument('terms', korean)).rejects.toMatchObject({ kind: 'network' });
});

test('nothing of the member goes along, and a reader who leaves ends it', async () => {
  let sent: Request | null = null;
  vi.spyOn(globalThis, 'fetch').mockImplementation((request) => {
    sent = request as Request;
    return new Promise(() => undefined);
  });
  const controller = new AbortController();
  const reading = fetchPolicyDocument('privacy', { language: 'ko', signal: controller.signal });
  controller.abort();
  await expect(reading).rejects.toMatchObject({ kind: 'aborted' });
  expect(sent).toMatchObject({
    url: 'http://app.campus.test/privacy_consent_form.html',
    credentials: 'omit',
    signal: { aborted: true },
  });
  vi.restoreAllMocks();
});
