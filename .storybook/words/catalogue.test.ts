import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readStories } from '../coverage/readStories.ts';
import { catalogue } from './catalogue.ts';
import { allElsewhere, belongsTo, elsewhere } from './elsewhere.ts';
import type { Shown } from './record.ts';

const root = join(import.meta.dirname, '../..');
const shown: Shown = JSON.parse(readFileSync(join(import.meta.dirname, 'shown.json'), 'utf8'));
const keys = catalogue.map(({ key }) => key);

describe('every text of the catalogue', () => {
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
    const unsaid = own.filter(({ key, korean }) => !isRead(key, code) && !isWritten(korean, code));
    expect(unsaid.map(({ key }) => key)).toEqual([]);
  });
});

/** Whether code reads a text, or the group that it belongs to. */
const isRead = (key: string, code: string) =>
  key.split('.').some((part, at) => at > 0 && new RegExp(`\\.${part}\\b`).test(code));

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
