import { globSync, readFileSync } from 'node:fs';
import { basename, join, sep } from 'node:path';
import { toId } from 'storybook/internal/csf';
import { describe, expect, it } from 'vitest';
import { readStories } from '../coverage/readStories.ts';

/** All written pages; a decision's title is the name of its file. */
const pages = globSync('**/*.mdx', { cwd: import.meta.dirname }).map((file) => {
  const text = readFileSync(join(import.meta.dirname, file), 'utf8');
  const title = /<Meta title="([^"]+)"/.exec(text)?.[1] ?? `Decisions/${basename(file, '.mdx')}`;
  return { file: file.split(sep).join('/'), title, text };
});
const stories = readStories();
const docs = new Set([
  ...[...stories].map((id) => id.replace(/--.*$/, '--docs')),
  ...pages.map(({ title }) => toId(title, 'docs')),
]);

const links = (text: string) =>
  [...text.matchAll(/\]\(([^)\s]+)\)|href="([^"]+)"/g)].map(([, one, other]) => one ?? other ?? '');

function isDead(link: string): boolean {
  const [, kind, id] = /^\?path=\/(story|docs)\/(.+)$/.exec(link) ?? [];
  if (kind === 'story') return !stories.has(id ?? '');
  if (kind === 'docs') return !docs.has(id ?? '');
  return !/^(https:\/\/|mailto:|#|api-reference\.html$)/.test(link);
}

describe.each(pages)('$file', ({ text }) => {
  it('links only to stories and pages that exist, by addresses that work in any folder', () => {
    expect(links(text).filter(isDead)).toEqual([]);
  });
});

describe('the start page', () => {
  const start = pages.find(({ title }) => title === '시작하기')?.text ?? '';
  const screens = [...docs].filter((id) => id.startsWith('screens-'));
  const flows = [...docs].filter((id) => id.startsWith('flows-'));

  it('is written in Korean and says how to sign off', () => {
    expect(start).toContain('## 승인하기');
  });

  it.each([...screens, ...flows])('leads to %s or to the screen that it belongs to', (id) => {
    const [, ...parts] = id.replace('--docs', '').split('-');
    const known = links(start).some((link) =>
      parts.some((_, at) =>
        link.includes(`/docs/${id.split('-')[0]}-${parts.slice(0, at + 1).join('-')}--docs`),
      ),
    );
    expect(known).toBe(true);
  });
});
