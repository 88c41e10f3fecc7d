import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boards, categoryGroups } from './categories.ts';
import {
  eventIdParam,
  eventPath,
  linkTarget,
  notificationsPath,
  notificationsQuery,
  routes,
  searchPath,
  searchQuery,
  settledPath,
  subscriptionsPath,
  subscriptionsQuery,
} from './routes.ts';

test('the route table has the 16 routes of the spec and /signUp', () => {
  expect(Object.values(routes)).toEqual([
    '/',
    '/notification',
    '/event',
    '/event/:eventId',
    '/login',
    '/privacy-agreement',
    '/mypage',
    '/liked',
    '/subscribe',
    '/subscribe/keywordSubscribe',
    '/loginSuccess',
    '/guide',
    '/profile-modification',
    '/delete-account',
    '/register-info',
    '/signUp/select',
    '/signUp',
  ]);
});

describe('an event id in a path', () => {
  test('is a plain positive integer', () => {
    expect(eventIdParam('42')).toBe(42);
    expect(eventIdParam('9007199254740991')).toBe(9007199254740991);
  });

  test.each([
    'abc',
    '',
    '0',
    '-1',
    '+1',
    '1e3',
    '042',
    '0x2a',
    '4.2',
    ' 42',
    '42 ',
    '٤٢',
    '9007199254740992',
    '99999999999999999999',
    undefined,
    null,
    42,
  ])('is not %j', (text) => {
    expect(eventIdParam(text)).toBeNull();
  });

  test('comes back from its path', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), (id) => {
        expect(eventIdParam(eventPath(id).slice('/event/'.length))).toBe(id);
      }),
    );
  });
});

describe('a search path', () => {
  test('carries group, detail and search text', () => {
    expect(searchPath({ group: '기숙사', detail: '기숙사', searchText: 'a&b' })).toBe(
      `/event?group=${encodeURIComponent('기숙사')}&detail=${encodeURIComponent('기숙사')}&searchText=a%26b`,
    );
  });

  test('leaves an empty search text out', () => {
    expect(searchPath({ group: 'g', detail: 'd', searchText: '' })).toBe('/event?group=g&detail=d');
  });

  test('is read back as it was written', () => {
    const search = fc.record({
      group: fc.constantFrom(...categoryGroups.map(({ name }) => name)),
      detail: fc.constantFrom(...boards.map(({ name }) => name)),
      searchText: fc.string({ unit: 'grapheme', minLength: 1 }),
    });
    fc.assert(
      fc.property(search, (query) => {
        expect(searchQuery(new URL(searchPath(query), 'https://x.kr').searchParams)).toEqual({
          boards: [],
          ...query,
        });
      }),
    );
  });

  test('without a query reads as nothing chosen', () => {
    expect(searchQuery(new URLSearchParams())).toEqual({
      group: null,
      detail: null,
      searchText: null,
      boards: [],
    });
  });

  test('holds the boards that are searched together', () => {
    const query = { group: '기숙사', detail: '기숙사', searchText: '', boards: ['Dormitory', 'Software'] };
    const path = searchPath(query);
    expect(path).toMatch(/boards=Dormitory\+Software$/);
    expect(searchQuery(new URLSearchParams(path.split('?')[1]))).toEqual({ ...query, searchText: null });
  });
});

