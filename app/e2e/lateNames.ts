import { browsers, features } from 'web-features';
import { supportedBrowsers } from '../scripts/supportedBrowsers.ts';

/** A name of the web platform: `api.URL.canParse_static`, `javascript.builtins.Array.fromAsync`. */
interface PlatformName {
  /** `URL`, `Array`; what is in no interface has none. */
  owner: string | null;
  name: string;
  /** Called on its owner by name, never on something that is one. */
  isStatic: boolean;
  isLate: boolean;
}

/** Whose members a page may hold though its name is late: every list hands out an iterator. */
const heldByAll = ['Iterator'];
const globalScopes = [
  'Window',
  'WorkerGlobalScope',
  'ServiceWorkerGlobalScope',
  'DedicatedWorkerGlobalScope',
];
/** Names that libraries of the build have for something of their own. */
const alsoOthers = ['handle'];

const versionOf = (version = 'Infinity') => Number.parseFloat(version.replace('≤', ''));
/** Each on computers and on phones, where it can lack more. */
const oldest = Object.entries(supportedBrowsers).flatMap(([family, version]) =>
  Object.keys(browsers)
    .filter((browser) => browser.split('_')[0] === family)
    .map((browser) => [browser, version] as const),
);

const names = Object.values(features).flatMap((feature) => {
  if (feature.kind !== 'feature') return [];
  const { status, compat_features: keys = [] } = feature;
  return keys.flatMap((key): PlatformName[] => {
    const [owner, member, ...more] = key
      .replace(/^javascript\.builtins\.(Intl\.(?=[A-Z]))?|^api\./, '')
      .replace(/_static$/, '')
      .split('.');
    const isName =
      /^(?:api|javascript\.builtins)\./.test(key) && more.length === 0 && !key.endsWith('_event');
    if (owner === undefined || !isName) return [];
    const support = new Map<string, string>(
      Object.entries(status.by_compat_key?.[key]?.support ?? status.support),
    );
    const isLate = oldest.some(([browser, version]) => versionOf(support.get(browser)) > version);
    const isStatic = key.endsWith('_static');
    return [
      member === undefined
        ? { owner: null, name: owner, isStatic, isLate }
        : { owner, name: member, isStatic, isLate },
    ];
  });
});

const lateOwners = new Set(
  names.filter(({ owner, isLate }) => owner === null && isLate).map(({ name }) => name),
);
const isHeld = ({ owner }: PlatformName) =>
  owner !== null && (!lateOwners.has(owner) || heldByAll.includes(owner));
const early = new Set(names.filter(({ isLate }) => !isLate).map(({ name }) => name));
const late = names.filter((each) => each.isLate && isHeld(each));

/** What some supported browser has not: the globals by which code begins. */
export const lateGlobals: ReadonlySet<string> = new Set(
  [
    ...lateOwners,
    ...late.filter(({ owner }) => globalScopes.includes(owner ?? '')).map(({ name }) => name),
  ].filter((name) => !early.has(name)),
);

/**
 * Members that some supported browser lacks, of what every one of them has: by their name alone where nothing older is
 * called so (`toWellFormed`), and by their owner's and theirs (`URL.parse`).
 */
export const lateMembers: ReadonlySet<string> = new Set([
  ...lateGlobals,
  ...late
    .filter(({ name, isStatic }) => !isStatic && !early.has(name) && !alsoOthers.includes(name))
    .map(({ name }) => name),
  ...late.map(({ owner, name }) => `${owner}.${name}`),
]);
