import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startAppServer } from './appServer.ts';

let server: Awaited<ReturnType<typeof startAppServer>>;

const dir = mkdtempSync(join(tmpdir(), 'campus-bell-'));

beforeAll(async () => {
  const hosting = { headers: [{ headers: [] }, { headers: [] }] };
  writeFileSync(join(dir, 'firebase.json'), JSON.stringify({ hosting }));
  writeFileSync(join(dir, 'app.html'), '<!doctype html>');
  server = await startAppServer({ dir, port: 0 });
});
afterAll(async () => {
  await new Promise<void>((done) => void server.close(() => done()));
  rmSync(dir, { recursive: true });
});

function statusOf(name: string): Promise<number> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path: '/event', headers: { Host: name } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    })
      .on('error', reject)
      .end();
  });
}

test('serves this machine alone', async () => {
  expect(server.address()).toMatchObject({ address: '127.0.0.1' });
});

test('refuses a name that is not this machine', async () => {
  expect(await statusOf('rebound.example')).toBe(421);
  expect(await statusOf('localhost')).toBe(200);
});
