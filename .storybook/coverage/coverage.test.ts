import { describe, expect, it } from 'vitest';
import { coverageOf } from './coverage.ts';
import { readDialogs, readStoryFiles, type StoryFile } from './readStories.ts';

const files = readStoryFiles();
const dialogs = readDialogs();

describe('the coverage', () => {
  it('finds each route, state, dialog and error in a story, or a reason why not', () => {
    expect(coverageOf(files, dialogs).gaps).toEqual([]);
  });
});

describe('a gap', () => {
  const isGuide = ({ title }: StoryFile) => title === 'Screens/Guide';
  const gapsWith = (change: (file: StoryFile) => StoryFile) =>
    coverageOf(
      files.map((file) => (isGuide(file) ? change(file) : file)),
      dialogs,
    ).gaps;

  it('is a route that no stories are of', () => {
    expect(gapsWith((file) => ({ ...file, routes: [] }))).toContain(
      "Route guide: no stories have `route: 'guide'` in the parameters of their meta",
    );
  });

  it('is a state without a story', () => {
    expect(gapsWith((file) => ({ ...file, stories: [] }))).toContain('Route guide, First page: no story');
  });

  it('is a waiver without a reason', () => {
    expect(gapsWith((file) => ({ ...file, waived: { ' ': ['offline'] } }))).toContain(
      'Route guide, Offline: the waiver gives no reason',
    );
  });

  it('is a waiver of what is shown', () => {
    expect(gapsWith((file) => ({ ...file, waived: { 'No steps.': ['filled'] } }))).toContainEqual(
      expect.stringMatching(/^Route guide, First page: is waived, yet screens-guide--/),
    );
  });

  it('is a dialog or an error without a story', () => {
    const nothing = coverageOf([], ['AnySheet']).gaps;
    expect(nothing).toContain('Dialog AnySheet: no story');
    expect(nothing).toContain('Error "Like toggle failure": no story');
  });

  it('is a screen that does not say its title, or what it may weigh', () => {
    expect(gapsWith((file) => ({ ...file, titled: undefined, kilobytes: undefined }))).toEqual([
      'Screens/Guide: its meta has no `titled`',
      'Screens/Guide: its meta has no `kilobytes`',
    ]);
  });

  it('is a word that nothing is called by', () => {
    const story = {
      id: 'a--b',
      title: 'a',
      name: 'b',
      tags: ['state:fialed'],
      opens: ['Dialogue'],
      globals: {},
    };
    expect(gapsWith((file) => ({ ...file, stories: [...file.stories, story] }))).toEqual([
      'a--b: nothing is called "state:fialed"',
      'a--b: nothing is called "Dialogue"',
    ]);
  });
});
