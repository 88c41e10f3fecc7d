import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startAppServer } from './appServer.ts';

type Server = Awaited<ReturnType<typeof startAppServer>>;

const dirs: string[] = [];
const servers: Server[] = [];

/** Serves a build of these documents, each of which says its own name. */
async function serverOf(...documents: string[]): Promise<Server> {
  const dir = mkdtempSync(join(tmpdir(), 'campus-bell-'));
  dirs.push(dir);
  const hosting = { headers: [{ headers: [] }, { headers: [] }] };
  writeFileSync(join(dir, 'firebase.json'), JSON.stringify({ hosting }));
  for (const name of documents) writeFileSync(join(dir, name), name);
  const server = await startAppServer({ dir, port: 0 });
  servers.push(server);
  return server;
}

const korean = ['index.html', 'app.html'];
const both = [...korean, 'index.en.html', 'app.en.html'];
let server: Server;

beforeAll(async () => {
  server = await serverOf(...both);
});
afterAll(async () => {
  for (const one of servers) await new Promise<void>((done) => void one.close(() => done()));
  for (const dir of dirs) rmSync(dir, { recursive: true });
});

interface Answer {
  status: number;
  body: string;
  vary: string | undefined;
}

function get(asked: Server, path: string, headers: Record<string, string> = {}): Promise<Answer> {
  const { port } = asked.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers: { Host: 'localhost', ...headers } }, async (answer) => {
      const body = (await answer.toArray()).join('');
      resolve({ status: answer.statusCode ?? 0, body, vary: answer.headers.vary });
    })
      .on('error', reject)
      .end();
  });
}

test('serves this machine alone', async () => {
  expect(server.address()).toMatchObject({ address: '127.0.0.1' });
});

test('refuses a name that is not this machine', async () => {
  expect((await get(server, '/event', { Host: 'rebound.example' })).status).toBe(421);
  expect((await get(server, '/event')).status).toBe(200);
});

test.each([
  ['ko-KR,ko;q=0.9,en-US;q=0.8', '', ''],
  ['en-US,en;q=0.9,ko;q=0.8', '', '.en'],
  ['en', 'language=ko', ''],
  ['ko', 'a=1; language=en', '.en'],
  ['ko', 'language=fr', ''],
])(
  'who asks for %s with the cookie “%s” gets the documents that end in “%s”',
  async (accepted, cookie, ending) => {
    const headers = { 'Accept-Language': accepted, Cookie: cookie };
    for (const [path, name] of [
      ['/', 'index'],
      ['/?from=app', 'index'],
      ['/event/42', 'app'],
      ['/firebase.json', 'app'],
    ] as const) {
      const { body, vary } = await get(server, path, headers);
      expect([body, vary], path).toEqual([`${name}${ending}.html`, 'Accept-Language, Cookie']);
    }
  },
);

test('a document that is asked for by name is that one, whoever asks', async () => {
  for (const name of both) {
    const { body, vary } = await get(server, `/${name}`, {
      'Accept-Language': name.includes('.en') ? 'ko' : 'en',
    });
    expect([body, vary]).toEqual([name, undefined]);
  }
});

test('a build with Korean documents alone gives those', async () => {
  const old = await serverOf(...korean);
  const headers = { 'Accept-Language': 'en' };
  expect((await get(old, '/', headers)).body).toBe('index.html');
  expect((await get(old, '/event', headers)).body).toBe('app.html');
});
