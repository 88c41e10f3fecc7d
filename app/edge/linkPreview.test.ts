import { say } from '@campus-bell/domain/language';
import { product } from '@campus-bell/domain/words/product';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { createLinkPreview } from './linkPreview.ts';
import { isPreviewAgent } from './previewAgents.ts';
import { appCard, previewTags } from './previewTags.ts';

const origin = 'https://bell.campus.test';
const apiOrigin = 'https://api.campus.test';
const document = `<!doctype html><html><head><title>캠퍼스벨</title>
    <meta name="description" content="x" />
    ${previewTags(appCard(origin))}
  </head><body><div id="root"></div></body></html>`;
const kakao = 'facebookexternalhit/1.1; kakaotalk-scrap/1.0; +https://devtalk.kakao.com/t/scrap/33984';
const notice = {
  eventId: 42,
  title: '장학금 신청 안내',
  content: '3월 10일까지 신청하세요.',
  url: null,
  createdAt: '2026-03-04T10:00:00',
  likesCount: 1,
  viewCount: 2,
  star: false,
  subject: '장학',
  writer: null,
  imgUrl: ['https://www.ajou.ac.kr/poster.png'],
};

function host(detail: Partial<Record<keyof typeof notice, unknown>> | Response | Error | null = {}) {
  const plain = vi.fn(
    async (_request: Request) =>
      new Response(document, { headers: { 'Cache-Control': 'no-cache', ETag: '"1"', 'X-Frame': 'none' } }),
  );
  const ask = vi.fn(async (address: string, init: RequestInit): Promise<Response> => {
    if (init.redirect === 'error') throw new TypeError(`Invalid redirect value for ${address}`);
    if (detail === null) return new Promise(() => undefined);
    if (detail instanceof Error) throw detail;
    return detail instanceof Response ? detail.clone() : Response.json({ ...notice, ...detail });
  });
  let time = 0;
  const answer = createLinkPreview({ apiOrigin, plain, fetch: ask, now: () => time, timeoutMs: 50 });
  return {
    plain,
    ask,
    later: (ms: number) => {
      time += ms;
    },
    get: (path = '/event/42', agent = kakao, init: RequestInit = {}) =>
      answer(
        new Request(origin + path, { ...init, headers: { ...init.headers, 'User-Agent': agent } }),
        undefined,
      ),
  };
}

const tag = (html: string, key: string) =>
  new RegExp(`<meta (?:property|name)="${key}" content="([^"]*)"`).exec(html)?.[1];

test.each(['ko', 'en'] as const)('the card of the app speaks the language that is spoken: %s', (language) => {
  say(language, () => {
    const said = { title: product.name, description: product.purpose, imageAlt: product.card };
    expect(appCard(origin)).toMatchObject(said);
  });
});

