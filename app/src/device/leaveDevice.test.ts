import { beforeEach, describe, expect, test, vi } from 'vitest';
import { leaveDevice } from './leaveDevice.ts';

const noted = vi.hoisted(() => [] as unknown[]);
vi.mock('./deviceNotes.ts', () => ({
  writeNote: async (...note: unknown[]) => {
    if (typeof indexedDB === 'undefined') throw new ReferenceError('indexedDB is not defined');
    noted.push(note);
  },
}));

const close = vi.fn();

beforeEach(() => {
  noted.length = 0;
  close.mockClear();
  const registration = { getNotifications: async () => [{ close }, { close }] };
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => registration } });
  vi.stubGlobal('indexedDB', {});
});

describe('who leaves the device', () => {
  test('leaves no notification and no wish, and the worker knows that nobody is signed in', async () => {
    await leaveDevice({ isSomebodyNext: false });
    expect(close).toHaveBeenCalledTimes(2);
    expect(noted).toEqual([
      ['signedIn', false],
      ['wantsLike', null],
    ]);
  });

  test('to somebody who has just signed in leaves the worker told of them', async () => {
    await leaveDevice({ isSomebodyNext: true });
    expect(close).toHaveBeenCalledTimes(2);
    expect(noted).toEqual([['wantsLike', null]]);
  });

  test('is gone also where the browser has no database and no worker', async () => {
    vi.stubGlobal('indexedDB', undefined);
    vi.stubGlobal('navigator', {});
    await expect(leaveDevice({ isSomebodyNext: false })).resolves.toBeUndefined();
  });
});
