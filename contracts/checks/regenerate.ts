import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { finishTool } from '../../.ci/startTool.mjs';
import { type Reading, readingsFile } from '../consumer/recordReads.ts';
import { type Pact, readPact } from '../pactFiles.ts';
import type { Finding } from './Finding.ts';

/** What a run of the consumer contracts gave. */
export interface Regenerated {
  pact: Pact;
  readings: Reading[];
  counts: { passed: number; failed: number; skipped: number };
  /** What Vitest printed. */
  output: string;
}

const contractsDir = join(import.meta.dirname, '..');

/** Runs the consumer contracts into an empty folder. */
export async function regenerate(): Promise<Regenerated> {
  const dir = mkdtempSync(join(tmpdir(), 'campus-bell-pacts-'));
  try {
    const report = join(dir, 'report');
    const pactDir = join(dir, 'pacts');
    mkdirSync(pactDir);
    const output = await runVitest(pactDir, report);
    if (!existsSync(report)) throw new Error(`The consumer contracts did not run.\n${output}`);
    const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(report, 'utf8'));
    const counts = { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests };
    const [name = 'none'] = readdirSync(pactDir).filter((file) => file.endsWith('.json'));
    const written = readPact(join(pactDir, name));
    const interactions = written.interactions.toSorted((a, b) => (a.description < b.description ? -1 : 1));
    const lines = join(pactDir, readingsFile);
    const readings = existsSync(lines) ? readFileSync(lines, 'utf8').trim().split('\n') : [];
    return {
      pact: { ...written, interactions },
      readings: readings.map((line) => JSON.parse(line) as Reading),
      counts,
      output,
    };
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

async function runVitest(pactDir: string, report: string): Promise<string> {
  const args = ['run', '--config', 'vitest.config.ts', '--reporter=default', '--reporter=json'];
  const options = { cwd: contractsDir, env: { PACT_DIR: pactDir } };
  return (await finishTool('vitest', [...args, `--outputFile.json=${report}`], options)).output;
}

/** A committed file is what the contracts give, byte for byte; with `write` it is made so. */
export function compareFile(file: string, text: string, write: boolean): Finding {
  const committed = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (committed === text) return { problems: [] };
  if (write) writeFileSync(file, text);
  const line = `${basename(file)} differs from line ${firstDifference(committed, text)}`;
  const advice = 'run `npm run contracts -- --write` and review the difference';
  return { problems: write ? [] : [`${line}: ${advice}`] };
}

function firstDifference(a: string, b: string): number {
  const other = b.split('\n');
  return a.split('\n').findIndex((line, index) => line !== other[index]) + 1;
}
