import { expect, it } from 'vitest';
import { differencesOf, orderOf, resultsOf } from './testResults.ts';

const report = (...tests: [file: string, test: string, status: string][]) => ({
  testResults: tests.map(([name, fullName, status]) => ({ name, assertionResults: [{ fullName, status }] })),
});

it('finds no difference between runs in other orders', () => {
  const one = report(['a', 'x', 'passed'], ['b', 'y', 'failed']);
  const other = report(['b', 'y', 'failed'], ['a', 'x', 'passed']);
  expect(differencesOf(resultsOf(one), resultsOf(other))).toEqual([]);
  expect(orderOf(one)).not.toEqual(orderOf(other));
});

it('names a test that fails in one order only, and one that is missing', () => {
  const one = report(['a', 'x', 'passed'], ['b', 'y', 'passed']);
  const other = report(['a', 'x', 'failed']);
  expect(differencesOf(resultsOf(one), resultsOf(other))).toEqual([
    'a › x: passed, then failed',
    'b › y: passed, then missing',
  ]);
});
