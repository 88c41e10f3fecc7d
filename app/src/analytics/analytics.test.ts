import { describe, expect, test, vi } from 'vitest';
import { createAnalytics } from './analytics.ts';

describe('createAnalytics', () => {
  const options = { id: 'G-TEST', hostname: 'bell.campus.test', visitId: 'visit' };

  test('reports the route pattern and nothing else of the address', () => {
    const send = vi.fn();
    createAnalytics({ ...options, send }).pageView('/event/:eventId');
    const url = new URL(String(send.mock.calls[0]?.[0]));
    expect(url.searchParams.get('tid')).toBe('G-TEST');
    expect(url.searchParams.get('dl')).toBe('https://bell.campus.test/event/:eventId');
  });

  test('measures nothing without an id', () => {
    const send = vi.fn();
    createAnalytics({ ...options, id: null, send }).pageView('/');
    expect(send).not.toHaveBeenCalled();
  });

  test.each(['localhost', '127.0.0.1', '[::1]'])('measures nothing on %s', (hostname) => {
    const send = vi.fn();
    createAnalytics({ ...options, hostname, send }).pageView('/');
    expect(send).not.toHaveBeenCalled();
  });
});
