import { routes } from '@campus-bell/domain/routes';
import { describe, expect, test } from 'vitest';
import { languageCookies } from '../../src/language/languageCookies.ts';
import { hostingFilesOf } from './hostingFilesOf.ts';
import { hostingRules } from './hostingRules.ts';
import { languageOfRequest } from './languageOfRequest.ts';

const built = ['index', 'app', 'terms_of_service'].flatMap((name) => [`${name}.html`, `${name}.en.html`]);
const preview = {
  code: `const create = ({ plain }) => plain;
const isRobot = (agent) => agent === 'Robot';
export { create as createLinkPreview, isRobot as isPreviewAgent };`,
  apiOrigin: 'https://api.campus.test',
  publicOrigin: null,
};
const files = hostingFilesOf(hostingRules({}), built, preview);

interface Asked {
  cookie?: string;
  acceptLanguage?: string;
}
type Host = (path: string, asked: Asked) => string | Promise<string>;

/** What is asked, and the end of the document's name that answers. */
const questions: [asked: Asked, ending: '' | '.en'][] = [
  [{}, ''],
  [{ acceptLanguage: '' }, ''],
  [{ acceptLanguage: '*' }, ''],
  [{ acceptLanguage: 'ko' }, ''],
  [{ acceptLanguage: 'ko-KR,ko;q=0.9,en-US;q=0.8' }, ''],
  [{ acceptLanguage: 'KO;q=1' }, ''],
  [{ acceptLanguage: 'en-US,en;q=0.9,ko;q=0.8' }, '.en'],
  [{ acceptLanguage: 'zh-CN,zh;q=0.9' }, '.en'],
  [{ acceptLanguage: 'kok-IN' }, '.en'],
  [{ cookie: 'language=ko', acceptLanguage: 'en-US,en;q=0.9' }, ''],
  [{ cookie: 'language=en', acceptLanguage: 'ko-KR,ko;q=0.9' }, '.en'],
  [{ cookie: 'language=en' }, '.en'],
  [{ cookie: 'a=1; language=en; b=2', acceptLanguage: 'ko' }, '.en'],
  [{ cookie: 'language=english', acceptLanguage: 'ko' }, ''],
  [{ cookie: 'language=<script>', acceptLanguage: 'en' }, '.en'],
  [{ cookie: 'mylanguage=ko; language=', acceptLanguage: 'en' }, '.en'],
];

const fileAt = (path: string) => path.slice(1) || 'index.html';

/** Cookies by name, as hosts read them. */
const cookiesOf = ({ cookie = '' }: Asked) =>
  new Map(
    cookie.split('; ').map((one): [string, string] => {
      const [name = '', value = ''] = one.split('=');
      return [name, value];
    }),
  );

const nginx: Host = (path, asked) => {
  const config = files['nginx.conf'];
  const values = new Map([['http_accept_language', asked.acceptLanguage ?? '']]);
  for (const [name, value] of cookiesOf(asked)) values.set(`cookie_${name}`, value);
  let [, ending = ''] = /^set \$ending (.*);$/m.exec(config) ?? [];
  const rules = config.matchAll(/^if \(\$(\w+) (~|=) "?([^"]*?)"?\) \{ set \$ending "?([^"]*?)"?; \}$/gm);
  for (const [, name = '', how, wanted = '', set = ''] of rules) {
    const value = values.get(name) ?? '';
    if (how === '=' ? value === wanted : new RegExp(wanted).test(value)) ending = set;
  }
  const named = built.includes(path.slice(1)) ? path : null;
  const location = config
    .split(/^location /m)
    .find((each) => each.startsWith(path === '/' ? '= /' : '@screen'));
  const [, tried = ''] = /try_files (\S+) =404;/.exec(location ?? '') ?? [];
  return named ?? tried.replace('$ending', ending);
};

interface Condition {
  type: 'cookie' | 'header';
  key: string;
  value?: string;
}
interface Route {
  src?: string;
  dest?: string;
  handle?: string;
  headers?: Record<string, string>;
  has?: Condition[];
  missing?: Condition[];
}

const vercel: Host = (path, asked) => {
  const { routes: rules } = JSON.parse(files['vercel.json']) as { routes: Route[] };
  const holds = ({ type, key, value }: Condition) => {
    const found = type === 'cookie' ? cookiesOf(asked).get(key) : asked.acceptLanguage;
    return found !== undefined && (value === undefined || new RegExp(`^${value}$`).test(found));
  };
  for (const { src, dest, handle, has = [], missing = [] } of rules) {
    if (handle === 'filesystem' && built.includes(fileAt(path))) return `/${fileAt(path)}`;
    const matches = src !== undefined && new RegExp(`^${src}$`).test(path);
    if (dest !== undefined && matches && has.every(holds) && !missing.some(holds)) return dest;
  }
  return 'missing';
};

async function askWorker(path: string, headers: Record<string, string>): Promise<Response> {
  const script = `data:text/javascript,${encodeURIComponent(files['_worker.js'])}`;
  const { default: worker } = await import(/* @vite-ignore */ script);
  const ASSETS = {
    async fetch({ url }: Request) {
      const { pathname } = new URL(url);
      if (pathname.endsWith('.html')) return Response.redirect(url.replace('.html', ''), 308);
      return new Response(pathname === '/' ? '/index.html' : `${pathname}.html`);
    },
  };
  return worker.fetch(new Request(`https://bell.campus.test${path}`, { headers }), { ASSETS });
}

const headersOf = ({ cookie, acceptLanguage }: Asked) => ({
  ...(cookie === undefined ? {} : { Cookie: cookie }),
  ...(acceptLanguage === undefined ? {} : { 'Accept-Language': acceptLanguage }),
});

const cloudflare: Host = async (path, asked) => (await askWorker(path, headersOf(asked))).text();

