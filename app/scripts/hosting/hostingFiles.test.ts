import { describe, expect, test } from 'vitest';
import { hostingFilesOf } from './hostingFilesOf.ts';
import { hostFiles, hostingRules } from './hostingRules.ts';
import { hstsMaxAgeOf, securityHeaders } from './securityHeaders.ts';

const bare = {
  apiOrigin: 'https://api.campus.test',
  analyticsId: null,
  firebase: null,
  errorReportUrl: null,
};
const firebase = { apiKey: 'k', projectId: 'p', messagingSenderId: '1', appId: '1', vapidKey: 'v' };
const security = securityHeaders(
  { ...bare, errorReportUrl: 'https://errors.campus.test/report' },
  31_536_000,
);
const rules = hostingRules(security);
const everywhere = { ...security, 'Cache-Control': rules.fresh };
const built = ['index.html', 'app.html', 'service-worker.js', 'terms_of_service.html', 'assets/first-Ab.js'];
const preview = {
  code: `const create = ({ plain, ...addresses }) => (request, host) =>
    request.headers.has('X-Robot') ? new Response(JSON.stringify(addresses)) : plain(request, host);
const isRobot = (agent) => agent === 'Robot';
export { create as createLinkPreview, isRobot as isPreviewAgent };`,
  apiOrigin: 'https://api.campus.test',
  publicOrigin: null,
};
const files = hostingFilesOf(rules, [...built, '_headers'], preview);

const connections = (headers: Record<string, string>) =>
  /connect-src ([^;]*)/.exec(headers['Content-Security-Policy'] ?? '')?.[1]?.split(' ');

describe('the security headers', () => {
  test('name no host that the build does not talk to', () => {
    expect(connections(securityHeaders(bare, null))).toEqual(["'self'", 'https://api.campus.test']);
  });

  test('name the hosts of what is configured, by origin', () => {
    const headers = securityHeaders(
      { ...bare, analyticsId: 'G-1', firebase, errorReportUrl: 'https://errors.campus.test/report?key=1' },
      null,
    );
    expect(connections(headers)).toEqual([
      "'self'",
      'https://api.campus.test',
      'https://errors.campus.test',
      'https://www.google-analytics.com',
      'https://firebaseinstallations.googleapis.com',
      'https://fcmregistrations.googleapis.com',
    ]);
  });

  test('keep other sites from embedding the files, and addresses from every server', () => {
    expect(security).toMatchObject({
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Referrer-Policy': 'strict-origin',
    });
  });

  test('ask for https alone where that is switched on', () => {
    expect(securityHeaders(bare, null)).not.toHaveProperty('Strict-Transport-Security');
    expect(security['Strict-Transport-Security']).toBe('max-age=31536000');
    expect(hstsMaxAgeOf({})).toBeNull();
    expect(hstsMaxAgeOf({ VITE_HSTS_MAX_AGE: '86400' })).toBe(86_400);
    expect(() => hstsMaxAgeOf({ VITE_HSTS_MAX_AGE: 'yes' })).toThrow('VITE_HSTS_MAX_AGE');
  });
});

test('a build holds a file for every host', () => {
  expect(Object.keys(files).sort()).toEqual([...hostFiles].sort());
});

describe('Netlify', () => {
  const blocks = files._headers.split(/^(?=\/)/m).map((block) => {
    const [path = '', ...lines] = block.trimEnd().split('\n');
    return {
      path,
      headers: Object.fromEntries(
        lines.map((line) =>
          line
            .trim()
            .split(/: (.*)/)
            .slice(0, 2),
        ),
      ),
    };
  });

  test('every header everywhere, and hashed files for good by the later rule', () => {
    expect(blocks.at(0)).toEqual({ path: '/*', headers: everywhere });
    expect(blocks.at(-1)).toEqual({ path: '/assets/*', headers: { 'Cache-Control': rules.hashed } });
    const named = blocks.filter(({ headers }) => headers['Cache-Control'] !== undefined);
    expect(named.map(({ path }) => path)).toEqual(['/*', '/assets/*']);
  });
});

interface HeaderRule {
  source: string;
  headers: { key: string; value: string }[];
}
const merged = (found: HeaderRule[]) =>
  Object.fromEntries(found.flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])));

describe('Vercel', () => {
  interface Route {
    src?: string;
    dest?: string;
    headers?: Record<string, string>;
  }
  const { routes, ...others } = JSON.parse(files['vercel.json']) as { routes: Route[] };
  const matching = (path: string) => routes.filter(({ src }) => new RegExp(`^${src}$`).test(path));
  const sent = (path: string) => Object.assign({}, ...matching(path).map(({ headers }) => headers));

  test.each(['/', '/event/42', '/app.html', '/service-worker.js'])(
    '%s has every header and is fresh',
    (path) => {
      expect(sent(path)).toMatchObject(everywhere);
    },
  );

  test('hashed files have every header and stay for good', () => {
    const path = '/assets/first-Ab.js';
    expect(sent(path)).toEqual({ ...security, 'Cache-Control': rules.hashed });
    expect(matching(path).filter(({ headers }) => headers?.['Cache-Control'] !== undefined)).toHaveLength(1);
  });

  test('other paths are the app, missing parts stay missing, and .html stays in addresses', () => {
    expect(matching('/event/42').at(-1)).toEqual({ src: '/(?!assets/).*', dest: '/app.html' });
    expect(matching('/assets/gone-1.js').some(({ dest }) => dest !== undefined)).toBe(false);
    expect(others).toEqual({});
  });
});

