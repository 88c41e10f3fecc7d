import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finishTool } from '../../.ci/startTool.mjs';
import { operationOf, type PactInteraction, readPact } from '../pactFiles.ts';

/** A server to verify. */
export interface Target {
  baseUrl: string;
  /** Where the server is told to prepare a state; null when it cannot be told. */
  stateUrl: string | null;
  /** The bearer of the signed-in member where no state answers one. */
  accessToken?: string | null;
  /** Sent with every request. */
  headers?: Record<string, string>;
  /** Leaves out the interactions for which it is false. */
  only?: (interaction: PactInteraction) => boolean;
}

/** What the worker is given. */
export type Job = Required<Omit<Target, 'only'>> & { pact: string };

/** One thing that does not fit, as the Pact verifier says it. */
export interface Mismatch {
  type: string;
  mismatch: string;
  path?: string;
  expected?: unknown;
  actual?: unknown;
}

/** What the worker answers. */
export interface RawResult {
  interactionResults: {
    description: string;
    result: string;
    mismatch?: { mismatches?: Mismatch[]; message?: string };
  }[];
  /** States that could not be prepared, with the reason. */
  states: Record<string, string>;
}

/** How one interaction went; no problem means that the server keeps the contract. */
export interface InteractionResult {
  interaction: PactInteraction;
  operation: string;
  problems: string[];
  mismatches: Mismatch[];
}

const worker = join(import.meta.dirname, 'verifyWorker.ts');

/** Verifies servers against the committed pact with the Pact verifier, which runs in a process of its own. */
export async function verify(targets: Target[]): Promise<InteractionResult[][]> {
  const dir = mkdtempSync(join(tmpdir(), 'campus-bell-verify-'));
  try {
    const pact = readPact();
    const agreed = targets.map(({ only = () => true }) => pact.interactions.filter(only));
    const jobs = targets.map(({ baseUrl, stateUrl, accessToken = null, headers = {} }, index): Job => {
      const file = join(dir, `pact-${index}.json`);
      writeFileSync(file, JSON.stringify({ ...pact, interactions: agreed[index] }));
      return { baseUrl, stateUrl, accessToken, headers, pact: file };
    });
    writeFileSync(join(dir, 'jobs.json'), JSON.stringify(jobs));
    const files = [join(dir, 'jobs.json'), join(dir, 'results.json')];
    const { ok, output } = await finishTool('node', [worker, ...files]);
    if (!ok) throw new Error(`The Pact verifier ended badly.\n${output}`);
    const raw = JSON.parse(readFileSync(join(dir, 'results.json'), 'utf8')) as RawResult[];
    return raw.map((result, index) => readResult(result, agreed[index] ?? []));
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

function readResult(raw: RawResult, agreed: PactInteraction[]): InteractionResult[] {
  return raw.interactionResults.flatMap(({ description, result, mismatch }) => {
    const interaction = agreed.find((candidate) => candidate.description === description);
    if (interaction === undefined) return [];
    const states = interaction.providerStates ?? [];
    const mismatches = mismatch?.mismatches ?? [];
    const problems = [
      ...states
        .filter(({ name }) => name in raw.states)
        .map(({ name }) => `the state "${name}" could not be prepared: ${raw.states[name]}`),
      ...(result === 'OK' ? [] : problemsOf(mismatches, mismatch?.message)),
    ];
    return [{ interaction, operation: operationOf(description), problems, mismatches }];
  });
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
