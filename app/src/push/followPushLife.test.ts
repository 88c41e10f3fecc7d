import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { AppConfig } from '../config.ts';
import { followPushLife } from './followPushLife.ts';

const { idle, did } = vi.hoisted(() => ({ idle: [] as (() => void)[], did: [] as string[] }));

vi.mock('@campus-bell/ui/hooks/whenIdle', () => ({ whenIdle: (work: () => void) => void idle.push(work) }));
vi.mock('../device/deviceNotes.ts', () => ({ writeNote: async () => undefined }));
vi.mock('./leaveOldWorkers.ts', () => ({ leaveOldWorkers: async () => void did.push('workers') }));
vi.mock('./pushLife.ts', () => ({
  settleLeftToken: async () => void did.push('left token'),
  resyncPushToken: async () => void did.push('token'),
}));

const config = {} as AppConfig;
const all = ['workers', 'left token', 'token'];

beforeEach(() => {
  idle.length = 0;
  did.length = 0;
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('navigator', { serviceWorker: new EventTarget() });
});

const haveTime = () => {
  for (const work of idle.splice(0)) work();
};

describe('the life of a push token', () => {
  test('is looked after once the browser has time, and again when the network is back', async () => {
    followPushLife(config, true);
    expect(did).toEqual([]);
    haveTime();
    await expect.poll(() => did).toEqual(all);
    window.dispatchEvent(new Event('online'));
    await expect.poll(() => did).toEqual([...all, ...all]);
  });

  test('is no more once the session is another, also where the browser had no time before', async () => {
    const end = followPushLife(config, false);
    end();
    followPushLife(config, true);
    haveTime();
    window.dispatchEvent(new Event('online'));
    await expect
      .poll(() => did)
      .toEqual([...all, ...all].toSorted((a, b) => all.indexOf(a) - all.indexOf(b)));
  });
});
