import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { Reporter, TestModule, Vitest } from 'vitest/node';
import { readStories } from '../coverage/readStories.ts';
import { elsewhere } from './elsewhere.ts';
import { afterRun, type Shown } from './record.ts';
import { textsOf } from './texts.ts';

const file = join(import.meta.dirname, 'shown.json');
const rooms = join(import.meta.dirname, '../../packages/domain/src/words');

interface StoryReport {
  type: string;
  result: unknown;
}

/** What the stories hand to their test: the keys of the texts that they showed. */
function shownIn(modules: readonly TestModule[]): Map<string, readonly string[]> {
  const shown = new Map<string, readonly string[]>();
  for (const module of modules) {
    for (const test of module.children.allTests('passed')) {
      const { storyId, reports = [] } = test.meta() as { storyId?: string; reports?: StoryReport[] };
      const words = reports.find(({ type }) => type === 'words');
      if (storyId !== undefined && words !== undefined) shown.set(storyId, words.result as string[]);
    }
  }
  return shown;
}

async function keysOfCatalogue(): Promise<string[]> {
  const files = globSync('*.ts', { cwd: rooms }).filter((name) => !name.endsWith('.test.ts'));
  const modules = await Promise.all(
    files.map((name) => import(pathToFileURL(join(rooms, name)).href) as Promise<object>),
  );
  return textsOf(modules).map(({ key }) => key);
}

const reporter: Reporter = {
  async onTestRunEnd(modules) {
    const ran = shownIn(modules);
    if (ran.size === 0) return;
    const before: Shown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
    const keys = new Set(await keysOfCatalogue());
    const after = afterRun(before, ran, { keys, stories: readStories() });
    const written = `${JSON.stringify(after, null, 1)}\n`;
    if (written !== `${JSON.stringify(before, null, 1)}\n`) writeFileSync(file, written);
    const lost = [...keys].filter((key) => key in before && !(key in after) && elsewhere(key) === null);
    if (lost.length === 0) return;
    process.stderr.write(`No story shows any more: ${lost.join(', ')}\n`);
    process.exitCode = 1;
  },
};

/** Keeps in `shown.json` which texts the stories of a run showed; red for a text that the last story lost. */
export const recordPlugin = (): Plugin => ({
  name: 'campus-bell:words',
  configureVitest({ vitest }: { vitest: Vitest }) {
    vitest.config.reporters.push(reporter as never);
  },
});
