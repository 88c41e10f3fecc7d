import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readPages } from './readPages.ts';

const page = readPages().find(({ title }) => title === 'Threats')?.text ?? '';
const [stands = ''] = page.split('## What cannot be promised');
const threats = stands
  .replace(/\n {2}/g, ' ')
  .split('\n')
  .filter((line) => line.startsWith('- **'));
const named = threats.map((line) => [...line.matchAll(/`([^`]+)` “([^”]+)”/g)]);

it('names a test for every threat', () => {
  expect(threats.length).toBeGreaterThan(10);
  expect(threats.filter((_line, at) => named[at]?.length === 0)).toEqual([]);
});

it.each(named.flat().map(([, file = '', title = '']) => [file, title] as const))(
  '%s has “%s”',
  (file, title) => {
    const path = join(import.meta.dirname, '../..', file);
    expect(existsSync(path) && readFileSync(path, 'utf8').includes(title)).toBe(true);
  },
);