describe('a notification leads', () => {
  const origins = ['https://bell.ajou.ac.kr', 'https://www.bell.ajou.ac.kr'];

  test.each([
    ['https://bell.ajou.ac.kr/event/42', '/event/42'],
    ['https://www.bell.ajou.ac.kr/event/42?x=1#y', '/event/42?x=1#y'],
    ['https://bell.ajou.ac.kr', '/'],
    ['https://BELL.ajou.ac.kr/notification', '/notification'],
    ['/event/42?x=1', '/event/42?x=1'],
    ['/', '/'],
    [' /event/42 ', '/event/42'],
    ['/event/../liked', '/liked'],
    ['https://bell.ajou.ac.kr//evil.example', '/evil.example'],
    ['/.//evil.example', '/evil.example'],
  ])('into the app: %s', (clickUrl, path) => {
    expect(linkTarget(clickUrl, origins)).toEqual({ kind: 'app', path });
  });

  test.each([
    ['https://www.ajou.ac.kr/notice?no=1', 'https://www.ajou.ac.kr/notice?no=1'],
    ['http://bell.ajou.ac.kr/event/42', 'http://bell.ajou.ac.kr/event/42'],
    ['https://bell.ajou.ac.kr:8443/', 'https://bell.ajou.ac.kr:8443/'],
    ['https://bell.ajou.ac.kr.evil.example/', 'https://bell.ajou.ac.kr.evil.example/'],
  ])('to another site: %s', (clickUrl, url) => {
    expect(linkTarget(clickUrl, origins)).toEqual({ kind: 'external', url });
  });

  test.each([
    null,
    undefined,
    '',
    ' ',
    3,
    'event/42',
    'null',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    'https:evil.example',
    'https://bell.ajou.ac.kr@evil.example/',
    'kakaotalk://x',
  ])('nowhere: %j', (clickUrl) => {
    expect(linkTarget(clickUrl, origins)).toEqual({ kind: 'refused' });
  });

  test('never by a path that a browser would read as another host', () => {
    const hostile = fc
      .array(
        fc.constantFrom(
          '/',
          '\\',
          '.',
          '..',
          'https://bell.ajou.ac.kr',
          'evil.example',
          '\t',
          '%2f',
          '?',
          '#',
          '@',
        ),
        { maxLength: 10 },
      )
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(hostile, (clickUrl) => {
        const target = linkTarget(clickUrl, origins);
        if (target.kind !== 'app') return;
        expect(new URL(target.path, 'https://bell.ajou.ac.kr').origin).toBe('https://bell.ajou.ac.kr');
      }),
      { numRuns: 2000 },
    );
  });
});

const queryOf = (path: string) => new URL(path, 'https://app.invalid').searchParams;

describe('what is looked at', () => {
  test('is left out of the path where it is usual', () => {
    expect(subscriptionsPath()).toBe('/subscribe');
    expect(notificationsPath({ tab: 'topic', unreadOnly: false })).toBe('/notification');
  });

  test.each([
    { tab: 'topic', chosen: 'Software', guide: false },
    { tab: 'keyword', chosen: '%EC%9E%A5%ED%95%99_AjouScholarship', guide: true },
    { tab: 'topic', chosen: null, guide: true },
  ] as const)('comes back from the path of the subscriptions: %j', (view) => {
    expect(subscriptionsQuery(queryOf(subscriptionsPath(view)))).toEqual(view);
  });

  test.each([
    { tab: 'keyword', unreadOnly: true },
    { tab: 'topic', unreadOnly: false },
  ] as const)('comes back from the path of the notifications: %j', (view) => {
    expect(notificationsQuery(queryOf(notificationsPath(view)))).toEqual(view);
  });

  test('is as usual where the query holds anything else', () => {
    const query = new URLSearchParams('tab=x&guide=1&chosen=&unreadOnly=');
    expect(subscriptionsQuery(query)).toEqual({ tab: 'topic', chosen: null, guide: false });
    expect(notificationsQuery(query)).toEqual({ tab: 'topic', unreadOnly: false });
  });
});

describe('an address that says something else than what is shown', () => {
  const names = ['tab', 'chosen'];

  test.each([
    ['?chosen=', '/subscribe', '/subscribe'],
    ['?tab=x&chosen=a', '/subscribe?chosen=a', '/subscribe?chosen=a'],
    ['?chosen=a&chosen=b', '/subscribe?chosen=a', '/subscribe?chosen=a'],
    ['', '/subscribe?tab=keyword', '/subscribe?tab=keyword'],
    ['?chosen=&utm=1', '/subscribe?tab=keyword', '/subscribe?tab=keyword&utm=1'],
  ])('gives way: %j with %j shown', (search, shown, settled) => {
    expect(settledPath(search, shown, names)).toBe(settled);
    expect(settledPath(new URL(settled, 'https://app.invalid').search, shown, names)).toBeNull();
  });

  test.each([
    ['?tab=keyword&chosen=a+b', '/subscribe?chosen=a%20b&tab=keyword'],
    ['?utm=1', '/subscribe'],
    ['', '/subscribe'],
  ])('is none where only the spelling differs: %j with %j shown', (search, shown) => {
    expect(settledPath(search, shown, names)).toBeNull();
  });
});
