import { once } from 'node:events';
import { join } from 'node:path';
import { startTool } from '../../.ci/startTool.mjs';
import type { PactInteraction } from '../pactFiles.ts';

/** A server to verify. */
export interface Target {
  baseUrl: string;
  /** Where the server is told to prepare a state; null when it cannot be told. */
  stateUrl: string | null;
  /** The bearer of the signed-in member where no state answers one. */
  accessToken?: string | null;
  /** Sent with every request. */
  headers?: Record<string, string>;
}

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

/** Verifies a server against interactions of the pact, in a process of its own: the Pact verifier prints what it likes. */
export async function verify(
  target: Target,
  interactions: readonly PactInteraction[],
): Promise<InteractionResult[]> {
  const worker = startTool('node', ['--no-deprecation', join(import.meta.dirname, 'verifyWorker.ts')], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  worker.send([target, interactions]);
  const [results] = await Promise.race([once(worker, 'message'), once(worker, 'exit')]);
  if (!Array.isArray(results)) throw new Error('The Pact verifier ended badly.');
  return results;
}