const netlify: Host = (path, { cookie = '', acceptLanguage }) => {
  const asked = cookiesOf({ cookie }).get('nf_lang') ?? acceptLanguage?.split(/[-,;]/)[0];
  for (const line of files._redirects.trim().split('\n')) {
    const [from = '', to = '', status = '', condition] = line.split(' ');
    if (!status.endsWith('!') && built.includes(fileAt(path))) return `/${fileAt(path)}`;
    const languages = condition?.replace('Language=', '').split(',');
    const matches = from.endsWith('*') ? path.startsWith(from.slice(0, -1)) : path === from;
    if (matches && (languages === undefined || languages.includes(asked ?? ''))) return to;
  }
  return 'missing';
};

const exact = Object.entries({ nginx, Vercel: vercel, 'Cloudflare Pages': cloudflare } satisfies Record<
  string,
  Host
>);
const every = Object.entries({ ...Object.fromEntries(exact), Netlify: netlify });
const asText = ([asked, ending]: (typeof questions)[number]) =>
  [JSON.stringify(asked), asked, ending] as const;

test.each(questions.map(asText))('%s is one language', (_, asked, ending) => {
  expect(languageOfRequest(asked)).toBe(ending === '' ? 'ko' : 'en');
});

describe.each(exact)('%s', (_, host) => {
  test.each(questions.map(asText))('%s: home and screens in that language', async (_, asked, ending) => {
    expect(await host('/', asked)).toBe(`/index${ending}.html`);
    expect(await host('/event/42', asked)).toBe(`/app${ending}.html`);
  });

  test('a document that is asked for by name is that one, whoever asks', async () => {
    for (const name of ['terms_of_service', 'app', 'index']) {
      expect(await host(`/${name}.en.html`, { acceptLanguage: 'ko' })).toBe(`/${name}.en.html`);
      expect(await host(`/${name}.html`, { acceptLanguage: 'en' })).toBe(`/${name}.html`);
    }
  });
});

describe.each(every)('%s', (_, host) => {
  test('what the app keeps of a choice counts more than the browser', async () => {
    for (const [language, ending, acceptLanguage] of [
      ['ko', '', 'en-US,en;q=0.9'],
      ['en', '.en', 'ko-KR,ko;q=0.9'],
    ] as const) {
      const cookie = languageCookies(language)
        .map((written) => written.split(';')[0])
        .join('; ');
      expect(await host('/', { cookie, acceptLanguage })).toBe(`/index${ending}.html`);
      expect(await host('/event/42', { cookie, acceptLanguage })).toBe(`/app${ending}.html`);
    }
  });
});

describe('Netlify', () => {
  const ofBrowsers = questions.filter(
    ([{ cookie, acceptLanguage }]) => !cookie && acceptLanguage !== 'kok-IN',
  );

  test.each(ofBrowsers.map(asText))('%s: home and screens in that language', async (_, asked, ending) => {
    const lower = {
      ...asked,
      ...(asked.acceptLanguage && { acceptLanguage: asked.acceptLanguage.toLowerCase() }),
    };
    expect(await netlify('/', lower)).toBe(`/index${ending}.html`);
    expect(await netlify('/event/42', lower)).toBe(`/app${ending}.html`);
  });

  test('a document that is asked for by name is that one, and missing parts stay missing', async () => {
    expect(await netlify('/terms_of_service.en.html', { acceptLanguage: 'ko' })).toBe(
      '/terms_of_service.en.html',
    );
    expect(files._redirects).toContain('\n/assets/* /app.html 404\n');
  });
});

test('Firebase answers in Korean, in which the app begins before it changes its language', () => {
  const { hosting } = JSON.parse(files['firebase.json']);
  expect(hosting).not.toHaveProperty('i18n');
  expect(hosting.rewrites).toEqual([{ source: '!/assets/**', destination: '/app.html' }]);
});

describe('what draws previews of links', () => {
  test('gets the Korean documents', async () => {
    const headers = { 'User-Agent': 'Robot', 'Accept-Language': 'en', Cookie: 'language=en' };
    expect(await (await askWorker('/', headers)).text()).toBe('/index.html');
    expect(await (await askWorker('/liked', headers)).text()).toBe('/app.html');
  });
});

describe('caches are told that screens vary by language, files by nothing', () => {
  const vary = 'Accept-Language, Cookie';

  test('by the worker of Cloudflare Pages', async () => {
    for (const path of ['/', '/event/42']) expect((await askWorker(path, {})).headers.get('Vary')).toBe(vary);
    for (const path of ['/app.html', '/app.en.html', '/assets/gone.js']) {
      expect((await askWorker(path, {})).headers.get('Vary'), path).toBeNull();
    }
  });

  test('by Vercel', () => {
    const { routes: rules } = JSON.parse(files['vercel.json']) as { routes: Route[] };
    const varying = rules.find(({ headers }) => headers?.Vary === vary)?.src;
    const isTold = (path: string) => new RegExp(`^${varying}$`).test(path);
    expect(['/', '/event/42', '/liked'].map(isTold)).toEqual([true, true, true]);
    expect(['/app.html', '/app.en.html', '/assets/first-Ab.js', '/icon.svg'].some(isTold)).toBe(false);
  });

  test('by Netlify, for every screen', () => {
    const told = [...files._headers.matchAll(/^(\/.*)\n {2}Vary: (.*)$/gm)].map(([, path]) => path);
    expect(told).toEqual(Object.values(routes));
  });

  test('by nginx', () => {
    const told = files['nginx.conf']
      .split(/^location /m)
      .filter((location) => location.includes(`add_header Vary "${vary}" always;`))
      .map((location) => location.split(' {')[0]);
    expect(told).toEqual(['= /', '@screen']);
  });
});
