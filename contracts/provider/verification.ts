import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTool } from '../../.ci/startTool.mjs';
import { operationOf, type Pact, readPacts } from '../pactFiles.ts';

/** A server to verify. */
export interface Target {
  baseUrl: string;
  /** Where the server is told to prepare a state; null when it cannot be told. */
  stateUrl: string | null;
  /** Sent with every request; an `Authorization` replaces the one of signed-in requests only. */
  headers?: Record<string, string>;
  /** Leaves out the interactions for which it is false. */
  only?: (description: string) => boolean;
}

/** What the worker is given: paths of pact files, each with whether its bearers are to be replaced. */
export interface Job {
  baseUrl: string;
  stateUrl: string | null;
  headers: Record<string, string>;
  pacts: { file: string; signedIn: boolean }[];
}

interface Mismatch {
  type: string;
  mismatch: string;
  path?: string;
  expected?: unknown;
  actual?: unknown;
}

/** What the worker answers. */
export interface RawResult {
  answers: {
    interactionResults?: {
      description: string;
      result: string;
      mismatch?: { mismatches?: Mismatch[]; message?: string };
    }[];
  }[];
  /** States that could not be prepared, with the reason. */
  states: Record<string, string>;
  /** Why the verifier gave up before it had results; null when it did not. */
  crashed: string | null;
}

/** How one interaction went; no problem means that the server keeps the contract. */
export interface InteractionResult {
  description: string;
  operation: string;
  problems: string[];
}

const worker = join(import.meta.dirname, 'verifyWorker.ts');

/** Verifies servers against the committed pacts with the Pact verifier, which runs in a process of its own. */
export async function verify(targets: Target[]): Promise<InteractionResult[][]> {
  const dir = mkdtempSync(join(tmpdir(), 'campus-bell-verify-'));
  try {
    const pacts = readPacts();
    const jobs = targets.map((target, index) => prepareJob(target, pacts, join(dir, String(index))));
    writeFileSync(join(dir, 'jobs.json'), JSON.stringify(jobs));
    await runWorker(join(dir, 'jobs.json'), join(dir, 'results.json'));
    const raw = JSON.parse(readFileSync(join(dir, 'results.json'), 'utf8')) as RawResult[];
    return raw.map((result) => readResult(result, pacts));
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

function prepareJob(target: Target, pacts: Pact[], prefix: string): Job {
  const { baseUrl, stateUrl, headers = {}, only = () => true } = target;
  const files = pacts.map((pact) => {
    const interactions = pact.content.interactions.filter(({ description }) => only(description));
    const file = `${prefix}-${pact.name}`;
    writeFileSync(file, JSON.stringify({ ...pact.content, interactions }));
    return { file, signedIn: pact.signedIn, count: interactions.length };
  });
  return { baseUrl, stateUrl, headers, pacts: files.filter(({ count }) => count > 0) };
}

function runWorker(jobs: string, results: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = startTool('node', [worker, jobs, results], { stdio: ['ignore', 'ignore', 'pipe'] });
    let errors = '';
    child.stderr?.on('data', (chunk) => {
      errors += chunk;
    });
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`The Pact verifier ended with ${code}.\n${errors}`)),
    );
  });
}

function readResult({ answers, states, crashed }: RawResult, pacts: Pact[]): InteractionResult[] {
  if (crashed !== null) throw new Error(`The Pact verifier gave up: ${crashed}`);
  const givenOf = new Map(
    pacts.flatMap(({ content }) =>
      content.interactions.map(({ description, providerStates = [] }) => [description, providerStates]),
    ),
  );
  return answers.flatMap(({ interactionResults = [] }) =>
    interactionResults.map(({ description, result, mismatch }) => ({
      description,
      operation: operationOf(description),
      problems: [
        ...(givenOf.get(description) ?? [])
          .filter(({ name }) => name in states)
          .map(({ name }) => `the state "${name}" could not be prepared: ${states[name]}`),
        ...(result === 'OK' ? [] : problemsOf(mismatch?.mismatches ?? [], mismatch?.message)),
      ],
    })),
  );
}

function problemsOf(mismatches: Mismatch[], message = 'the answer does not fit'): string[] {
  if (mismatches.length === 0) return [message];
  const status = mismatches.find(({ type }) => type === 'StatusMismatch');
  if (status) return [`status ${status.expected} is expected, ${status.actual} came`];
  const lines = mismatches.map(({ type, path, mismatch }) => {
    const where = path && path !== '$' ? `${path.replaceAll(/\[\d+\]/g, '[*]')}: ` : '';
    const text = `${type.startsWith('Header') ? 'header: ' : where}${mismatch}`;
    return text.length > 240 ? `${text.slice(0, 239)}…` : text;
  });
  return [...new Set(lines)].sort();
}
