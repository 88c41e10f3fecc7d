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

it('the start page is written in Korean, says how to sign off, and leads to all screens and flows', () => {
  const start = pages.find(({ title }) => title === '시작하기')?.text ?? '';
  expect(start).toContain('## 승인하기');
  expect(start).toContain('<StoryIndex room="Screens" />');
  expect(start).toContain('<StoryIndex room="Flows" />');
});
