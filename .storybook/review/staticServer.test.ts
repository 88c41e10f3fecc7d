import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type StaticServer, serveDirectory } from './staticServer.ts';

const dir = mkdtempSync(join(tmpdir(), 'campus-bell-static-'));
let server: StaticServer;

beforeAll(async () => {
  for (const name of ['built/docs', 'built-beside']) mkdirSync(join(dir, name), { recursive: true });
  for (const name of ['built/docs/index.html', 'secret', 'built-beside/secret'])
    writeFileSync(join(dir, name), name);
  server = await serveDirectory(join(dir, 'built'), '/some/path/');
});
afterAll(async () => {
  await server.close();
  rmSync(dir, { recursive: true });
});

/** Asks for an address as it stands: `fetch` would tidy it up. */
const statusOf = (path: string) =>
  new Promise<number | undefined>((done, failed) => {
    get(`${server.origin}`, { path }, (answer) => done(answer.resume().statusCode)).on('error', failed);
  });

it('answers a file, whatever the query says, and the index of a folder', async () => {
  const [file, folder] = await Promise.all([
    fetch(`${server.url}docs/index.html?v=1#top`),
    fetch(`${server.url}docs/`),
  ]);
  expect([await file.text(), await folder.text()]).toEqual(Array(2).fill('built/docs/index.html'));
  expect(server.missed.size).toBe(0);
});

it('answers nothing outside its base path, and knows what was missed', async () => {
  const [outside, missing] = [`${server.origin}/docs/index.html`, `${server.url}missing.html`];
  const answers = await Promise.all([outside, missing].map((address) => fetch(address)));
  expect(answers.map(({ status }) => status)).toEqual([404, 404]);
  expect([...server.missed].sort()).toEqual([outside, missing].sort());
});

it.each([
  '/../secret',
  '/a/../../secret',
  '/%2e%2e/secret',
  '/..%2fsecret',
  '/..%5csecret',
  '/a%00.js',
  '/%',
  '/../built-beside/secret',
])('answers nothing when the address climbs out or is broken: %s', async (path) => {
  expect(await statusOf(`/some/path${path}`)).toBe(404);
});
