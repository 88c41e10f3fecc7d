import { expect, it } from 'vitest';
import { differencesOf, isShuffled, type RanTest, resultsOf } from './testResults.ts';

const ran = (...tests: [file: string, name: string, status?: string][]): RanTest[] =>
  tests.map(([file, name, status = 'passed']) => ({ file, name, status }));

it('finds no difference between runs in other orders', () => {
  const one = ran(['a', 'x'], ['b', 'y', 'failed']);
  const other = ran(['b', 'y', 'failed'], ['a', 'x']);
  expect(differencesOf(resultsOf(one), resultsOf(other))).toEqual([]);
});

it('names a test that fails in one order only, and one that is missing', () => {
  const one = ran(['a', 'x'], ['b', 'y']);
  const other = ran(['a', 'x', 'failed']);
  expect(differencesOf(resultsOf(one), resultsOf(other))).toEqual([
    'a › x: passed, then failed',
    'b › y: passed, then missing',
  ]);
});

it('takes runs for shuffled only when files and the tests within a file changed places', () => {
  const one = ran(['a', 'x'], ['a', 'y'], ['b', 'z']);
  expect(isShuffled(one, ran(['b', 'z'], ['a', 'y'], ['a', 'x']))).toBe(true);
  expect(isShuffled(one, ran(['b', 'z'], ['a', 'x'], ['a', 'y']))).toBe(false);
  expect(isShuffled(one, ran(['a', 'y'], ['a', 'x'], ['b', 'z']))).toBe(false);
  expect(isShuffled(one, one)).toBe(false);
});

it('asks for no other order of what there is one of', () => {
  const oneFile = ran(['a', 'x'], ['a', 'y']);
  expect(isShuffled(oneFile, ran(['a', 'y'], ['a', 'x']))).toBe(true);
  expect(isShuffled(oneFile, oneFile)).toBe(false);
  const singles = ran(['a', 'x'], ['b', 'y']);
  expect(isShuffled(singles, ran(['b', 'y'], ['a', 'x']))).toBe(true);
  expect(isShuffled(singles, singles)).toBe(false);
  expect(isShuffled(ran(['a', 'x']), ran(['a', 'x']))).toBe(true);
});
