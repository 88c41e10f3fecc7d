import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ImageSources, imageUrl } from './imageUrl.ts';
import { universitySymbol } from './universitySymbol.ts';

const sources: ImageSources = {
  appOrigin: 'https://bell.ajou.ac.kr',
  apiOrigin: 'https://api.bell.ajou.ac.kr',
  proxy: 'https://images.example/?url={url}&w=800',
};
const local: ImageSources = {
  appOrigin: 'http://localhost:5173',
  apiOrigin: 'http://127.0.0.1:8080',
  proxy: null,
};

describe('an image is loaded directly', () => {
  test.each([
    ['over https', 'https://www.ajou.ac.kr/a.png', 'https://www.ajou.ac.kr/a.png'],
    ['from the page itself', 'https://bell.ajou.ac.kr/a.png', 'https://bell.ajou.ac.kr/a.png'],
    ['from the page even over http', 'http://bell.ajou.ac.kr/a.png', 'http://bell.ajou.ac.kr/a.png'],
    [
      'from the API host even over http',
      'http://api.bell.ajou.ac.kr/a.png',
      'http://api.bell.ajou.ac.kr/a.png',
    ],
    ['by a path of the API', '/images/a.png', 'https://api.bell.ajou.ac.kr/images/a.png'],
    ['by a relative address of the API', 'images/a b.png', 'https://api.bell.ajou.ac.kr/images/a%20b.png'],
    [
      'over https when the address leaves the scheme open',
      '//www.ajou.ac.kr/a.png',
      'https://www.ajou.ac.kr/a.png',
    ],
  ])('%s', (_, text, href) => {
    expect(imageUrl(text, sources)).toBe(href);
  });

  test('over https when the address leaves the scheme open, whatever the API speaks', () => {
    expect(imageUrl('  //www.ajou.ac.kr/a.png ', local)).toBe('https://www.ajou.ac.kr/a.png');
    expect(imageUrl(['//www.ajou.ac.kr/a.png'], local)).toBeNull();
  });

  test('unless it is the symbol of the university', () => {
    expect(imageUrl(universitySymbol, sources)).toBeNull();
  });

  test('from a local page and a local API', () => {
    expect(imageUrl('/images/a.png', local)).toBe('http://127.0.0.1:8080/images/a.png');
    expect(imageUrl('http://localhost:5173/a.png', local)).toBe('http://localhost:5173/a.png');
  });
});

describe('an http image of another host', () => {
  test('goes through the proxy as one encoded parameter', () => {
    expect(imageUrl('http://www.ajou.ac.kr/a.png?x=1&y=$&', sources)).toBe(
      'https://images.example/?url=http%3A%2F%2Fwww.ajou.ac.kr%2Fa.png%3Fx%3D1%26y%3D%24%26&w=800',
    );
  });

  test('fills each place of the proxy, whatever letters the address has', () => {
    const proxy = 'https://images.example/?url={url}&again={url}';
    const encoded = 'http%3A%2F%2Fwww.ajou.ac.kr%2F%24%26.png';
    expect(imageUrl('http://www.ajou.ac.kr/$&.png', { ...sources, proxy })).toBe(
      `https://images.example/?url=${encoded}&again=${encoded}`,
    );
  });

  test('is none without a proxy', () => {
    expect(imageUrl('http://www.ajou.ac.kr/a.png', { ...sources, proxy: null })).toBeNull();
  });

  test('is none when the proxy has no place for the address', () => {
    expect(
      imageUrl('http://www.ajou.ac.kr/a.png', { ...sources, proxy: 'https://images.example/' }),
    ).toBeNull();
  });
});

const privateHosts = [
  'localhost',
  'LOCALHOST',
  'localhost.',
  'app.localhost',
  'printer.local',
  'db.internal',
  'intranet',
  '127.0.0.1',
  '127.9.9.9',
  '127.1',
  '2130706433',
  '0x7f000001',
  '0x7f.0.0.1',
  '0177.0.0.1',
  '0.0.0.0',
  '10.0.0.1',
  '172.16.0.1',
  '172.20.0.1',
  '172.31.255.255',
  '192.168.0.1',
  '169.254.169.254',
  '１２７.0.0.1',
  '[::]',
  '[::1]',
  '[0:0:0:0:0:0:0:1]',
  '[::ffff:127.0.0.1]',
  '[::ffff:c0a8:1]',
  '[64:ff9b::10.0.0.1]',
  '[fc00::1]',
  '[fd12:3456::1]',
  '[fe80::1]',
  '[fec0::1]',
  '100.64.0.1',
  '100.70.0.1',
  '100.110.0.1',
  '100.127.255.255',
  '198.18.0.1',
  'printer.local.',
  'nas.lan',
  'router.home.arpa',
  'nas.home',
  'wiki.corp',
  'printer.localdomain',
  'wiki.intranet',
  'files.private',
  '[::127.0.0.1]',
  '[::a00:1]',
  '[::127.0.12.34]',
  '[2002:7f00:1::1]',
  '[2002:c0a8:101::]',
  '[2002:a00::1]',
];

describe("a host of the visitor's own network is refused", () => {
  test.each(privateHosts)('%s', (host) => {
    expect(imageUrl(`https://${host}/a.png`, sources)).toBeNull();
    expect(imageUrl(`http://${host}/a.png`, sources)).toBeNull();
    expect(imageUrl(`//${host}/a.png`, sources)).toBeNull();
  });

  test('also on another port of the own host', () => {
    expect(imageUrl('http://127.0.0.1:9000/a.png', local)).toBeNull();
    expect(imageUrl('http://localhost:8080/a.png', local)).toBeNull();
  });

  test.each([
    '8.8.8.8',
    '172.15.0.1',
    '172.32.0.1',
    '192.169.0.1',
    '11.0.0.1',
    '[2001:db8::1]',
    '[::ffff:8.8.8.8]',
    '[2002:808:808::1]',
    '[64:ff9b:1::7f00:1]',
    '100.63.0.1',
    '100.128.0.1',
    '[2400:fc00::1]',
    '[2400:fe80::1]',
    '[2400:2002:7f00::1]',
    '[::7f00:1:2]',
    'a.mylocalhost',
    'lan.ajou.ac.kr',
    'localhost.ajou.ac.kr',
  ])('but not %s', (host) => {
    expect(imageUrl(`https://${host}/a.png`, sources)).toBe(new URL(`https://${host}/a.png`).href);
  });
});

describe('no image', () => {
  test.each([
    '',
    ' ',
    null,
    undefined,
    7,
    {},
    'data:image/png;base64,AA==',
    'blob:https://bell.ajou.ac.kr/1',
    'javascript:alert(1)',
    'https:evil',
    'https://ajou.ac.kr@evil.example/a.png',
    '\\\\evil.example\\a.png',
  ])('comes of %j', (text) => {
    expect(imageUrl(text, sources)).toBeNull();
  });

  test('comes of a relative address when the API origin is missing', () => {
    expect(imageUrl('/a.png', { ...sources, apiOrigin: '' })).toBeNull();
  });
});

test('whatever the address, it loads from https, the own hosts or the proxy', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.anything(), fc.webUrl({ validSchemes: ['http', 'https'] }), fc.string()),
      (text) => {
        const href = imageUrl(text, sources);
        if (href === null) return;
        const url = new URL(href);
        const own = ['bell.ajou.ac.kr', 'api.bell.ajou.ac.kr'].includes(url.host);
        expect(own || url.protocol === 'https:').toBe(true);
      },
    ),
  );
});
