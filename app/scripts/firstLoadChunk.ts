import { resolve } from 'node:path';
import type { Rolldown } from 'vite';

type ModuleInfoSource = { getModuleInfo(id: string): { importedIds: readonly string[] } | null };

const entry = resolve(import.meta.dirname, '../src/main.tsx');
/** What draws before the app has come. */
const boot = resolve(import.meta.dirname, '../src/boot/boot.ts');
/** Names every text, of which each screen uses a few: these go where they are used. */
const catalogue = resolve(import.meta.dirname, '../../packages/domain/src/messages/catalogue.ts');
/** Named by the index of their package, and used by the lists and forms of later screens alone. */
const late =
  /@tanstack\/(?:react-query|query-core)\/build\/modern\/(?:use(?:Infinite|Mutation|IsMutating)|mutationObserver|infiniteQueryObserver)/;

/**
 * Puts all that the first screen needs into one file, after the one that the boot needs. Without it, whatever a lazy
 * screen shares with the first one becomes a small file of its own: twenty requests instead of one, and worse compression.
 */
export function firstLoadChunk(): Rolldown.CodeSplittingOptions {
  let members: Set<string> | null = null;
  let bootMembers: Set<string> | null = null;
  return {
    groups: [
      {
        name: (id, modules) => {
          members ??= staticImportsOf(entry, modules);
          bootMembers ??= staticImportsOf(boot, modules);
          if (bootMembers.has(id)) return 'boot';
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
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) {
      if (!late.test(imported)) seen.add(imported);
    }
  }
  return seen;
}

/** No part names what it imports: a list of them all would lie in the first load. They come after it, or from the worker. */
export const partsAhead = (): string[] => [];
