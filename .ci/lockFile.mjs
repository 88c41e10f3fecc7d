// Guards package-lock.json: `node .ci/lockFile.mjs`. With `--write` asks the registry about what is missing and adds it.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { finishTool, root } from './startTool.mjs';

const file = join(root, 'package-lock.json');

/** The folders in which a package of the lock file finds its dependencies, its own first. */
function foldersAbove(path) {
  const parts = path.split('/node_modules/');
  const folders = parts.map((_, index) => parts.slice(0, parts.length - index).join('/node_modules/'));
  return path === '' ? [''] : [...folders, ''];
}

const entryBelow = (folder, name) => `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;

/** The entry that a package finds for a dependency; another version is none where exactly one will do. */
function foundEntry(packages, path, name, version) {
  const folder = foldersAbove(path).find((each) => entryBelow(each, name) in packages);
  if (folder === undefined) return undefined;
  const entry = packages[entryBelow(folder, name)];
  return /^\d/.test(version) && entry.version !== version ? undefined : entry;
}

/**
 * Optional packages that a package of the lock file may need on some platform and that have no entry. npm leaves out
 * what the machine that wrote the file could not get, and then installs it on no other machine either.
 */
export function missingPackages({ packages }) {
  const known = { ...packages };
  const missing = new Map();
  for (const [path, { optionalDependencies = {}, dev = false }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      if (foundEntry(packages, path, name, version) !== undefined) continue;
      const folder = [...foldersAbove(path)].reverse().find((each) => !(entryBelow(each, name) in known));
      const at = foundEntry(known, path, name, version) === undefined ? entryBelow(folder, name) : null;
      if (at === null) continue;
      known[at] = { version };
      missing.set(at, { name, version, dev, at, neededBy: path });
    }
  }
  return [...missing.values()];
}

/** Packages with the address of a registry: that of the machine that wrote it need not be everybody's. */
export function addressedPackages({ packages }) {
  return Object.keys(packages).filter(
    (path) => packages[path].resolved !== undefined && packages[path].link !== true,
  );
}

/** What the registry says about a version, or about the newest one where it does not have that version. */
async function askRegistry(name, version) {
  const fields = ['version', 'os', 'cpu', 'libc', 'license', 'engines', 'dist.integrity'];
  for (const wanted of [`${name}@${version}`, name]) {
    const { ok, output } = await finishTool('npm', [
      'view',
      wanted,
      ...fields,
      '--json',
      '--loglevel=silent',
    ]);
    if (ok && output.trim() !== '') return [JSON.parse(output)].flat().at(-1);
  }
  return null;
}

const processors = ['arm64', 'arm', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'x64'];
const systems = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];

/** The platform that the name of a package names, for packages that the registry does not show to this machine. */
export function platformOfName(name) {
  const words = name
    .split('/')
    .at(-1)
    .replace('linuxmusl', 'linux-musl')
    .replace('windows', 'win32')
    .split('-');
  const os = systems.filter((system) => words.includes(system));
  const cpu = processors.filter((processor) => words.includes(processor));
  if (os.length !== 1 || cpu.length > 1) return null;
  const isMusl = words.some((word) => word.startsWith('musl'));
  const isGlibc = words.some((word) => word.startsWith('gnu'));
  const libc = isMusl ? ['musl'] : isGlibc ? ['glibc'] : undefined;
  return { os, cpu: cpu.length === 0 ? undefined : cpu, libc: os[0] === 'linux' ? libc : undefined };
}

function fromName(name) {
  const platform = platformOfName(name);
  if (platform === null) throw new Error(`The registry knows no ${name}, and its name names no platform.`);
  console.log(`${name}: not in this registry, its platform is that of its name.`);
  return platform;
}

const listOf = (value) => (value === undefined ? undefined : [value].flat());

async function entryOf({ name, version, dev }) {
  const { 'dist.integrity': integrity, ...known } = (await askRegistry(name, version)) ?? fromName(name);
  const isExact = /^\d/.test(version);
  const entry = {
    version: isExact ? version : known.version,
    integrity: isExact && known.version !== version ? undefined : integrity,
    cpu: listOf(known.cpu),
    dev: dev || undefined,
    libc: listOf(known.libc),
    license: known.license,
    optional: true,
    os: listOf(known.os),
    engines: known.engines,
  };
  return Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== undefined));
}

async function complete(lock) {
  const missing = missingPackages(lock);
  for (const { at, entry } of await Promise.all(
    missing.map(async (one) => ({ at: one.at, entry: await entryOf(one) })),
  ))
    lock.packages[at] = entry;
  for (const path of addressedPackages(lock)) delete lock.packages[path].resolved;
  const sorted = Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
  writeFileSync(file, `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`);
  console.log(`${missing.length} packages added.`);
}

if (process.argv[1] === import.meta.filename) {
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  if (process.argv.includes('--write')) await complete(lock);
  const problems = [
    ...missingPackages(lock).map(
      ({ neededBy, name }) => `${neededBy} needs ${name} on some platform: no entry`,
    ),
    ...addressedPackages(lock).map((path) => `${path} has the address of a registry`),
  ];
  for (const problem of problems) console.log(problem);
  if (problems.length > 0) console.log('package-lock.json: run `node .ci/lockFile.mjs --write`.');
  process.exit(problems.length === 0 ? 0 : 1);
}
