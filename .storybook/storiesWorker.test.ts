import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, test, vi } from 'vitest';

const script = readFileSync(join(import.meta.dirname, 'static/storiesWorker.js'), 'utf8');

/** Whether a request reaches the campus, which listens after the worker's own listener. */
function reachesCampus(url: string, destination = ''): boolean {
  const campus = vi.fn();
  const listeners: ((event: object) => void)[] = [];
  runInNewContext(script, {
    URL,
    location: new URL('https://designers.test/library/storiesWorker.js'),
    addEventListener: (_type: string, listener: (event: object) => void) => listeners.push(listener),
    importScripts: () => listeners.push(campus),
  });
  let isStopped = false;
  const event = {
    request: { url, destination },
    stopImmediatePropagation() {
      isStopped = true;
    },
  };
  for (const listener of listeners) if (!isStopped) listener(event);
  return campus.mock.calls.length > 0;
}

describe("the stories' worker", () => {
  test('hands to the campus what a story fetches, and its pictures', () => {
    expect(reachesCampus('https://api.campus.test/api/events')).toBe(true);
    expect(reachesCampus('https://api.campus.test/images/poster.png', 'image')).toBe(true);
    expect(reachesCampus('https://designers.test/api/events')).toBe(true);
    expect(reachesCampus('https://designers.test/terms_of_service.html')).toBe(true);
  });

  test('keeps out of the way of pages and files of Storybook', () => {
    const library = 'https://designers.test/library';
    expect(reachesCampus(`${library}/?path=/story/screens-home--ready`, 'document')).toBe(false);
    expect(reachesCampus(`${library}/iframe.html?id=screens-home--ready`, 'iframe')).toBe(false);
    expect(reachesCampus(`${library}/assets/api/events.js`, 'script')).toBe(false);
    expect(reachesCampus(`${library}/screenshots/screens-home--ready.webp`, 'image')).toBe(false);
    expect(reachesCampus(`${library}/index.json`)).toBe(false);
  });
});
