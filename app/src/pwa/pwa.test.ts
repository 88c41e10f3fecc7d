import { dismissMs } from '@campus-bell/domain/limits';
import { describe, expect, test } from 'vitest';
import { deviceKind } from '../device/device.ts';
import type { SafeStorage } from '../device/safeStorage.ts';
import {
  countIosVisit,
  dismissInstallForToday,
  endFirstLaunch,
  endIosPrompt,
  isFirstLaunch,
  isInstallDismissed,
} from './invitations.ts';

function memory(entries: Record<string, string> = {}): SafeStorage {
  const kept = new Map(Object.entries(entries));
  return {
    get: (key) => kept.get(key) ?? null,
    set: (key, value) => void kept.set(key, value),
    remove: (key) => void kept.delete(key),
  };
}

describe('deviceKind', () => {
  const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X)';
  const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
  test.each([
    [iphone, 5, 'ios'],
    ['Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X)', 5, 'ios'],
    ['Mozilla/5.0 (iPod touch; CPU iPhone OS 15_0 like Mac OS X)', 5, 'ios'],
    [mac, 5, 'ios'],
    [mac, 0, 'desktop'],
    ['Mozilla/5.0 (Linux; Android 14; SM-S918N)', 5, 'android'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 10, 'desktop'],
  ])('%s with %i touch points is %s', (userAgent, maxTouchPoints, kind) => {
    expect(deviceKind({ userAgent, maxTouchPoints })).toBe(kind);
  });
});

describe("'don't show today'", () => {
  test('holds for exactly one day', () => {
    const storage = memory();
    dismissInstallForToday(storage, 1000);
    expect(isInstallDismissed(storage, 1000 + dismissMs - 1)).toBe(true);
    expect(isInstallDismissed(storage, 1000 + dismissMs)).toBe(false);
    expect(isInstallDismissed(storage, 1000 + dismissMs + 1)).toBe(false);
  });

  test.each(['tomorrow', '', 'NaN', '{}', '99999999999999'])('a record of %j shows the prompt', (kept) => {
    expect(isInstallDismissed(memory({ modalDismissedUntil: kept }), 1000)).toBe(false);
  });
});

describe('first launch', () => {
  test('is greeted once', () => {
    const storage = memory();
    expect(isFirstLaunch(storage)).toBe(true);
    endFirstLaunch(storage);
    expect(isFirstLaunch(storage)).toBe(false);
  });
});

describe('iPhone install prompt', () => {
  test('is due on the first visit only', () => {
    const storage = memory();
    expect([countIosVisit(storage), countIosVisit(storage)]).toEqual([true, false]);
    expect(JSON.parse(storage.get('iosInstallPrompt') ?? '')).toEqual({ isValid: true, visits: 2 });
  });

  test('never comes back once closed', () => {
    const storage = memory();
    endIosPrompt(storage);
    expect(countIosVisit(storage)).toBe(false);
  });

  test('a broken record means no prompt', () => {
    expect(countIosVisit(memory({ iosInstallPrompt: 'x' }))).toBe(false);
    expect(countIosVisit(memory({ iosInstallPrompt: '{}' }))).toBe(false);
  });
});
