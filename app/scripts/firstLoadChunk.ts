import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Rolldown } from 'vite';

type ModuleInfoSource = {
  getModuleInfo(id: string): { importedIds: readonly string[]; code: string | null } | null;
};

const source = resolve(import.meta.dirname, '../src');
const entry = resolve(source, 'main.tsx');
/** What draws before the app has come. */
const bootModule = resolve(source, 'boot/boot.ts');
/** What draws the event of a push before the app has come. */
const bootEvent = resolve(source, 'boot/bootEvent.ts');
const ui = resolve(import.meta.dirname, '../../packages/ui/src');
/** What cards show once the page has time, deadlines among it, and what saves these: other screens need them too. */
const lateParts = resolve(ui, 'late/lateParts.ts');
const saveDeadlines = resolve(ui, 'widgets/SaveDeadlines/SaveDeadlines.tsx');
/** What every visit loads once its first screen stands. */
const afterFirst = [
  'pwa/PwaLayer.tsx',
  'shell/MemberFollower.ts',
  'store/notices.ts',
  'offline/savedAnswerStore.ts',
].map((path) => resolve(source, path));
/** The screen whose code comes ahead, in the first quiet moment of every visit. */
const search = /EventSearchRoute\.tsx$/;
/** Screens that offer boards and lists of their events. */
const lists = /(?:EventSearch|Liked|Notifications|\w*Subscriptions?)Route\.tsx$/;
/** Small, and in most screens that come when they are opened. */
const ofMostScreens = /\/(?:routes\/useGoBack|widgets\/(?:PageHeader|IconButton)\/\w+)\./;
/** Characters of code up to which something is worth no file of its own, with all that it needs. */
const smallCode = 1000;
/** Too small for files of their own, or of use together alone: each request costs a slow phone more than the bytes do. */
const together: readonly (readonly [RegExp, string])[] = [
  [/\/node_modules\/idb\/|\/device\/(?:deviceNotes|answersDatabase)\.ts/, 'device'],
  [/\/words\/(?:pushSetup|otherBrowser)\.ts|\/InAppBrowserSheet\/|\/inApp(?:Browser|Escape)\.ts/, 'push'],
  [/\/words\/topic\.ts/, 'topics'],
  [/\/(?:useNotices|Checkbox|useOfferUndo)\.tsx?/, 'screens'],
  [/\/(?:useInfiniteQuery|infiniteQueryObserver)\.js/, 'queries'],
];
const icon = /\/lucide-react\/dist\/esm\/icons\//;
/** What every dialog and every question stands in. */
const dialogFrames = ['Dialog/DialogFrame.tsx', 'Alert/AlertFrame.tsx'].map((path) =>
  resolve(ui, 'widgets', path),
);
const toasts = resolve(ui, 'widgets/Toast/ToastStack.tsx');
/** What the file of deadlines says. */
const calendarTexts = resolve(import.meta.dirname, '../../packages/domain/src/words/calendar.ts');
/** What late texts need of the language. */
const manyBranches = resolve(source, 'language/many.ts');
/**
 * Used by the lists and forms of later screens alone: hooks that the index of their package names, and particles of
 * words that do not come with the document.
 */
const late =
  /es-hangul|@tanstack\/(?:react-query|query-core)\/build\/modern\/(?:use(?:Infinite|Mutation|IsMutating)|mutationObserver|infiniteQueryObserver)/;

/**
 * Puts all that the first screen needs into one file, after the one that the boot needs. Without it, whatever a lazy
 * screen shares with the first one becomes a small file of its own: twenty requests instead of one, and worse compression.
 * What draws an event before the app has come waits for none of the app: of two files beside the boot.
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
          const { event, late, save, isOfSeveral, isOfDialogs, isShared, isOfLists, isOfSearch } =
            partsIn(modules);
          if (ofMostScreens.test(id)) return 'screens';
          const named = together.find(([files]) => files.test(id));
          if (named !== undefined && !event.has(id) && !save.has(id)) return named[1];
          if (icon.test(id) && isOfSeveral(id)) return 'screens';
          if (isOfDialogs(id)) return 'dialogs';
          if (!event.has(id) && id !== calendarTexts) {
            if (isShared(id)) return sharedPart(id, partsIn(modules), modules);
            if (isOfLists(id)) return 'lists';
            return isOfSearch(id) && isSmall(id, partsIn(modules), modules) ? 'screens' : null;
          }
          return late.has(id) || save.has(id) || id === calendarTexts ? 'deadlines' : 'event';
        },
      },
    ],
  };
}

/**
 * Where that lies which both the screens and every visit need: what deals with push, what asks the server, and small things.
 * Each a file of its own, they were twenty requests after the first screen.
 */
function sharedPart(id: string, parts: Parts, modules: ModuleInfoSource): string | null {
  if (/\/app\/src\/(?:push|login)\/|\/words\/(?:push|worker)\.ts/.test(id)) return 'push';
  if (/\/packages\/api\/(?!.*\/users\.)|\/mergedByDate\.ts/.test(id)) return 'queries';
  return isSmall(id, parts, modules) ? 'screens' : null;
}

function isSmall(id: string, { boot, first }: Parts, modules: ModuleInfoSource): boolean {
  const needed = [...staticImportsOf(id, modules)].filter((each) => !boot.has(each) && !first.has(each));
  const code = needed.map((each) => modules.getModuleInfo(each)?.code?.length ?? 0);
  return code.reduce((sum, length) => sum + length, 0) <= smallCode;
}

function partsOf(modules: ModuleInfoSource) {
  const of = (start: string) => staticImportsOf(start, modules);
  const [boot, first] = [of(bootModule), of(entry)];
  const [save, event] = [of(saveDeadlines), of(bootEvent)];
  const layers = new Set([lateParts, ...afterFirst].flatMap((start) => [...of(start)]));
  const ofScreens = globSync('routes/*Route.tsx', { cwd: source }).map((path) => ({
    path,
    parts: of(resolve(source, path)),
  }));
  const isApart = (id: string) => [boot, first, save].some((part) => part.has(id));
  const dialogs = new Set(dialogFrames.flatMap((start) => [...of(start)]));
  const screensWith = (id: string) => ofScreens.filter(({ parts }) => parts.has(id));
  const isOfDialogs = (id: string) => dialogs.has(id) && !isApart(id) && screensWith(id).length === 0;
  const others = [...ofScreens.map(({ parts }) => parts), dialogs, of(toasts)];
  const isOfSeveral = (id: string) =>
    !isApart(id) && !event.has(id) && others.filter((parts) => parts.has(id)).length > 1;
  const isShared = (id: string) => !isApart(id) && layers.has(id) && screensWith(id).length > 0;
  const isOfSearch = (id: string) =>
    !isApart(id) && screensWith(id).length > 1 && screensWith(id).some(({ path }) => search.test(path));
  const isOfLists = (id: string) => isOfSearch(id) && screensWith(id).every(({ path }) => lists.test(path));
  return {
    boot,
    first,
    save,
    event,
    late: of(lateParts),
    isOfSeveral,
    isOfDialogs,
    isShared,
    isOfLists,
    isOfSearch,
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
