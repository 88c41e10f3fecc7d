import { afterEach, describe, expect, test } from 'vitest';
import { chooseLanguage, language, onLanguage, say } from '../language.ts';
import { fill } from './fill.ts';
import { room } from './room.ts';

const posts = '{count, plural, =0 {no post} one {# post of {board}} other {# posts of {board}}}';

describe('a text is filled in', () => {
  test.each([
    ['안녕', {}, '안녕'],
    ['{board} 글', { board: '수학과' }, '수학과 글'],
    ['{a}{b}', { a: 1, b: '{c}' }, '1{c}'],
    ['{board, josa, 을/를} 구독했어요', { board: '수학과' }, '수학과를 구독했어요'],
    ['{board, josa, 을/를} 구독했어요', { board: '대학원' }, '대학원을 구독했어요'],
    ['{board, josa, 으로/로} 가요', { board: '서울' }, '서울로 가요'],
  ])('%s', (text, values, filled) => {
    expect(fill(text, values, 'ko')).toBe(filled);
  });

  test.each([
    [0, 'no post'],
    [1, '1 post of History'],
    [2, '2 posts of History'],
    [1200, '1,200 posts of History'],
  ])('with the plural of %d', (count, filled) => {
    expect(fill(posts, { count, board: 'History' }, 'en')).toBe(filled);
  });

  test.each([
    ['{count, plural, other {# posts}}', '1 posts'],
    ['{count, plural, =2 {two posts}}', ''],
  ])('with the plural that there is: %s', (text, filled) => {
    expect(fill(text, { count: 1 }, 'en')).toBe(filled);
  });

  test.each(['{count, number}', '{count, number, integer}', '{count, josa}'])(
    'and a kind that nobody knows is named: %s',
    (text) => {
      expect(() => fill(text, { count: 1 }, 'en')).toThrow(`Unknown kind of variable: ${text}`);
    },
  );

  test.each(['{count', '{count, select, a {b}}', '{other}'])(
    'and a fault of its writer is told: %s',
    (text) => {
      expect(() => fill(text, { count: 1 }, 'en')).toThrow();
    },
  );
});

describe('a room', () => {
  const sample = room({
    popular: ['인기글', 'Popular'],
    found: ['{board}에서 {count}개', '{count, plural, one {# post} other {# posts}} in {board}'],
    failed: { title: ['실패', 'Failed'], text: ['{name} 실패', '{name} failed'] },
  });

  afterEach(() => chooseLanguage('ko'));

  test('speaks the language that is chosen when it is read', () => {
    expect(sample.popular).toBe('인기글');
    expect(sample.found({ board: '수학과', count: 2 })).toBe('수학과에서 2개');
    const { failed } = sample;
    chooseLanguage('en');
    expect(sample.popular).toBe('Popular');
    expect(sample.found({ board: 'Mathematics', count: 2 })).toBe('2 posts in Mathematics');
    expect(failed.title).toBe('Failed');
    expect({ ...failed }.text({ name: 'It' })).toBe('It failed');
  });

  test('tells of all its texts, those of a group as well', () => {
    expect(Object.keys(sample)).toEqual(['popular', 'found', 'failed']);
    expect(Object.keys(sample.failed)).toEqual(['title', 'text']);
  });

  test('knows the variables of its texts', () => {
    const plain: string = sample.popular;
    expect(plain).toBe('인기글');
    // @ts-expect-error a variable is missing
    expect(() => sample.found({ board: '수학과' })).toThrow('count');
    // @ts-expect-error what is counted is a number
    expect(sample.found({ board: '수학과', count: '둘' })).toBe('수학과에서 둘개');
  });

  test('speaks another language for one who asks, also where that fails', () => {
    expect(say('en', () => sample.popular)).toBe('Popular');
    expect(() =>
      say('en', () => {
        throw new Error('no');
      }),
    ).toThrow('no');
    expect(language()).toBe('ko');
  });

  test('those who follow the language hear of each change, until they have enough', () => {
    const heard: string[] = [];
    const end = onLanguage(() => heard.push(language()));
    chooseLanguage('en');
    chooseLanguage('en');
    end();
    chooseLanguage('ko');
    expect(heard).toEqual(['en']);
  });
});
