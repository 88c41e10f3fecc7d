import { describe, expect, test, vi } from 'vitest';
import type { SerializedError, TestModule } from 'vitest/node';
import { countsOfRun } from './countsReporter.ts';
import { countsOfOutput, failureLines, failuresOfPlaywright, lookAgain } from './steps.mjs';

const module = (file: string, errors: string[], tests: [string, 'passed' | 'failed' | 'skipped'][]) =>
  ({
    relativeModuleId: file,
    errors: () => errors.map((message) => ({ message })),
    children: {
      allSuites: () => [],
      allTests: () =>
        tests.map(([fullName, state]) => ({
          fullName,
          result: () => ({
            state,
            errors:
              state === 'failed'
                ? [
                    {
                      message:
                        '\n\u001b[31mClick to debug the error directly: here\u001b[39m\n\nexpected 1\nto be 2',
                    },
                  ]
                : [],
          }),
        })),
    },
  }) as unknown as TestModule;

test('a run of Vitest counts its tests and names what failed, also outside every test', () => {
  const modules = [
    module(
      'a.test.ts',
      [],
      [
        ['a › holds', 'passed'],
        ['a › breaks', 'failed'],
        ['a › rests', 'skipped'],
      ],
    ),
    module('b.test.ts', ['no such file'], []),
  ];
  expect(countsOfRun(modules, [{ message: 'closed' } as SerializedError])).toEqual({
    passed: 1,
    failed: 3,
    skipped: 1,
    failures: ['a.test.ts › a › breaks: expected 1', 'b.test.ts: no such file', 'outside every test: closed'],
    redFiles: ['a.test.ts', 'b.test.ts', ''],
  });
});

test('a spec of Playwright that failed, even if only once, is named with its file', () => {
  const result = (message?: string) => ({ error: message === undefined ? undefined : { message } });
  const spec = (title: string, status: string, ...results: object[]) => ({
    title,
    tests: [{ status, results }],
  });
  const suites = [{ title: 'home', specs: [spec('shows', 'unexpected', result('late\nby far'))] }];
  const specs = [spec('opens', 'expected', result()), spec('closes', 'flaky', result('gone'), result())];
  expect(failuresOfPlaywright({ title: 'x.spec.ts', suites, specs })).toEqual([
    'x.spec.ts › closes: gone',
    'x.spec.ts › home › shows: late',
  ]);
});

test('of a command the lines marked red are said again', () => {
  const counts = countsOfOutput(false, '✓ one\n✗ two (2 times)\n    why\n1 passed, 1 failed, 0 skipped\n');
  expect(failureLines('Contracts', counts)).toEqual(['✗ Contracts: two (2 times)']);
  expect(failureLines('Contracts', countsOfOutput(false, 'no word'))).toEqual([
    '✗ Contracts: could not say what',
  ]);
  expect(countsOfOutput(true, '\u001b[0m58 passed, 0 failed, 0 skipped')).toMatchObject({ passed: 58 });
  expect(failureLines('Contracts', countsOfOutput(true, '3 passed, 0 failed, 0 skipped'))).toEqual([]);
});

const counted = (passed: number, failed: number, redFiles?: string[]) => ({
  passed,
  failed,
  skipped: 0,
  failures: Array.from({ length: failed }, (_, at) => `test ${at}: why`),
  redFiles,
});

describe('a few red tests are asked once more', () => {
  test('their files alone; green then, they are counted so and named', async () => {
    const run = vi.fn(async () => counted(9, 0));
    const counts = await lookAgain(counted(90, 2, ['a.spec.ts', 'a.spec.ts']), run);
    expect(run).toHaveBeenCalledExactlyOnceWith(['a.spec.ts']);
    expect(counts).toMatchObject({ passed: 92, failed: 0 });
    expect(failureLines('End to end', counts)).toEqual([
      '~ End to end, red once and green by itself: test 0: why',
      '~ End to end, red once and green by itself: test 1: why',
    ]);
  });

  test.each([
    ['red again', counted(8, 1)],
    ['no longer there', counted(0, 0)],
  ])('%s, they stay red', async (_, second) => {
    const first = counted(90, 1, ['a.spec.ts']);
    expect(await lookAgain(first, async () => second)).toBe(first);
  });

  test('all of it where a failure has no file', async () => {
    const run = vi.fn(async () => counted(91, 0));
    const counts = await lookAgain(counted(40, 1, ['']), run);
    expect(run).toHaveBeenCalledExactlyOnceWith([]);
    expect(counts).toMatchObject({ passed: 91, failed: 0, unsteady: ['test 0: why'] });
  });

  test('never more than four, and none where all is green', async () => {
    const run = vi.fn(async () => counted(9, 0));
    for (const first of [counted(90, 5, Array(5).fill('a')), counted(90, 0, [])])
      expect(await lookAgain(first, run)).toBe(first);
    expect(run).not.toHaveBeenCalled();
  });
});
