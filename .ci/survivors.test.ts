import { describe, expect, test } from 'vitest';
import { compare, listed, noReason, scoreOf, survivorsOf, withNew } from './mutation/survivors.mjs';

const at = (line: number, from: number, to: number) => ({
  start: { line, column: from },
  end: { line, column: to },
});
const file = 'packages/domain/src/a.ts';
const tried = {
  source: 'const a = 1;\nconst b = a > 2;\n',
  mutants: [
    { status: 'Survived', location: at(2, 11, 16), replacement: 'a >= 2' },
    {
      status: 'NoCoverage',
      location: { start: { line: 1, column: 11 }, end: { line: 2, column: 8 } },
      replacement: '',
    },
    { status: 'Killed', location: at(1, 11, 12), replacement: '2' },
    { status: 'Timeout', location: at(1, 11, 12), replacement: '3' },
    { status: 'Ignored', location: at(1, 11, 12), replacement: '4' },
  ],
};
const change = 'a > 2 → a >= 2';
const line = `${file}: ${change}`;

test('a survivor is named by its code, not by its line', () => {
  expect(survivorsOf([file, tried])).toEqual([
    { file, change },
    { file, change: '1; const b → ' },
  ]);
});

describe('the list', () => {
  const found = [{ file, change }];

  test('that names every survivor holds', () => {
    const list = { 'both say the same': { [file]: [change] } };
    expect(compare(found, listed(list), () => true)).toEqual({ unknown: [], gone: [] });
  });

  test('that misses one is told of it, each time that it is there', () => {
    const list = { 'both say the same': { [file]: [change] } };
    expect(compare([...found, ...found], listed(list), () => true).unknown).toEqual([line]);
  });

  test('that names one that is gone is told of it, unless its file was not tried', () => {
    const known = [{ file, change }];
    expect(compare([], known, () => true).gone).toEqual([line]);
    expect(compare([], known, () => false).gone).toEqual([]);
  });

  test('is written anew without what is gone, and asks for a reason for what is new', () => {
    const list = { equal: { [file]: [change, 'b → c'] }, other: { [file]: ['d → e'] } };
    const next = withNew(list, [`${file}: x ? 'a: b' : y → y`], [`${file}: b → c`, `${file}: d → e`]);
    expect(next).toEqual({ equal: { [file]: [change] }, [noReason]: { [file]: ["x ? 'a: b' : y → y"] } });
  });
});

test('the score counts what was tried', () => {
  expect(scoreOf([[file, tried]])).toEqual({
    score: 50,
    tried: 4,
    killed: 1,
    timedOut: 1,
    survived: 2,
    ignored: 1,
  });
  expect(scoreOf([]).score).toBe(0);
});
