import { expect, test } from 'vitest';
import * as limits from './limits.ts';

test('every constant that the spec or the server gives has its value', () => {
  expect(limits).toMatchObject({
    pageSize: 10,
    keywordMax: 10,
    keywordMinLength: 2,
    bannerIntervalMs: 3000,
    promoIntervalMs: 5000,
    promoSwipePx: 40,
    viewerSwipePx: 50,
    badgeCap: 99,
    toastMs: 2000,
    loginToastMs: 3000,
    pushToastMs: 1000,
    ringMs: 1000,
    badgeDelayMs: 100,
    iosPromptDelayMs: 1000,
    dismissMs: 86_400_000,
    pushTokenKeptMs: 6_048_000_000,
    ageShownAfterMs: 3_600_000,
    chunkTimeoutMs: 120_000,
    pushTokenTimeoutMs: 10_000,
    guideVersion: '0.1.3',
    consentAge: 14,
    utcOffset: '+09:00',
  });
});

test('a keyword is at most as long as the server can hold', () => {
  expect(limits.keywordMaxLength).toBe(20);
});
