import { describe, expect, test } from 'vitest';
import { type Device, inAppBrowserOf, pushStateOf } from './deviceSituation.ts';

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148 Safari/604.1';
const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.5 Safari/605.1.15';
const device = (differences: Partial<Device>): Device => ({
  userAgent: mac,
  maxTouchPoints: 0,
  standalone: false,
  href: 'https://campus.example/login',
  ...differences,
});

describe('pushStateOf', () => {
  test.each(['default', 'denied', 'granted'] as const)('a permission of %s says it all', (permission) => {
    expect(pushStateOf(permission, device({ userAgent: iPhone }))).toBe(permission);
  });

  test('an iPhone tab without notifications is not installed yet', () => {
    expect(pushStateOf('unsupported', device({ userAgent: iPhone, maxTouchPoints: 5 }))).toBe('notInstalled');
  });

  test('an iPad that calls itself a Mac is told apart by its touch screen', () => {
    expect(pushStateOf('unsupported', device({ maxTouchPoints: 5 }))).toBe('notInstalled');
    expect(pushStateOf('unsupported', device({}))).toBe('unsupported');
  });

  test('an installed app without notifications is an unsupported browser', () => {
    expect(pushStateOf('unsupported', device({ userAgent: iPhone, standalone: true }))).toBe('unsupported');
  });
});

describe('inAppBrowserOf', () => {
  test('KakaoTalk has a way out to the same address', () => {
    const found = inAppBrowserOf(device({ userAgent: `${iPhone} KAKAOTALK 10.4.5` }));
    expect(decodeURIComponent(found?.outsideHref ?? '')).toContain('https://campus.example/login');
  });

  test('an ordinary browser and the installed app are none', () => {
    expect(inAppBrowserOf(device({ userAgent: iPhone }))).toBeNull();
    expect(inAppBrowserOf(device({ userAgent: `${iPhone} KAKAOTALK 10.4.5`, standalone: true }))).toBeNull();
  });
});