describe('Firebase', () => {
  const { hosting } = JSON.parse(files['firebase.json']);

  test('every header everywhere, and hashed files for good by the later rule', () => {
    expect(hosting.headers.map(({ source }: HeaderRule) => source)).toEqual(['**', '/assets/**']);
    expect(merged(hosting.headers.slice(0, 1))).toEqual(everywhere);
    expect(merged(hosting.headers)).toEqual({ ...security, 'Cache-Control': rules.hashed });
  });

  test('missing parts stay missing, other paths are the app; what is for hosts is not uploaded', () => {
    expect(hosting.rewrites).toEqual([{ source: '!/assets/**', destination: '/app.html' }]);
    expect(hosting.cleanUrls).toBe(false);
    expect(hosting.ignore).toEqual(expect.arrayContaining([...hostFiles]));
  });
});

describe('nginx', () => {
  const locations = [...files['nginx.conf'].matchAll(/^location (.+) \{\n([^}]*(?:\{ \}[^}]*)*)\}$/gm)].map(
    ([, path = '', body = '']) => ({
      path,
      headers: Object.fromEntries(
        [...body.matchAll(/add_header (\S+) "([^"]*)" always;/g)].map(([, name, value]) => [name, value]),
      ),
      rest: body.replaceAll(/ *add_header .*\n/g, '').trim(),
    }),
  );
  const at = (path: string) => locations.find((location) => location.path === path);

  test('every location that answers has every header', () => {
    const answering = locations.filter(({ rest }) => !rest.startsWith('rewrite'));
    expect(answering.map(({ path }) => path)).toEqual([
      '/',
      '= /',
      '@screen',
      '~ ^/manifest(\\.en)?\\.webmanifest$',
      '/assets/',
      '@missing',
    ]);
    for (const { path, headers } of answering) {
      expect(headers, path).toMatchObject({
        ...security,
        'Cache-Control': path === '/assets/' ? rules.hashed : rules.fresh,
      });
    }
  });

  test('home is drawn, other paths are the app, missing parts stay missing', () => {
    expect(at('= /')?.rest).toBe('try_files /index$ending.html =404;');
    expect(at('/')?.rest).toBe('try_files $uri @screen;');
    expect(at('@screen')?.rest).toBe('try_files /app$ending.html =404;');
    expect(at('/assets/')?.rest).toBe('try_files $uri @missing;');
    expect(at('@missing')?.rest).toBe('return 404;');
  });
});

describe('Cloudflare Pages', () => {
  /** Files as Pages serves them: `x.html` at `/x`, `index.html` at `/`, and home for what is not there. */
  const assets = {
    async fetch(request: Request) {
      const { pathname } = new URL(request.url);
      if (pathname.endsWith('.html')) return Response.redirect(request.url.replace('.html', ''), 308);
      const name = [pathname.slice(1), `${pathname.slice(1)}.html`].find((asked) => built.includes(asked));
      return new Response(name ?? 'index.html', { headers: { 'Cache-Control': 'public, max-age=0' } });
    },
  };

  async function ask(path: string, sent: Record<string, string> = {}) {
    const script = `data:text/javascript,${encodeURIComponent(files['_worker.js'])}`;
    const { default: worker } = await import(/* @vite-ignore */ script);
    const response: Response = await worker.fetch(
      new Request(`https://bell.campus.test${path}`, { headers: sent }),
      {
        ASSETS: assets,
      },
    );
    return { status: response.status, body: await response.text(), headers: response.headers };
  }

  test.each([
    ['/', 'index.html'],
    ['/?from=app', 'index.html'],
    ['/index.html', 'index.html'],
    ['/app.html', 'app.html'],
    ['/event/42', 'app.html'],
    ['/nowhere.html', 'app.html'],
    ['/_headers', 'app.html'],
    ['/terms_of_service.html', 'terms_of_service.html'],
    ['/service-worker.js', 'service-worker.js'],
    ['/assets/first-Ab.js', 'assets/first-Ab.js'],
  ])('%s is %s, with every header', async (path, name) => {
    const { status, body, headers } = await ask(path);
    expect([status, body]).toEqual([200, name]);
    const cache = path.startsWith('/assets/') ? rules.hashed : rules.fresh;
    expect(Object.fromEntries(Object.keys(everywhere).map((key) => [key, headers.get(key)]))).toEqual({
      ...security,
      'Cache-Control': cache,
    });
  });

  test('a missing part stays missing, and is asked for again', async () => {
    const { status, headers } = await ask('/assets/gone-1.js');
    expect(status).toBe(404);
    expect(headers.get('Cache-Control')).toBe(rules.fresh);
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  });

  test('programs that draw previews of links get theirs', async () => {
    expect(JSON.parse((await ask('/event/42', { 'X-Robot': '1' })).body)).toEqual({
      apiOrigin: preview.apiOrigin,
      publicOrigin: null,
    });
  });

  test('a path that cannot be read is the app', async () => {
    expect((await ask('/%E0%A4%A')).body).toBe('app.html');
  });
});
