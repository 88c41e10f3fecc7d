import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type StaticServer, serveDirectory, servedFile } from './staticServer.ts';

describe('the file behind an address', () => {
  it('lies in the folder, whatever the query says', () => {
    expect(servedFile('/built', '/some/sub/path/', '/some/sub/path/assets/a.js?v=1#top')).toBe(
      '/built/assets/a.js',
    );
  });

  it('is the index of a folder', () => {
    expect(servedFile('/built', '/some/', '/some/')).toBe('/built/index.html');
    expect(servedFile('/built', '/', '/docs/')).toBe('/built/docs/index.html');
  });

  it('is none outside the base path', () => {
    expect(servedFile('/built', '/some/sub/path/', '/index.html')).toBeNull();
    expect(servedFile('/built', '/some/sub/path/', '/some/sub/path')).toBeNull();
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
  ])('is none when the address climbs out or is broken: %s', (url) => {
    expect(servedFile('/built', '/', url)).toBeNull();
  });
});

describe('the server', () => {
  let server: StaticServer;
  beforeAll(async () => {
    server = await serveDirectory(join(import.meta.dirname), '/some/sub/path/');
  });
  afterAll(() => server.close());

  it('answers a file under its base path and nothing elsewhere', async () => {
    const [inside, outside, folder] = await Promise.all([
      fetch(`${server.url}staticServer.ts`),
      fetch(`${server.origin}/staticServer.ts`),
      fetch(`${server.url}missing.html`),
    ]);
    expect([inside.status, outside.status, folder.status]).toEqual([200, 404, 404]);
    expect(await inside.text()).toContain('serveDirectory');
  });
});
