import { describe, expect, test, vi } from 'vitest';
import { linuxOnly } from './linuxOnly.mjs';

describe('a suite that needs Linux', () => {
  test('runs on Linux without a word', () => {
    const print = vi.fn();
    expect(linuxOnly('bus', 'it needs one', { platform: 'linux', env: {}, print })).toBe(true);
    expect(print).not.toHaveBeenCalled();
  });

  test.each(['darwin', 'win32'])('is left out on %s with one line', (platform) => {
    const print = vi.fn();
    expect(linuxOnly('bus', 'it needs one', { platform, env: {}, print })).toBe(false);
    expect(print.mock.calls).toEqual([['left out: bus: it needs one']]);
  });

  test('is not spoken of again by every worker', () => {
    const print = vi.fn();
    linuxOnly('bus', 'it needs one', { platform: 'darwin', env: { TEST_WORKER_INDEX: '0' }, print });
    expect(print).not.toHaveBeenCalled();
  });
});
