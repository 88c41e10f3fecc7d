// A test runner for Stryker that tries mutants in one process: tests are loaded once and run for each mutant, which takes
// a tenth of the time that a new process takes. Mutants of what runs while a module loads, and of
// modules that remember something between calls, get modules of their own.
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesBelow, hookImports, importIn, nextRound, partsOf } from './freshModules.mjs';
import { failureOf, patience, testsOf } from './harness.mjs';
import { mutatedPackage } from './mutatedPackage.mjs';
import '../seeds.ts';
import './quickWaits.mjs';

/**
 * What takes long for every mutant is left out: the random walks of lists, and the tests of the work that long texts make.
 * Without them more mutants survive, never fewer.
 */
const isSlow = /\.work\.test\.ts$|List\.property\.test\.ts$/;
/** What a cache keeps goes with it: each test has one of its own. */
const remembers =
  /^(?:export )?(?:let |const \w+(?:: [^=]+)? = new (?:Map|Set|WeakMap|WeakSet)(?:<(?!QueryClient).+>)?\(\);)/m;
/** How long a test may take beyond what it takes: a mutant may leave it waiting for ever. */
const limitMs = (tookMs) => 5000 + 4 * tookMs;

/** What the changed code reads and tells: which mutant is on, which code ran in which test. */
function mutantState() {
  globalThis.__stryker__ ??= {};
  return globalThis.__stryker__;
}

class SameProcess {
  #state = mutantState();
  #sources = [];
  #testFiles = [];
  #kept = new Map();
  #took = new Map();

  capabilities() {
    return { reloadEnvironment: true };
  }

  init() {
    hookImports();
    const files = filesBelow(join(process.cwd(), 'packages', mutatedPackage, 'src'));
    const withParts = files.map((path) => ({ path, parts: partsOf(path) }));
    this.#testFiles = withParts.filter(({ path }) => path.endsWith('.test.ts') && !isSlow.test(path));
    this.#sources = withParts.filter(({ path }) => !path.endsWith('.test.ts'));
    return Promise.resolve();
  }

  async #load(wanted, round) {
    const loaded = [];
    for (const { path } of wanted)
      loaded.push(await testsOf(relative(process.cwd(), path), () => importIn(path, round)));
    return loaded.flat();
  }

  /** The tests of files, loaded once. */
  async #loadedOnce(wanted) {
    const missing = wanted.filter(({ path }) => !this.#kept.has(path));
    for (const file of missing) this.#kept.set(file.path, await this.#load([file], 0));
    return wanted.flatMap(({ path }) => this.#kept.get(path));
  }

  async dryRun() {
    const tests = [];
    for (const test of await this.#loadedOnce(this.#testFiles)) {
      const { id, title, file } = test;
      this.#state.currentTestId = id;
      const start = performance.now();
      const failureMessage = await failureOf(test);
      this.#state.currentTestId = undefined;
      const timeSpentMs = performance.now() - start;
      this.#took.set(id, timeSpentMs);
      const base = { id, name: title, fileName: file.path, timeSpentMs };
      tests.push(failureMessage === null ? { ...base, status: 0 } : { ...base, status: 1, failureMessage });
    }
    patience.ms = 2000;
    return { status: 'complete', tests, mutantCoverage: this.#state.mutantCoverage };
  }

  async mutantRun({ activeMutant: { id }, sandboxFileName, testFilter, hitLimit, mutantActivation }) {
    const state = this.#state;
    const isStatic = mutantActivation === 'static';
    const isFresh = isStatic || this.#isRemembered(sandboxFileName);
    // What is remembered ran in the first test that asked for it alone.
    const isWhole = testFilter === undefined || isFresh;
    const related = this.#testFiles.filter(
      ({ path, parts }) =>
        parts.has(sandboxFileName) &&
        (isWhole || testFilter.some((one) => one.startsWith(`${relative(process.cwd(), path)}#`))),
    );
    state.hitCount = hitLimit === undefined ? undefined : 0;
    state.hitLimit = hitLimit;
    state.activeMutant = isStatic ? id : undefined;
    try {
      const loaded = isFresh ? await this.#load(related, nextRound()) : await this.#loadedOnce(related);
      state.activeMutant = id;
      const wanted = isWhole ? loaded : loaded.filter((one) => testFilter.includes(one.id));
      return await this.#tryTests(wanted);
    } catch (error) {
      return { status: 'error', errorMessage: String(error?.stack ?? error) };
    } finally {
      state.activeMutant = undefined;
    }
  }

  /** Runs the quick tests first, and none after one that fails. */
  async #tryTests(tests) {
    const state = this.#state;
    const tookOf = ({ id }) => this.#took.get(id) ?? 0;
    let nrOfTests = 0;
    for (const test of tests.toSorted((one, other) => tookOf(one) - tookOf(other))) {
      nrOfTests += 1;
      const failureMessage = await failureOf(test, limitMs(tookOf(test)));
      if (state.hitCount > state.hitLimit) return { status: 'timeout', reason: 'it goes on and on' };
      if (failureMessage !== null)
        return { status: 'killed', killedBy: [test.id], failureMessage, nrOfTests };
    }
    return { status: 'survived', nrOfTests };
  }

  /** Whether what a file gives is kept by a module beyond a call. */
  #isRemembered(file) {
    return this.#sources.some(
      ({ path, parts }) =>
        parts.has(file) &&
        remembers.test(readFileSync(path, 'utf8').replace(/^[\s\S]*?stryMutAct_9fa48\(id\);\n\}/, '')),
    );
  }
}

export const strykerPlugins = [{ kind: 'TestRunner', name: 'same-process', injectableClass: SameProcess }];
