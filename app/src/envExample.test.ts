import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseConfig } from './config.ts';

const app = join(import.meta.dirname, '..');
const text = readFileSync(join(app, '..', '.env.example'), 'utf8');
const rows = [...text.matchAll(/^(# )?(VITE_\w+)=(.*)$/gm)].map(([, commented, name = '', value = '']) => ({
  isSet: commented === undefined,
  name,
  value,
}));
const envOf = (chosen: typeof rows) => Object.fromEntries(chosen.map(({ name, value }) => [name, value]));

describe('.env.example', () => {
  test('names every variable that a build reads, and no other', () => {
    const read = globSync('{src,service-worker,scripts}/**/*.{ts,tsx}', { cwd: app })
      .filter((name) => !/\.test\.ts$/.test(name))
      .flatMap((name) => readFileSync(join(app, name), 'utf8').match(/\bVITE_[A-Z]\w*[A-Z]\b/g) ?? []);
    expect(rows.map(({ name }) => name).toSorted()).toEqual([...new Set(read)].toSorted());
  });

  test('is a configuration as it stands', () => {
    expect(parseConfig(envOf(rows.filter(({ isSet }) => isSet)))).toMatchObject({ ok: true });
  });

  test('with every line in use it is one that leaves nothing out', () => {
    const result = parseConfig(envOf(rows));
    expect(result).toMatchObject({ ok: true });
    expect(Object.values(result.ok ? result.config : { failed: null })).not.toContain(null);
  });
});
