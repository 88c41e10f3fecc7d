import { createCampus } from '@campus-bell/fixtures/campus';
import { createLocalApp } from '@campus-bell/fixtures/server';
import { corsVerdict } from '@campus-bell/fixtures/server/cors';
import { createSwitchboard } from '@campus-bell/fixtures/server/switches';
import type { HttpBindings } from '@hono/node-server';
import { longBoard, longBoardEvent, pageOfLongBoard } from './longBoard.ts';
import { photograph } from './pictures.ts';

const hour = 3_600_000;

/** A call as it came. */
export interface ApiCall {
  path: string;
  query: string;
  status: number;
}

/** The one API of all targets: the campus, with photographs in the place of its drawings and one board of 2,000 rows. */
export function createBenchApi(origin: string, appOrigins: readonly string[]) {
  let behindMs = 0;
  const clock = () => new Date(Date.now() - behindMs);
  const campus = createCampus({
    now: new Date(),
    clock,
    size: 'full',
    imageBase: `${origin}/images`,
    ...(appOrigins[0] === undefined ? {} : { appOrigin: appOrigins[0] }),
  });
  const app = createLocalApp(campus, createSwitchboard(), appOrigins);
  let calls: ApiCall[] = [];

  async function answer(request: Request, env: HttpBindings): Promise<Response> {
    const url = new URL(request.url);
    const verdict = corsVerdict(request, appOrigins);
    const cors = verdict.kind === 'refused' ? {} : verdict.headers;
    if (url.pathname.startsWith('/images/')) return answerPicture(url.pathname.split('/').at(-1) ?? '');
    const own = request.method === 'GET' ? ownAnswer(url) : null;
    if (own !== null) return Response.json(own, { headers: cors });
    const response = await app.fetch(request, env);
    if (request.method !== 'GET' || !withPictures.test(url.pathname) || !response.ok) return response;
    const headers = new Headers(response.headers);
    headers.delete('Content-Length');
    return new Response(photographed(await response.text(), origin), { headers });
  }

  function ownAnswer(url: URL): object | null {
    if (url.pathname === longBoard.path) return pageOfLongBoard(url, origin);
    const id = /^\/api\/event\/detail\/(\d+)$/.exec(url.pathname)?.[1];
    return id === undefined ? null : longBoardEvent(Number(id), origin);
  }

  return {
    origin,
    answer: async (request: Request, env: HttpBindings) => {
      const response = await answer(request, env);
      const { pathname: path, search: query } = new URL(request.url);
      if (path.startsWith('/api/')) calls.push({ path, query, status: response.status });
      return response;
    },
    /** The calls since the last time. */
    takeCalls(): ApiCall[] {
      const taken = calls;
      calls = [];
      return taken;
    },
    /** How many of a path were answered since the last time. */
    count: (path: string) => calls.filter((call) => call.path === path).length,
    popularTitles: () => campus.popularEvents().map(({ title }) => title),
    /** What the device of a member keeps; with `stale` its access token ran out half an hour ago. */
    memberSession(stale: boolean): Record<string, string> {
      behindMs = stale ? hour : 0;
      const { email, id, name } = campus.person('member');
      const tokens = campus.signIn('member');
      behindMs = 0;
      return { id: String(id), email, name, ...tokens };
    },
  };
}

export type BenchApi = ReturnType<typeof createBenchApi>;

const withPictures = /^\/api\/event\/(popular|banner|detail\/\d+)$/;

/** Every row has a picture of its own, none of another host. */
function photographed(json: string, origin: string): string {
  const picture = (_: string, at: number) => `"${origin}/images/${(at % 13) * 1000 + (at % 40)}.jpg"`;
  return json
    .replace(/(?<="imgUrl":)null/g, picture)
    .replace(/"https?:\/\/(?!localhost)[^"]+\.(?:png|jpg)"/g, picture)
    .replace(/"[^"]*missing-\d+\.svg"/g, picture)
    .replaceAll('.svg"', '.jpg"');
}

async function answerPicture(name: string): Promise<Response> {
  const photo = await photograph(name);
  if (photo === null) return new Response(null, { status: 404 });
  return new Response(photo, {
    headers: {
      'Content-Type': 'image/jpeg',
      'Cache-Control': 'public, max-age=86400',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
  });
}
