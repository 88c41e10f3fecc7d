import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { Reporter, TestModule, Vitest } from 'vitest/node';
import { readRooms } from '../../app/scripts/words/readRooms.ts';
import { readStories } from '../coverage/readStories.ts';
import { elsewhere } from './elsewhere.ts';
import { afterRun, type Shown } from './record.ts';

const file = join(import.meta.dirname, 'shown.json');

type Told = { storyId?: string; reports?: { type: string; result: unknown }[] };

/** What the stories hand to their test: the keys of the texts that they showed. */
function shownIn(modules: readonly TestModule[]): Map<string, readonly string[]> {
  const shown = new Map<string, readonly string[]>();
  for (const module of modules) {
    for (const test of module.children.allTests('passed')) {
      const { storyId = '', reports = [] } = test.meta() as Told;
      const words = reports.find(({ type }) => type === 'words');
      if (words !== undefined) shown.set(storyId, words.result as string[]);
    }
  }
  return shown;
}

const reporter: Reporter = {
  async onTestRunEnd(modules) {
    const ran = shownIn(modules);
    if (ran.size === 0) return;
    const before: Shown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
    const rooms = [...(await readRooms()).values()];
    const keys = new Set(rooms.flatMap(({ place, texts }) => texts.map(([key]) => `${place}.${key}`)));
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
