import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pactFile } from '../pactFiles.ts';
import { states } from '../states.ts';
import { kitCommand } from './kitCommand.ts';

let out: string;
let printed: string[];

beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'campus-bell-kit-'));
  printed = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(out, { recursive: true, force: true });
});

const write = (javaPackage: string) => kitCommand(['--package', javaPackage, '--out', out]);
const read = (...path: string[]) => readFileSync(join(out, ...path), 'utf8');

test('class and pact lie where a build looks for them', async () => {
  expect(await write('kr.ac.example.notices')).toBe(0);
  const java = read('java/kr/ac/example/notices/CampusBellContract.java');
  expect(java).toMatch(/^package kr\.ac\.example\.notices;/);
  const prepared = [...java.matchAll(/@State\("([^"]+)"\)/g)].map(([, name]) => name);
  expect(prepared).toEqual(Object.keys(states).sort());
  expect(read('resources/pacts/campus-bell-web-app.json')).toBe(readFileSync(pactFile, 'utf8'));
});

test('what else the build needs is printed for this package, with the versions that were run', async () => {
  await write('kr.ac.example.notices');
  const text = printed.join('\n');
  const pom = readFileSync(join(import.meta.dirname, 'pom.xml'), 'utf8');
  const dependencies = pom.slice(pom.indexOf('<dependencyManagement>'), pom.indexOf('<build>'));
  const versions = [...dependencies.matchAll(/<version>([^<]+)<\/version>/g)].map(([, version]) => version);
  expect(versions).toHaveLength(2);
  for (const version of versions) {
    expect(text).toContain(`<version>${version}</version>`);
    expect(text).toContain(`:${version}'`);
  }
  expect(text).toContain('package kr.ac.example.notices;');
  expect(text).not.toContain('kr.ac.example.contract');
});

test.each(['', 'kr/ac', 'Kr.', '../x'])('"%s" is no package', async (javaPackage) => {
  await expect(write(javaPackage)).rejects.toThrow('is no Java package');
});
