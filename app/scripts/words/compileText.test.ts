import { afterEach, describe, expect, test } from 'vitest';
import { chooseLanguage, type Language } from '../../../packages/domain/src/language.ts';
import { fill, partsOf } from '../../../packages/domain/src/words/fill.ts';
import { josa } from '../../../packages/domain/src/words/josa.ts';
import { many } from '../../src/language/many.ts';
import { put } from '../../src/language/spokenWords.ts';
import { compileText, firstText } from './compileText.ts';
import { firstRooms } from './firstRooms.ts';
import { readRooms } from './readRooms.ts';

const rooms = [...(await readRooms()).values()];
const languages: Language[] = ['ko', 'en'];

afterEach(() => chooseLanguage('ko'));

/** Values for the variables of a text: a count where one is counted, a name elsewhere. */
function valuesFor(text: string, count: number): Record<string, string | number> {
  const isCounted = (name: string) =>
    partsOf(text).some((part) => 'cases' in part && part.arg === name) || name === 'count';
  const names = partsOf(text).flatMap((part) => ('arg' in part ? [part.arg] : []));
  const inner = [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return Object.fromEntries([...names, ...inner].map((name) => [name, isCounted(name) ? count : '수학과']));
}

const made = (text: string): unknown =>
  new Function('josa', 'many', `return ${compileText(text)}`)(josa, many);

describe.each(languages)('every text in %s', (language) => {
  const at = languages.indexOf(language);

  test('says in the build what it says everywhere else', () => {
    chooseLanguage(language);
    for (const { texts } of rooms)
      for (const [, both] of texts) {
        const text = both[at] ?? '';
        const built = made(text);
        for (const count of [0, 1, 2, 1200]) {
          const values = valuesFor(text, count);
          const said = typeof built === 'function' ? built(values) : built;
          expect(said).toBe(fill(text, values, language));
        }
      }
  });

  test('of the first screen says it from a document too', () => {
    chooseLanguage(language);
    const first = rooms.filter(({ place }) => firstRooms.includes(place.split('.')[0] ?? ''));
    expect(first.length).toBeGreaterThan(firstRooms.length);
    for (const { texts } of first)
      for (const [, both] of texts) {
        const text = both[at] ?? '';
        for (const count of [0, 1, 2]) {
          const values = valuesFor(text, count);
          expect(put(firstText(text), values)).toBe(fill(text, values, language));
        }
      }
  });
});

test('what is too much for a document ends the build', () => {
  expect(() => firstText('{board, josa, 을/를} 구독')).toThrow('을/를');
  expect(() => firstText('{total, plural, one {#} other {#}}')).toThrow('total');
});
