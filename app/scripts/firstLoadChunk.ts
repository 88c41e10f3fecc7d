import { resolve } from 'node:path';
import type { Rolldown } from 'vite';

type ModuleInfoSource = { getModuleInfo(id: string): { importedIds: readonly string[] } | null };

const entry = resolve(import.meta.dirname, '../src/main.tsx');
/** What draws before the app has come. */
const boot = resolve(import.meta.dirname, '../src/boot/boot.ts');
/** What draws the event of a push before the app has come. */
const bootEvent = resolve(import.meta.dirname, '../src/boot/bootEvent.ts');
const ui = resolve(import.meta.dirname, '../../packages/ui/src');
/** What cards show once the page has time, deadlines among it, and what saves these: other screens need them too. */
const lateParts = resolve(ui, 'late/lateParts.ts');
const saveDeadlines = resolve(ui, 'widgets/SaveDeadlines/SaveDeadlines.tsx');
/** Small, and in most screens that come when they are opened. */
const ofMostScreens = /\/(?:routes\/useGoBack|widgets\/(?:PageHeader|IconButton)\/\w+)\./;
/** What the file of deadlines says. */
const calendarTexts = resolve(import.meta.dirname, '../../packages/domain/src/words/calendar.ts');
/** What late texts need of the language. */
const manyBranches = resolve(import.meta.dirname, '../src/language/many.ts');
/**
 * Used by the lists and forms of later screens alone: hooks that the index of their package names, and particles of
 * words that do not come with the document.
 */
const late =
  /es-hangul|@tanstack\/(?:react-query|query-core)\/build\/modern\/(?:use(?:Infinite|Mutation|IsMutating)|mutationObserver|infiniteQueryObserver)/;

/**
 * Puts all that the first screen needs into one file, after the one that the boot needs. Without it, whatever a lazy
 * screen shares with the first one becomes a small file of its own: twenty requests instead of one, and worse compression.
 * What draws an event before the app has come waits for none of the app: of three files beside the boot.
 */
export function firstLoadChunk(): Rolldown.CodeSplittingOptions {
  let known: Parts | null = null;
  const partsIn = (modules: ModuleInfoSource) => {
    known ??= partsOf(modules);
    return known;
  };
  return {
    groups: [
      {
        priority: 1,
        name: (id, modules) => {
          const { boot, first, event } = partsIn(modules);
          if (boot.has(id) || id === manyBranches || (first.has(id) && event.has(id))) return 'boot';
          return first.has(id) ? 'first' : null;
        },
      },
      {
        includeDependenciesRecursively: false,
        name: (id, modules) => {
          const { event, late, save } = partsIn(modules);
          if (ofMostScreens.test(id)) return 'screens';
          if (!event.has(id) && id !== calendarTexts) return null;
          if (late.has(id)) return 'deadlines';
          return save.has(id) || id === calendarTexts ? 'saveDeadlines' : 'event';
        },
      },
    ],
  };
}

function partsOf(modules: ModuleInfoSource) {
  const of = (start: string) => staticImportsOf(start, modules);
  return {
    boot: of(boot),
    first: of(entry),
    event: of(bootEvent),
    late: of(lateParts),
    save: of(saveDeadlines),
  };
}

type Parts = ReturnType<typeof partsOf>;

function staticImportsOf(start: string, modules: ModuleInfoSource): Set<string> {
  const seen = new Set([start]);
  for (const id of seen) {
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) {
      if (!late.test(imported)) seen.add(imported);
    }
  }
  return seen;
}

/** No part names what it imports: a list of them all would lie in the first load. They come after it, or from the worker. */
export const partsAhead = (): string[] => [];
