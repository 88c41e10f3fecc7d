import { messages } from '@campus-bell/domain/messages';
import { routes } from '@campus-bell/domain/routes';
import { describe, expect, it } from 'vitest';
import { dialogs } from './dialogs.ts';
import { errorCatalogue } from './errorCatalogue.ts';
import { findGaps } from './findGaps.ts';
import { messageRows } from './messageTexts.ts';
import { readDialogs, readStories } from './readStories.ts';
import { screens } from './screens.ts';

const stories = readStories();

describe('the coverage', () => {
  it('finds each state, dialog, message and error in a story, or a reason why not', () => {
    expect(findGaps(stories)).toEqual([]);
  });

  it('has a row for each route and for an address that is none', () => {
    expect(Object.keys(screens).sort()).toEqual([...Object.keys(routes), 'notFound'].sort());
  });

  it('has a row for each thing that the app can say', () => {
    const keys = Object.entries(messages).flatMap(([group, texts]) =>
      Object.keys(texts).map((name) => `${group}.${name}`),
    );
    expect(messageRows.map(({ key }) => key).sort()).toEqual(keys.sort());
  });

  it('has a row for each component that opens a dialog', () => {
    expect(Object.keys(dialogs).sort()).toEqual(readDialogs());
  });

  it('names each row of the error catalogue once', () => {
    const situations = errorCatalogue.map(({ situation }) => situation);
    expect(new Set(situations).size).toBe(situations.length);
  });
});

describe('a gap', () => {
  const claim = { subject: 'Route liked, Offline', shown: 'Liked events/Offline' };

  it('is a story that is gone', () => {
    expect(findGaps(new Set(), [claim])).toEqual([
      'Route liked, Offline: there is no story "Screens/Liked events: Offline"',
    ]);
    expect(findGaps(new Set(['screens-liked-events--offline']), [claim])).toEqual([]);
  });

  it('is a thing without a story', () => {
    expect(findGaps(stories, [{ subject: 'Message like.failed', shown: [] }])).toEqual([
      'Message like.failed: no story',
    ]);
  });

  it('is a waiver without a reason', () => {
    expect(findGaps(stories, [{ subject: 'Route guide, Empty', shown: { waiver: ' ' } }])).toEqual([
      'Route guide, Empty: the waiver gives no reason',
    ]);
  });
});
