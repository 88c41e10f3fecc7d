import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { safeUrl } from './safeUrl.ts';

const base = 'https://api.ajou.ac.kr';

describe('an address passes, normalised', () => {
  test.each([
    [
      'https://www.ajou.ac.kr/kr/ajou/notice.do?mode=view&no=1#top',
      'https://www.ajou.ac.kr/kr/ajou/notice.do?mode=view&no=1#top',
    ],
    ['http://www.ajou.ac.kr', 'http://www.ajou.ac.kr/'],
    ['HTTPS://WWW.Ajou.AC.KR/A', 'https://www.ajou.ac.kr/A'],
    ['  https://ajou.ac.kr/ \n', 'https://ajou.ac.kr/'],
    ['https://ajou.ac.kr/공지 1.png', 'https://ajou.ac.kr/%EA%B3%B5%EC%A7%80%201.png'],
    ['https://ajou.ac.kr:8443/', 'https://ajou.ac.kr:8443/'],
    ['https://ajou.ac.kr/?to=a@b.kr', 'https://ajou.ac.kr/?to=a@b.kr'],
    ['https://ajou.ac.kr/?u=javascript:alert(1)', 'https://ajou.ac.kr/?u=javascript:alert(1)'],
    ['https://한글.kr/', 'https://xn--bj0bj06e.kr/'],
  ])('%j', (text, href) => {
    expect(safeUrl(text)).toBe(href);
  });
});

const never: unknown[] = [
  '',
  '   ',
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  ' javascript:alert(1)',
  'JaVa\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript://ajou.ac.kr/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'vbscript:msgbox(1)',
  'blob:https://ajou.ac.kr/1',
  'file:///etc/passwd',
  'ftp://ajou.ac.kr/',
  'mailto:a@ajou.ac.kr',
  'intent://ajou.ac.kr#Intent;end',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'https:',
  'https://',
  'http://?',
  'https://#x',
  '\\\\evil.example',
  'https:\\\\evil.example',
  'https://ajou.ac.kr\\@evil.example',
  '/\\evil.example',
  'https://ajou.ac.kr@evil.example',
  'https://user:pass@evil.example',
  'https://@evil.example',
  'https://ajou.ac.kr%40@evil.example/',
  'https://ajou\t.ac.kr/',
  'https://ajou.ac.kr/\u0000',
  '\u0000https://ajou.ac.kr/',
  'https://ajou.ac.kr/\u0085x',
  'https://a b/',
  'https://[::1',
  'https://ajou.ac.kr:99999/',
  'https://1.2.3.4.5.6:x/',
  '///evil.example',
  '//',
  '//user@evil.example',
  null,
  undefined,
  0,
  1,
  true,
  {},
  ['https://ajou.ac.kr'],
  new URL('https://ajou.ac.kr'),
];

describe('an address is refused, with and without a base', () => {
  test.each(never.map((text) => [text]))('%j', (text) => {
    expect(safeUrl(text)).toBeNull();
    expect(safeUrl(text, base)).toBeNull();
  });
});

describe('an address without a scheme', () => {
  test.each([
    ['/event/1', 'https://api.ajou.ac.kr/event/1'],
    ['images/a.png', 'https://api.ajou.ac.kr/images/a.png'],
    ['?a=1', 'https://api.ajou.ac.kr/?a=1'],
    ['www.ajou.ac.kr', 'https://api.ajou.ac.kr/www.ajou.ac.kr'],
    ['/images//a@2x.png', 'https://api.ajou.ac.kr/images//a@2x.png'],
    ['/go?to=event:1', 'https://api.ajou.ac.kr/go?to=event:1'],
    ['//evil.example/x', 'https://evil.example/x'],
  ])('%j is resolved against a base and refused without one', (text, href) => {
    expect(safeUrl(text)).toBeNull();
    expect(safeUrl(text, base)).toBe(href);
  });

  test('is refused when the base is no address of the web', () => {
    expect(safeUrl('/event/1', 'ftp://ajou.ac.kr')).toBeNull();
    expect(safeUrl('/event/1', '')).toBeNull();
    expect(safeUrl('/event/1', 'javascript:0')).toBeNull();
  });
});

describe('whatever comes', () => {
  const hostile = fc.oneof(
    fc.anything(),
    fc.webUrl(),
    fc.string({ unit: 'binary' }),
    fc
      .array(
        fc.constantFrom(
          'https',
          'http',
          'javascript',
          'data',
          ':',
          '/',
          '\\',
          '@',
          '\t',
          '\n',
          '\u0000',
          ' ',
          '#',
          '?',
          'evil.example',
          '.',
          '%09',
          'a',
        ),
        { maxLength: 12 },
      )
      .map((parts) => parts.join('')),
  );

  test('nothing but plain http or https comes out', () => {
    fc.assert(
      fc.property(hostile, fc.constantFrom(undefined, base), (text, from) => {
        const href = safeUrl(text, from);
        if (href === null) return;
        const url = new URL(href);
        expect(['http:', 'https:']).toContain(url.protocol);
        expect(url.username + url.password).toBe('');
        expect(url.hostname).not.toBe('');
        expect(href).toMatch(/^https?:\/\/[^/]/);
      }),
      { numRuns: 2000 },
    );
  });

  test('what came out passes again unchanged', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (text) => {
        const href = safeUrl(text);
        expect(href).not.toBeNull();
        expect(safeUrl(href)).toBe(href);
      }),
    );
  });
});
