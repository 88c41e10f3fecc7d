import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { entryOf, nodeProgram, runProgram, runTool, startProgram, toolWords } from './startTool.mjs';
import { checks } from './steps.mjs';

describe('tools start by their JavaScript, which needs no launcher of any system', () => {
  const tools = [
    ...new Set(checks.map(([, tool = '']) => tool)),
    'vite',
    'vitest',
    'playwright',
    'storybook',
  ];

  test.each(tools.filter((tool) => tool !== 'node'))('%s', (tool) => {
    const [program, entry = '', ...rest] = toolWords(tool, ['--word']);
    expect(program).toBe(nodeProgram());
    expect(entry).not.toMatch(/\.bin|\.cmd$/);
    expect(readFileSync(entry, 'utf8')).toMatch(/^#!\/usr\/bin\/env node/);
    expect(rest).toEqual(['--word']);
  });

  test('npm too, with the Node that it came with', () => {
    const [program, entry = ''] = toolWords('npm', []);
    expect(existsSync(program)).toBe(true);
    expect(entry).toMatch(/npm-cli\.js$/);
    expect(runTool('npm', ['--version'], { encoding: 'utf8' }).stdout).toMatch(/^\d+\.\d+/);
  });

  test('an unknown tool is an error with its name', () => {
    expect(() => entryOf('vitee')).toThrow('vitee');
  });
});

describe('tools have letters in UTF-8', () => {
  const lettersOf = (said: Record<string, string>) => {
    for (const name of ['LC_ALL', 'LC_CTYPE', 'LANG']) vi.stubEnv(name, said[name] ?? '');
    const { stdout } = runTool('node', ['-p', `process.env.LC_ALL ?? ''`], { encoding: 'utf8' });
    vi.unstubAllEnvs();
    return stdout.trim();
  };
  const onLinux = process.platform === 'linux' ? 'C.UTF-8' : '';

  test.each([
    [{}, onLinux],
    [{ LANG: 'C' }, onLinux],
    [{ LANG: 'ko_KR.UTF-8', LC_ALL: 'POSIX' }, process.platform === 'linux' ? 'C.UTF-8' : 'POSIX'],
    [{ LANG: 'ko_KR.UTF-8' }, ''],
    [{ LC_CTYPE: 'C.utf8', LANG: 'C' }, ''],
  ])('%o', (said, letters) => {
    expect(lettersOf(said)).toBe(letters);
  });
});

test('what belongs to npm is no program of the system', () => {
  expect(() => startProgram('vite', [])).toThrow('vite');
  expect(() => runProgram('npm', [])).toThrow('npm');
});
