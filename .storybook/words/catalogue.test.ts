import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readStories } from '../coverage/readStories.ts';
import { catalogue } from './catalogue.ts';
import { allElsewhere, belongsTo, elsewhere } from './elsewhere.ts';
import type { Shown } from './record.ts';
import { isUsed, keysReadIn, usedKeys } from './usedKeys.ts';

const root = join(import.meta.dirname, '../..');
const shown: Shown = JSON.parse(readFileSync(join(import.meta.dirname, 'shown.json'), 'utf8'));
const keys = catalogue.map(({ key }) => key);

describe('every text of the catalogue', () => {
  it('is read by shipped code', () => {
    const used = usedKeys();
    // Those of the documents stand there themselves; their test holds the two together.
    expect(keys.filter((key) => !isUsed(key, used) && !belongsTo(key, 'documents'))).toEqual([]);
  });

  it('is shown by a story, or covered by the test that is named for it', () => {
    expect(keys.filter((key) => !(key in shown) && elsewhere(key) === null)).toEqual([]);
  });
});

describe('what is covered elsewhere', () => {
  it.each(allElsewhere)('is $name: said by its test, and by no story', ({ name, reason, test }) => {
    const own = catalogue.filter(({ key }) => belongsTo(key, name));
    expect(own).not.toEqual([]);
    expect(own.filter(({ key }) => key in shown)).toEqual([]);
    expect(reason).not.toBe('');
    const code = readFileSync(join(root, test), 'utf8');
    const read = keysReadIn(code);
    const unsaid = own.filter(({ key, korean }) => !isUsed(key, read) && !isWritten(korean, code));
    expect(unsaid.map(({ key }) => key)).toEqual([]);
  });
});

/** Whether all that a text says beside its variables stands in code; of variables alone there is nothing to find. */
function isWritten(text: string, code: string): boolean {
  const pieces = text.split(/\{[^}]*\}/).flatMap((piece) => piece.trim() || []);
  return pieces.length > 0 && pieces.every((piece) => code.includes(piece));
}

describe('the record', () => {
  it('names texts and stories that there are', () => {
    const known = new Set(keys);
    const stories = readStories();
    expect(Object.keys(shown).filter((key) => !known.has(key))).toEqual([]);
    expect([...new Set(Object.values(shown).flat())].filter((story) => !stories.has(story))).toEqual([]);
  });
});

describe('the keys that a file reads', () => {
  const read = (code: string) =>
    [
      ...keysReadIn(`import { home, way as wayWords } from '@campus-bell/domain/words/home';\n${code}`),
    ].sort();

  it('are those of rooms, by the name of the room', () => {
    expect(read('export const a = () => [home.team, wayWords.back, other.home];')).toEqual([
      'home.team',
      'way.back',
    ]);
  });

  it('are those of what is taken apart, and all of what is handed on', () => {
    expect(read('const { team, inbox: box } = home; show({ ...wayWords.group }, wayWords);')).toEqual([
      'home.inbox',
      'home.team',
      'way',
      'way.group',
    ]);
  });

  it('are none for a name that is only written the same', () => {
    expect(read('const page = { home: 1 }; const go = <A home={1} />; page.home;')).toEqual([]);
  });
});