describe('a notice for a program that draws previews', () => {
  test('has its title, text and picture in the head, once', async () => {
    const answer = await host().get();
    const html = await answer.text();
    expect(tag(html, 'og:title')).toBe('장학금 신청 안내');
    expect(tag(html, 'og:description')).toBe('3월 10일까지 신청하세요.');
    expect(tag(html, 'description')).toBe('3월 10일까지 신청하세요.');
    expect(tag(html, 'og:image')).toBe('https://www.ajou.ac.kr/poster.png');
    expect(tag(html, 'og:url')).toBe(`${origin}/event/42`);
    expect(html).toContain('<title>장학금 신청 안내 | 캠퍼스벨</title>');
    expect(html.match(/og:title/g)).toHaveLength(1);
    expect(html.match(/twitter:image"/g)).toHaveLength(1);
    expect(html).toContain('<div id="root"></div>');
    expect(tag(html, 'og:image:width')).toBeUndefined();
  });

  test('is kept ten minutes, here and by whoever asked', async () => {
    const { get, ask, later } = host();
    const { headers } = await get();
    expect(headers.get('Cache-Control')).toBe('private, max-age=600');
    expect(headers.get('Vary')).toBe('User-Agent');
    expect(headers.get('ETag')).toBeNull();
    expect(headers.get('X-Frame')).toBe('none');
    later(599_000);
    await get();
    expect(ask).toHaveBeenCalledTimes(1);
    later(2_000);
    await get();
    expect(ask).toHaveBeenCalledTimes(2);
  });

  test('goes out as the host gave it where the head cannot be found', async () => {
    const compressed = new Uint8Array([0x1f, 0x8b, 0xff, 0x00]);
    const headers = { 'Content-Encoding': 'x', ETag: '"2"' };
    const plain = async (request: Request) => {
      expect(request.headers.get('Accept-Encoding')).toBeNull();
      return new Response(compressed, { headers });
    };
    const answer = createLinkPreview({ apiOrigin, plain, fetch: async () => Response.json(notice) });
    const asked = { headers: { 'User-Agent': kakao, 'Accept-Encoding': 'br' } };
    const given = await answer(new Request(`${origin}/event/42`, asked), undefined);
    expect(new Uint8Array(await given.arrayBuffer())).toEqual(compressed);
    expect(given.headers.get('ETag')).toBe('"2"');
    expect(given.headers.get('Content-Encoding')).toBe('x');
  });

  test('stands in the Korean document, whatever language the program asks for', async () => {
    const { get, plain } = host();
    await get('/event/42', kakao, { headers: { 'Accept-Language': 'en', Cookie: 'language=en' } });
    const asked = plain.mock.calls[0]?.[0].headers;
    expect([asked?.get('Accept-Language'), asked?.get('Cookie')]).toEqual([null, null]);
  });

  test('reads the document itself, not one of two copies: the other would stay unread', async () => {
    const cloned = vi.spyOn(Response.prototype, 'clone');
    const { get } = host();
    await (await get()).text();
    expect(cloned).not.toHaveBeenCalled();
    cloned.mockRestore();
  });

  test('is asked for without anybody’s session', async () => {
    const { get, ask } = host();
    await get('/event/42', kakao, { method: 'GET' });
    const [address, init] = ask.mock.calls[0] ?? [];
    expect(address).toBe(`${apiOrigin}/api/event/detail/42`);
    expect(init?.headers).toEqual({ Accept: 'application/json' });
  });

  test('answers HEAD without a body', async () => {
    const answer = await host().get('/event/42', kakao, { method: 'HEAD' });
    expect(await answer.text()).toBe('');
    expect(answer.headers.get('Cache-Control')).toBe('private, max-age=600');
  });

  test('has the app’s picture without one of its own', async () => {
    const html = await (await host({ imgUrl: [] }).get()).text();
    expect(tag(html, 'og:image')).toBe(`${origin}/share.jpg`);
    expect(tag(html, 'og:image:width')).toBe('1200');
  });

  test('has the app’s words without a text, and a short one of a long text', async () => {
    const bare = await (await host({ content: '' }).get()).text();
    expect(tag(bare, 'og:description')).toBe(appCard(origin).description);
    const long = await (await host({ title: '가'.repeat(500), content: '나'.repeat(5000) }).get()).text();
    expect(tag(long, 'og:title')).toHaveLength(120);
    expect(tag(long, 'og:description')).toHaveLength(160);
  });
});

describe('hostile notices', () => {
  test.each([
    'http://192.168.0.1/admin.png',
    'https://localhost/x.png',
    'https://10.0.0.1/x.png',
    'http://plain.example/x.png',
    'javascript:alert(1)',
    'data:image/png;base64,AA',
    'https://user@evil.example/x.png',
  ])('the picture %s is left out', async (address) => {
    const html = await (await host({ imgUrl: [address] }).get()).text();
    expect(tag(html, 'og:image')).toBe(`${origin}/share.jpg`);
  });

  test('whatever title and text are, the head keeps its elements', async () => {
    const hostile = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc
        .array(
          fc.constantFrom(
            '<',
            '>',
            '"',
            "'",
            '&',
            '</title>',
            '<script>',
            '$&',
            '$`',
            '-->',
            '\ud800',
            '\u202e',
            '\0',
          ),
        )
        .map((parts) => parts.join('')),
    );
    const skeleton = (html: string) => html.replace(/content="[^"<>]*"|<title>[^<>]*<\/title>/g, '…');
    const usual = skeleton(await (await host().get()).text());
    await fc.assert(
      fc.asyncProperty(hostile, hostile, hostile, async (title, content, path) => {
        const imgUrl = [`https://www.ajou.ac.kr/${path}`, notice.imgUrl[0]];
        const html = await (await host({ title, content, imgUrl }).get()).text();
        expect(skeleton(html)).toBe(usual);
        expect(html).not.toMatch(/[\u202e\0]/);
      }),
      { numRuns: 300 },
    );
  });
});

describe('the plain document', () => {
  test.each([
    ['a person', '/event/42', 'Mozilla/5.0 (iPhone; CPU iPhone OS 16_0 like Mac OS X) KAKAOTALK 10.4.5'],
    ['a person in LINE', '/event/42', 'Mozilla/5.0 (Linux; Android 14) Line/14.0.0/IAB'],
    ['another page', '/event', kakao],
    ['an id that is none', '/event/42x', kakao],
    ['a path into the API', '/event/..%2f..%2fusers', kakao],
    ['home', '/', kakao],
  ])('is for %s, and the server is asked nothing', async (_, path, agent) => {
    const { get, ask, plain } = host();
    expect(await (await get(path, agent)).text()).toBe(document);
    expect(plain).toHaveBeenCalledTimes(1);
    expect(ask).not.toHaveBeenCalled();
  });

  test.each([
    ['that fails', new Error('down')],
    ['that is broken', new Response('oops', { status: 500 })],
    ['that has no such notice', new Response('{}', { status: 404 })],
    ['that answers no JSON', new Response('<html>')],
    ['that answers something else', Response.json([1])],
    ['that answers without end', new Response('x'.repeat(1_200_000))],
    ['that hangs', null],
  ])('goes out with a server %s, and it is asked again', async (_, detail) => {
    const { get, ask } = host(detail);
    const answer = await get();
    expect(await answer.text()).toBe(document);
    expect(answer.headers.get('Cache-Control')).toBe('no-cache');
    await get();
    expect(ask).toHaveBeenCalledTimes(2);
  });
});

test.each([
  kakao,
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'Twitterbot/1.0',
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
  'facebookexternalhit/1.1;line-poker/1.0',
  'TelegramBot (like TwitterBot)',
])('%s draws previews', (agent) => {
  expect(isPreviewAgent(agent)).toBe(true);
});
