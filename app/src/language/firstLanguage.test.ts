import { describe, expect, test } from 'vitest';
import { firstLanguage } from './firstLanguage.ts';

describe('the language to begin in', () => {
  test.each<[string | null, string[], 'ko' | 'en']>([
    ['en', ['ko-KR'], 'en'],
    ['ko', ['en-US'], 'ko'],
    [null, ['ko-KR', 'en-US'], 'ko'],
    [null, ['ko'], 'ko'],
    [null, ['KO-kr'], 'ko'],
    [null, ['en-US', 'ko-KR'], 'en'],
    [null, ['zh-CN', 'ko'], 'en'],
    [null, ['kok-IN'], 'en'],
    [null, [], 'ko'],
    ['fr', ['ko-KR'], 'ko'],
    ['', ['ja'], 'en'],
  ])('kept %s, preferred %j: %s', (kept, preferred, language) => {
    expect(firstLanguage(kept, preferred)).toBe(language);
  });
});
