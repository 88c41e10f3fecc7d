import { describe, expect, test } from 'vitest';
import * as harness from './mutation/harness.mjs';

test('a file registers its tests by name and row, each with the hooks around it', async () => {
  const ran: string[] = [];
  const tests = await harness.testsOf('a.test.ts', async () => {
    harness.beforeEach(() => ran.push('before'));
    harness.describe('a number', () => {
      harness.afterEach(() => ran.push('after'));
      harness.test.each([
        [1, 'one'],
        [2, 'two'],
      ])('%i is %s', (number: number) => ran.push(`${number}`));
    });
    harness.it('fails', () => {
      throw new Error('as it should');
    });
    harness.it('fails', async () => Promise.reject(new Error('later')));
  });
  expect(tests.map(({ id }) => id)).toEqual([
    'a.test.ts#a number > 1 is one',
    'a.test.ts#a number > 2 is two',
    'a.test.ts#fails',
    'a.test.ts#fails (2)',
  ]);
  const failures = [];
  for (const one of tests) failures.push(await harness.failureOf(one));
  expect(failures).toEqual([null, null, 'as it should', 'later']);
  expect(ran).toEqual(['before', '1', 'after', 'before', '2', 'after', 'before', 'before']);
});

test('what a file starts and ends stands around each of its tests, so that any of them can run alone', async () => {
  const ran: string[] = [];
  const tests = await harness.testsOf('a.test.ts', async () => {
    harness.beforeAll(() => ran.push('start'));
    harness.afterAll(() => ran.push('end'));
    harness.afterEach(() => ran.push('after'));
    harness.test('one', () => harness.onTestFinished(() => ran.push('one is finished')));
    harness.test('other', () => {
      throw new Error('as it should');
    });
  });
  for (const one of tests) await harness.failureOf(one);
  expect(ran).toEqual(['start', 'after', 'one is finished', 'end', 'start', 'after', 'end']);
});

describe('a test that waits', () => {
  const only = async (run: () => unknown) =>
    (await harness.testsOf('a.test.ts', async () => harness.test('waits', run)))[0];

  test('for ever fails, and ends with its hooks', async () => {
    const ran: string[] = [];
    const [waits] = await harness.testsOf('a.test.ts', async () => {
      harness.afterEach(() => ran.push('after'));
      harness.test('waits', () => new Promise(() => undefined));
    });
    expect(await harness.failureOf(waits, 20)).toBe('no end within 20 ms');
    expect(ran).toEqual(['after']);
  });

  test('for what becomes true passes once it is, and fails where it never does', async () => {
    let looks = 0;
    const becomes = await only(() =>
      harness.vi.waitFor(() => {
        looks += 1;
        if (looks < 3) throw new Error('not yet');
      }),
    );
    expect(await harness.failureOf(becomes)).toBeNull();
    expect(looks).toBe(3);
    const never = await only(() =>
      harness.vi.waitFor(() => Promise.reject(new Error('never')), { timeout: 20 }),
    );
    expect(await harness.failureOf(never)).toBe('never');
  });

  test('goes on with a clock that stands still', async () => {
    const turns = await only(async () => {
      harness.vi.useFakeTimers();
      harness.onTestFinished(() => harness.vi.useRealTimers());
      let isOver = false;
      setTimeout(() => {
        isOver = true;
      }, 50);
      await harness.vi.waitFor(() => expect(isOver).toBe(true));
    });
    expect(await harness.failureOf(turns)).toBeNull();
  });
});
