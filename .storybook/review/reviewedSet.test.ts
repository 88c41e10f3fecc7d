import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  countOutcomes,
  outcomeOf,
  readSet,
  readSetFacts,
  refusalOf,
  removedFrom,
  sizeLimit,
  verdictOf,
} from './reviewedSet.ts';

const same = { failed: 0, changed: 0, new: 0, removed: 0, unchanged: 12 };
const set = { chromium: '150.0.1.2', pictures: 12 };

describe('the outcome of a picture', () => {
  it('is failed when its story failed, whatever it looks like', () => {
    expect(outcomeOf({ failed: true, difference: { pixels: 0 } })).toBe('failed');
  });

  it('is new without a reviewed picture, changed from one pixel on, else unchanged', () => {
    expect(outcomeOf({ failed: false, difference: null })).toBe('new');
    const marked = { width: 1, height: 1, data: Buffer.alloc(4) };
    expect(outcomeOf({ failed: false, difference: { pixels: 1, marked } })).toBe('changed');
    expect(outcomeOf({ failed: false, difference: { pixels: 0 } })).toBe('unchanged');
  });

  it('is removed for reviewed pictures whose story is gone, in either theme', () => {
    const gone = { theme: 'dark', id: 'gone--story' } as const;
    const kept = { theme: 'dark', id: 'kept--story' } as const;
    expect(removedFrom([gone, kept], ['kept--story', 'more--story'])).toEqual([gone]);
  });
});

describe('the verdict of a run', () => {
  it('is good when every picture is unchanged', () => {
    expect(verdictOf(same, { set, chromium: set.chromium })).toEqual({ code: 0, note: null });
  });

  it.each(['failed', 'changed', 'new', 'removed'] as const)('is bad for one that is %s', (outcome) => {
    const counts = countOutcomes([{ outcome }, { outcome: 'unchanged' }]);
    expect(verdictOf(counts, { set, chromium: set.chromium }).code).toBe(1);
  });

  it('is not given when another Chromium drew the reviewed pictures', () => {
    const { code, note } = verdictOf(same, { set, chromium: '151.0.0.0' });
    expect(code).toBe(2);
    expect(note).toContain('150.0.1.2');
    expect(note).toContain('151.0.0.0');
  });

  it('is bad, not missing, before there is a reviewed set', () => {
    expect(verdictOf({ ...same, new: 12 }, { set: null, chromium: '151.0.0.0' })).toEqual({
      code: 1,
      note: null,
    });
  });
});

describe('approving', () => {
  const wanted = { bytes: sizeLimit, chromium: set.chromium, set, keepsOld: true };

  it('is refused above 40 MB and says the size', () => {
    expect(refusalOf(wanted)).toBeNull();
    expect(refusalOf({ ...wanted, bytes: 41.5 * 1024 * 1024 })).toContain('41.5 MB');
    expect(refusalOf({ ...wanted, bytes: sizeLimit + 1 })).not.toBeNull();
  });

  it('is refused when pictures of two Chromium versions would stand side by side', () => {
    expect(refusalOf({ ...wanted, chromium: '151.0.0.0' })).toContain('150.0.1.2');
    expect(refusalOf({ ...wanted, chromium: '151.0.0.0', keepsOld: false })).toBeNull();
  });
});

describe('a set on disk', () => {
  let directory = '';
  beforeAll(() => {
    directory = mkdtempSync(join(tmpdir(), 'reviewed-set-'));
    mkdirSync(join(directory, 'dark'));
    writeFileSync(join(directory, 'dark', 'a--b.webp'), 'four');
    writeFileSync(join(directory, 'dark', 'notes.txt'), '');
  });
  afterAll(() => rmSync(directory, { recursive: true }));

  it('is its pictures with their sizes; a missing folder is empty', () => {
    expect(readSet(directory)).toEqual([{ theme: 'dark', id: 'a--b', bytes: 4 }]);
    expect(readSet(join(directory, 'nowhere'))).toEqual([]);
  });

  it('has no facts before it was approved', () => {
    expect(readSetFacts(directory)).toBeNull();
    writeFileSync(join(directory, 'set.json'), JSON.stringify(set));
    expect(readSetFacts(directory)).toEqual(set);
  });
});
