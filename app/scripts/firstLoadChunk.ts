import { resolve } from 'node:path';
import type { Rolldown } from 'vite';

type ModuleInfoSource = { getModuleInfo(id: string): { importedIds: readonly string[] } | null };

const entry = resolve(import.meta.dirname, '../src/main.tsx');
/** Names every text, of which each screen uses a few: these go where they are used. */
const catalogue = resolve(import.meta.dirname, '../../packages/domain/src/messages/catalogue.ts');

/**
 * Puts all that the first screen needs into one file. Without it, whatever a lazy screen shares with the first one
 * becomes a small file of its own: twenty requests instead of one, and worse compression.
 */
export function firstLoadChunk(): Rolldown.CodeSplittingOptions {
  let members: Set<string> | null = null;
  return {
    groups: [
      {
        name: (id, modules) => {
          members ??= staticImportsOf(entry, modules);
          return members.has(id) ? 'first' : null;
        },
      },
    ],
  };
}

function staticImportsOf(start: string, modules: ModuleInfoSource): Set<string> {
  const seen = new Set([start]);
  for (const id of seen) {
    if (id === catalogue) continue;
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) seen.add(imported);
  }
  return seen;
}
