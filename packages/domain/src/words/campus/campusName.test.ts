import { expect, test } from 'vitest';
import { boards, categoryGroups } from '../../categories.ts';
import { classifications } from '../../classifications.ts';
import { departments } from '../../departments.ts';
import { say } from '../../language.ts';
import { campusName } from './campusName.ts';
import { englishNames } from './en.ts';

const named = [...boards, ...categoryGroups].map(({ name }) => name).concat(departments);

test('every board, group and department has an English name, and nothing else has', () => {
  expect(named.filter((name) => englishNames[name] === undefined)).toEqual([]);
  expect(Object.keys(englishNames).filter((name) => ![...named, ...classifications].includes(name))).toEqual(
    [],
  );
});

test('no two boards share an English name, nor two departments', () => {
  for (const names of [boards.map(({ name }) => name), departments]) {
    expect(new Set(names.map((name) => englishNames[name])).size).toBe(names.length);
  }
});

test('a name is Korean in Korean, English in English, and itself where it has none', () => {
  expect(campusName('수학과')).toBe('수학과');
  const inEnglish = (name: string) => say('en', () => campusName(name));
  expect(['수학과', '테스트', 'constructor'].map(inEnglish)).toEqual([
    'Mathematics',
    '테스트',
    'constructor',
  ]);
});
