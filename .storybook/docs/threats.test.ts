import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const page = readFileSync(join(import.meta.dirname, 'Threats.mdx'), 'utf8');
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
  '%s runs “%s”',
  (file, title) => {
    const path = join(import.meta.dirname, '../..', file);
    const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
    expect(text).toMatch(runs(title));
  },
);

/** A call that gives a test or a group of tests this title, and does not leave it out. */
function runs(title: string): RegExp {
  const words = title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<!\\.(?:skip|fixme|todo|fails))\\(\\s*['"\`][^\\n]*?${words}`);
}
