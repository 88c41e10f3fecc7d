import { globSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Part, partsOf } from './fill.ts';
import { type Text, type Texts, writtenTexts } from './room.ts';

const files = globSync('*.ts', { cwd: import.meta.dirname }).filter((file) => !file.endsWith('.test.ts'));
const modules = await Promise.all(
  files.map(async (file) => (await import(`./${file}`)) as Record<string, unknown>),
);
const rooms = modules.flatMap((exports) =>
  Object.entries(exports).flatMap(([name, made]): [string, Texts][] => {
    const texts = typeof made === 'object' && made !== null ? writtenTexts(made) : null;
    return texts === null ? [] : [[name, texts]];
  }),
);
const texts = rooms.flatMap(([room, written]) =>
  Object.entries(written).flatMap(([key, entry]): [string, Text][] =>
    isText(entry)
      ? [[`${room}.${key}`, entry]]
      : Object.entries(entry).map(([inner, text]): [string, Text] => [`${room}.${key}.${inner}`, text]),
  ),
);

function isText(entry: Texts[string]): entry is Text {
  return Array.isArray(entry);
}

/** The variables of a text, and of a plural's branches the names of those. */
function holesOf(parts: readonly Part[]): { names: Set<string>; plurals: string[][] } {
  const names = new Set<string>();
  const plurals: string[][] = [];
  for (const part of parts) {
    if ('arg' in part) names.add(part.arg);
    if (!('cases' in part)) continue;
    plurals.push(part.cases.map(({ key }) => key));
    for (const { tokens } of part.cases) for (const inner of holesOf(tokens).names) names.add(inner);
  }
  return { names, plurals };
}

const namesOf = (text: string) => [...holesOf(partsOf(text)).names].sort();

test('there are rooms to look at', () => {
  expect(rooms.length).toBeGreaterThan(60);
  expect(new Set(rooms.map(([name]) => name)).size).toBe(rooms.length);
});

describe('every text', () => {
  test('says something in both languages, and neither shouts', () => {
    const bad = texts.filter(([, both]) =>
      both.some((text) => text.trim() === '' || /^ | $/.test(text) || /!|undefined|null|NaN/.test(text)),
    );
    expect(bad).toEqual([]);
  });

  test('is Korean in the first place, and not in the second but for words a student types', () => {
    const quoted = /‘[가-힣]+’|\(e\.g\. [ㄱ-ㅎ]+\)|e\.g\. [가-힣]+/g;
    const bad = texts.filter(
      ([, [korean, english]]) =>
        /[ㄱ-ㆎ가-힣]/.test(english.replaceAll(quoted, '')) || !/[가-힣]/.test(korean),
    );
    expect(bad).toEqual([]);
  });

  test('never speaks of tokens to a student', () => {
    expect(texts.filter(([, both]) => both.some((text) => /토큰|token/i.test(text)))).toEqual([]);
  });

  test('has the same variables in both languages', () => {
    const bad = texts.filter(([, [korean, english]]) => namesOf(korean).join() !== namesOf(english).join());
    expect(bad).toEqual([]);
  });

  test('names a plural only in English, and what stands for every other count', () => {
    const bad = texts.filter(
      ([, [korean, english]]) =>
        holesOf(partsOf(korean)).plurals.length > 0 ||
        holesOf(partsOf(english)).plurals.some(
          (branches) => !branches.includes('other') || !branches.includes('one'),
        ),
    );
    expect(bad).toEqual([]);
  });

  test('is not much longer in English, so that it fits where the Korean does', () => {
    const length = (text: string) =>
      [...text.replaceAll(/\{[^{}]*, plural,.* other \{([^{}]*)\}\}/g, '$1').replaceAll(/\{\w+\}/g, '00')]
        .length;
    const bad = texts.flatMap(([key, [korean, english]]) => {
      const most = length(korean) * 2.6 + 14;
      return length(english) > most ? [`${key}: ${length(english)} of ${Math.floor(most)}`] : [];
    });
    expect(bad).toEqual([]);
  });

  test('is written in sentence case', () => {
    const names =
      /“[^”]*”|Campus Bell|Google( Calendar)?|Home Screen|Settings|Samsung Internet|Korean|English|Chrome|Safari|Edge|iPhone|iPad|JavaScript/g;
    const bad = texts.filter(([, [, english]]) =>
      / [A-Z][a-z]/.test(english.replaceAll(names, '').replaceAll(/[.:?*] [A-Z]/g, '')),
    );
    expect(bad.map(([key, [, english]]) => `${key}: ${english}`)).toEqual([]);
  });
});
