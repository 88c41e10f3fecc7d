// What the test files of a package take from Vitest, for many runs of the same loaded tests in one process.
import { format } from 'node:util';

import { vi as vitestVi } from 'vitest';

export { expect } from 'vitest';

// Vitest's own asks its worker, which there is none of, and looks every 50 ms. This one counts its looks: a machine that
// stands still for a second has changed nothing meanwhile.
globalThis.__vitest_worker__ ??= { config: {} };
const { setTimeout: wait } = globalThis;
const pauseMs = 5;
/** How long a test waits for what it claims, unless it says so: long where it must hold, shorter for a mutant, which would often wait in vain. */
export const patience = { ms: 15_000 };
async function waitFor(check, { timeout = patience.ms } = {}) {
  for (let waited = 0; ; waited += pauseMs) {
    try {
      return await check();
    } catch (error) {
      if (waited >= timeout) throw error;
    }
    if (vitestVi.isFakeTimers()) vitestVi.advanceTimersByTime(pauseMs);
    await new Promise((resolve) => wait(resolve, pauseMs));
  }
}
export const vi = Object.assign(Object.create(vitestVi), { waitFor });

let suite = null;

/** The tests that a file registers while `load` imports it, in its order. */
export async function testsOf(file, load) {
  const top = { names: [], before: [], after: [], file: { path: file, tests: [], starts: [], ends: [] } };
  suite = top;
  await load();
  suite = null;
  return top.file.tests;
}

export function describe(name, fill) {
  const outer = suite;
  suite = { ...outer, names: [...outer.names, name], before: [...outer.before], after: [...outer.after] };
  fill();
  suite = outer;
}

export function test(name, run) {
  const { names, before, after, file } = suite;
  const title = [...names, name].join(' > ');
  const same = file.tests.filter((other) => other.title === title).length;
  const id = `${file.path}#${title}${same === 0 ? '' : ` (${same + 1})`}`;
  file.tests.push({ id, title, file, run, before, after });
}

const eachOf = (register) => (rows) => (name, run) => {
  for (const row of rows) {
    const values = Array.isArray(row) ? row : [row];
    register(format(name, ...values).slice(0, 200), () => run(...values));
  }
};
describe.each = eachOf(describe);
test.each = eachOf(test);
export const it = Object.assign((name, run) => test(name, run), { each: test.each });

export const beforeEach = (hook) => suite.before.push(hook);
export const afterEach = (hook) => suite.after.push(hook);
export const beforeAll = (hook) => suite.file.starts.push(hook);
export const afterAll = (hook) => suite.file.ends.push(hook);

let finishing = [];
export const onTestFinished = (hook) => finishing.push(hook);

const late = (limitMs) =>
  new Promise((_resolve, reject) => {
    wait(() => reject(new Error(`no end within ${limitMs} ms`)), limitMs).unref();
  });

/** Runs a test with all that its file does before and after its tests; null, or why it failed. */
export async function failureOf({ run, before, after, file }, limitMs = null) {
  finishing = [];
  try {
    for (const hook of file.starts) await hook();
    for (const hook of before) await hook();
    try {
      await Promise.race([run(), ...(limitMs === null ? [] : [late(limitMs)])]);
    } finally {
      for (const hook of after) await hook();
      for (const hook of finishing.toReversed()) await hook();
      for (const hook of file.ends) await hook();
    }
    return null;
  } catch (error) {
    return String(error?.message ?? error);
  }
}
