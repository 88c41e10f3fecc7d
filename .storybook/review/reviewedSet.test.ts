import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawnBy, readSet, refusalOf, sizeLimit, verdictOf } from './reviewedSet.ts';

const same = { failed: 0, changed: 0, new: 0, removed: 0, unchanged: 12 };
const [older, newer] = ['150.0.1.2', '151.0.0.0'];

describe('the verdict of a run', () => {
  it('is good when every picture is unchanged', () => {
    expect(verdictOf(same, { reviewed: older, now: older })).toEqual({ code: 0, note: null });
  });

  it.each(['failed', 'changed', 'new', 'removed'] as const)('is bad for one that is %s', (outcome) => {
    expect(verdictOf({ ...same, [outcome]: 1 }, { reviewed: older, now: older }).code).toBe(1);
  });

  it('is not given when another Chromium drew the reviewed pictures', () => {
    const { code, note } = verdictOf(same, { reviewed: older, now: newer });
    expect(code).toBe(2);
    expect(note).toContain(older);
    expect(note).toContain(newer);
  });

  it('is bad, not missing, before there is a reviewed set', () => {
    expect(verdictOf({ ...same, new: 12 }, { reviewed: null, now: newer })).toEqual({ code: 1, note: null });
  });
});

describe('approving', () => {
  it('is refused above 40 MB and says the size', () => {
    expect(refusalOf(sizeLimit, { staying: older, now: older })).toBeNull();
    expect(refusalOf(41.5 * 1024 * 1024, { staying: null, now: older })).toContain('41.5 MB');
    expect(refusalOf(sizeLimit + 1, { staying: null, now: older })).not.toBeNull();
  });

  it('is refused when pictures of two Chromium versions would stand side by side', () => {
    expect(refusalOf(sizeLimit, { staying: older, now: newer })).toContain(older);
    expect(refusalOf(sizeLimit, { staying: null, now: newer })).toBeNull();
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
    expect([...readSet(directory)]).toEqual([[join('dark', 'a--b.webp'), 4]]);
    expect(readSet(join(directory, 'nowhere')).size).toBe(0);
  });

  it('says by which Chromium it was drawn, once it was approved', () => {
    expect(drawnBy(directory)).toBeNull();
    writeFileSync(join(directory, 'set.json'), JSON.stringify({ chromium: older, pictures: 1 }));
    expect(drawnBy(directory)).toBe(older);
  });
});
