import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { WidgetGuidance } from './WidgetGuidance.ts';

const widgets = import.meta.dirname;
const storyFiles = globSync('*/*.stories.tsx', { cwd: widgets }).sort();
const components = new Set(
  globSync('*/*.tsx', { cwd: widgets }).map((file) => basename(file).split('.')[0] ?? ''),
);

const read = (file: string) => readFileSync(join(widgets, file), 'utf8');
const named = (text: string) => [...text.matchAll(/`([A-Z]\w+)`/g)].map(([, name]) => name ?? '');

describe.each(storyFiles)('%s', async (file) => {
  const name = basename(file, '.stories.tsx');
  const { guidance } = (await import(
    pathToFileURL(join(widgets, dirname(file), `${name}.guidance.ts`)).href
  )) as {
    guidance: WidgetGuidance;
  };
  const { what, when, instead, dos, donts } = guidance;
  const texts = [what, when, instead, ...dos, ...donts];

  it('carries the guidance beside it', () => {
    expect(read(file)).toContain(`import { guidance } from './${name}.guidance.ts';`);
    expect(read(file)).toMatch(/parameters: \{\s*guidance\b/);
    expect(read(file)).toContain(`title: 'Widgets/${name}'`);
  });

  it('says what it is, when to use it and what to use instead', () => {
    for (const text of [what, when, instead]) expect(text.length).toBeGreaterThan(20);
  });

  it('speaks in sentences, and says each thing once', () => {
    for (const text of texts) expect(text).toMatch(/[.?]$/);
    for (const text of donts) expect(text).toMatch(/^Do not /);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('names only widgets that exist', () => {
    expect(texts.flatMap(named).filter((one) => !components.has(one))).toEqual([]);
  });
});
