import type { PushedEvent } from '@campus-bell/domain/pushedEvent';
import { expect, test } from 'vitest';
import { documentWith } from './documentOfPush.ts';
import { pushedEventsCache } from './pushedEvents.ts';
import { createFakeWorker, startWorker } from './worker.fake.ts';

const config = {
  appOrigin: 'https://app.campus.test',
  apiOrigin: 'https://api.campus.test',
  imageProxy: null,
};
const html =
  '<head></head><body><template id="pushed"><b>pushed-board</b><h1>pushed-title</h1></template>' +
  '<template id="pushed-picture"><h1>pushed-title</h1><img src="https://pushed.invalid/picture"></template>' +
  '<div id="root"></div></body>';
const event: PushedEvent = { eventId: 42, title: '특강 안내', boardName: '소프트웨어', imageUrl: null };
const picture = 'https://images.campus.test/1.png';
const inKorean = { ...config, language: 'ko' } as const;

const rootOf = (text: string) => text.slice(text.indexOf('<div id="root">'));

test('the document of an event shows what its push said', () => {
  const text = documentWith(html, event, inKorean);
  expect(rootOf(text)).toBe('<div id="root"><b>소프트웨어</b><h1>특강 안내</h1></div></body>');
  expect(rootOf(documentWith(html, { ...event, imageUrl: picture }, inKorean))).toContain(`src="${picture}"`);
});

test('what draws its answer comes with the document, and what is not needed for that does not', () => {
  const boot =
    '<script type="module" src="/boot.js" data-event-drawing="/event.js /save.js" data-app="/app.js"></script>';
  const app = '<link rel="modulepreload" crossorigin href="/app.js">';
  const text = documentWith(
    `${html.replace('<head>', `<head>${app}${boot}`)}<template id="other"></template>`,
    event,
    inKorean,
  );
  expect(text).not.toContain(app);
  expect(text).toContain(boot);
  expect(text).toContain(
    '<link rel="modulepreload" crossorigin href="/save.js">' +
      '<script type="module" crossorigin src="/event.js"></script></head>',
  );
  expect(text.match(/<template id="\w+/g)).toEqual(['<template id="other']);
});

test.each([
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  "' onload='x",
  '$& $1 $`',
  'pushed-board &lt; </template>',
])('what it said is text and nothing else: %s', (title) => {
  const text = documentWith(html, { ...event, title, imageUrl: 'javascript:alert(1)' }, inKorean);
  const entities = [...title].map((letter) =>
    '&<>"\''.includes(letter) ? `&#${letter.charCodeAt(0)};` : letter,
  );
  expect(rootOf(text)).toBe(`<div id="root"><b>소프트웨어</b><h1>${entities.join('')}</h1></div></body>`);
  const said = /<meta name="pushed" content="([^"<>]*)">/.exec(text)?.[1] ?? '';
  const read = said.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
  expect(JSON.parse(read)).toMatchObject({ title });
});

test('in English the board of an event has its English name, the title stays as it was posted', () => {
  const ofBoard = { ...event, boardName: '소프트웨어학과' };
  expect(rootOf(documentWith(html, ofBoard, { ...config, language: 'en' }))).toBe(
    '<div id="root"><b>Software</b><h1 lang="ko">특강 안내</h1></div></body>',
  );
});

test('the worker keeps what pushes say of events, of the last twenty', async () => {
  const fake = createFakeWorker();
  await startWorker(fake);
  const push = (id: number, title: string) =>
    fake.push(
      JSON.stringify({
        notification: { title, body: `공지 ${id}`, image: picture },
        data: { click_action: `${fake.appOrigin}/event/${id}` },
      }),
    );
  for (let id = 1; id <= 21; id += 1) await push(id, '[소프트웨어]');
  await push(30, 'keyword-[장학]');
  await push(31, '제목');
  await fake.push(JSON.stringify({ notification: { title: '[소프트웨어]', body: '공지' } }));
  const kept = fake.scope.caches.stores.get(pushedEventsCache);
  expect([...(kept?.keys() ?? [])]).toEqual(
    [...Array.from({ length: 19 }, (_, at) => at + 3), 30].map((id) => `/event/${id}`),
  );
  expect(await kept?.get('/event/30')?.json()).toEqual({
    eventId: 30,
    title: '공지 30',
    boardName: '장학',
    imageUrl: picture,
  });
});

test.each([
  'https://www.ajou.ac.kr/_res/ajou/kr/img/intro/img-symbol.png',
  'http://cs.ajou.test/1.png',
  'https://192.168.0.1/1.png',
])('a picture that nobody would see is not kept: %s', async (image) => {
  const fake = createFakeWorker();
  await startWorker(fake);
  await fake.push(
    JSON.stringify({
      notification: { title: '[소프트웨어]', body: '공지', image },
      data: { click_action: `${fake.appOrigin}/event/1` },
    }),
  );
  const kept = fake.scope.caches.stores.get(pushedEventsCache);
  expect(await kept?.get('/event/1')?.json()).toMatchObject({ title: '공지', imageUrl: null });
});

test('a picture’s long address is kept whole', async () => {
  const fake = createFakeWorker();
  await startWorker(fake);
  const image = `https://images.campus.test/${'%EA%B3%B5'.repeat(70)}.png`;
  await fake.push(
    JSON.stringify({
      notification: { title: '[소프트웨어]', body: '공지', image },
      data: { click_action: `${fake.appOrigin}/event/1` },
    }),
  );
  const kept = fake.scope.caches.stores.get(pushedEventsCache);
  expect(await kept?.get('/event/1')?.json()).toMatchObject({ imageUrl: image });
  expect(fake.shown[0]?.options).toMatchObject({ image });
});

test('nothing of a push for nobody is kept', async () => {
  const fake = createFakeWorker();
  fake.notes.set('signedIn', false);
  await startWorker(fake);
  await fake.push(
    JSON.stringify({
      notification: { title: '[소프트웨어]', body: '공지' },
      data: { click_action: `${fake.appOrigin}/event/1` },
    }),
  );
  expect(fake.scope.caches.stores.get(pushedEventsCache)).toBeUndefined();
});
