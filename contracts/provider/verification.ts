import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finishTool } from '../../.ci/startTool.mjs';
import { type PactInteraction, readPact } from '../pactFiles.ts';

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
    const jobs = targets.map(
      ({ only = () => true, accessToken = null, headers = {}, ...target }, index): Job => {
        const file = join(dir, `pact-${index}.json`);
        writeFileSync(file, JSON.stringify({ ...pact, interactions: pact.interactions.filter(only) }));
        return { ...target, accessToken, headers, pact: file };
      },
    );
    const [jobsFile, resultsFile] = [join(dir, 'jobs.json'), join(dir, 'results.json')];
    writeFileSync(jobsFile, JSON.stringify(jobs));
    const { ok, output } = await finishTool('node', [worker, jobsFile, resultsFile]);
    if (!ok) throw new Error(`The Pact verifier ended badly.\n${output}`);
    return JSON.parse(readFileSync(resultsFile, 'utf8'));
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}
