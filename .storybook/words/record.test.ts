import { describe, expect, it } from 'vitest';
import { afterRun, mostStories } from './record.ts';

const keys = new Set(['action.back', 'post.due', 'home.team', 'home.inbox', 'lost.title']);
const stories = new Set(['home--filled', 'home--empty', 'liked--filled', 'guide--steps']);
const there = { keys, stories };
const ran = (shown: Record<string, string[]>) => new Map(Object.entries(shown));

describe('the record of shown texts after a run', () => {
  it('has what the stories showed, in an order of its own', () => {
    const shown = ran({ 'liked--filled': ['post.due', 'action.back'], 'home--filled': ['action.back'] });
    expect(JSON.stringify(afterRun({}, shown, there))).toBe(
      '{"action.back":["home--filled","liked--filled"],"post.due":["liked--filled"]}',
    );
  });

  it('believes stories that did not run, and forgets those that are gone', () => {
    const before = {
      'action.back': ['guide--steps', 'lost--story'],
      'lost.title': ['lost--story'],
      'lost.text': ['guide--steps'],
    };
    expect(afterRun(before, ran({ 'home--filled': ['home.team'] }), there)).toEqual({
      'action.back': ['guide--steps'],
      'home.team': ['home--filled'],
    });
  });

  it('forgets what a story shows no more', () => {
    const before = { 'home.team': ['home--empty', 'home--filled'], 'home.inbox': ['home--filled'] };
    expect(afterRun(before, ran({ 'home--filled': [] }), there)).toEqual({ 'home.team': ['home--empty'] });
  });

  it('keeps whom it knows, then those of other screens, as many as there is room for', () => {
    const many = Array.from({ length: 12 }, (_, at) => `home--${at}`);
    const all = new Set([...many, 'liked--filled']);
    const shown = ran(Object.fromEntries([...all].map((story) => [story, ['home.team']])));
    const once = afterRun({ 'home.team': ['home--9'] }, shown, { keys, stories: all });
    expect(once['home.team']).toHaveLength(mostStories);
    expect(once['home.team']).toEqual(expect.arrayContaining(['home--9', 'liked--filled']));
    expect(afterRun(once, shown, { keys, stories: all })).toEqual(once);
  });
});
