import { describe, expect, it } from 'vitest';
import { withPrefix } from './builtStorybook.ts';

describe('the entries that words name', () => {
  const rows = ['home--failed', 'home--failed-on-page-two', 'liked--failed'].map((id) => ({ id }));
  const named = (...words: string[]) => withPrefix(rows, words).map(({ id }) => id);

  it('are all without a word', () => {
    expect(named()).toEqual(rows.map(({ id }) => id));
  });

  it('begin with the word', () => {
    expect(named('home--')).toEqual(['home--failed', 'home--failed-on-page-two']);
    expect(named('home--failed-')).toEqual(['home--failed-on-page-two']);
  });

  it('are one for a whole id, though others begin with it', () => {
    expect(named('home--failed')).toEqual(['home--failed']);
    expect(named('home--failed', 'liked')).toEqual(['home--failed', 'liked--failed']);
  });

  it('are none for a word that nothing begins with', () => {
    expect(named('guide')).toEqual([]);
  });
});
